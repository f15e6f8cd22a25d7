import type { HtmlTags, LoadContext } from '@docusaurus/types'
import { describe, expect, it } from 'vitest'
import type { ThirdParties } from '../../config/third-parties'
import thirdParties from './index'

const context = {} as LoadContext // the plugin does not read it

const all: ThirdParties = {
  analyticsId: 'G-ABCDEF1234',
  tagManagerId: 'GTM-ABCDEF',
  assistant: { script: 'https://cdn.example.org/a.js', token: 'public-token', attribute: 'data-token' },
  formsScript: 'https://forms.example.org/f.js',
  search: { appId: 'ABCDEFGHIJ', apiKey: '0'.repeat(32), indexName: 'celo', insights: true },
  origins: { CELO_FORMS_ORIGINS: { connect: ['https://api.example.org'] } },
}
const search = { appId: 'ABCDEFGHIJ', apiKey: '0'.repeat(32), indexName: 'celo' }

type Tags = { headTags?: HtmlTags; preBodyTags?: HtmlTags; postBodyTags?: HtmlTags }

/** Everything that the plugin adds to each page. */
const listTags = (services: ThirdParties) =>
  thirdParties(context, services).injectHtmlTags!({ content: undefined }) as Tags
const listModules = (services: ThirdParties) => thirdParties(context, services).getClientModules!()

describe('third-party services', () => {
  it('cost nothing unless configured: no markup, no script', () => {
    expect(listTags({ search })).toEqual({ headTags: [] })
    expect(listModules({ search })).toEqual([])
  })

  it('are listed in the page as data, and the page itself loads none of their URLs', () => {
    const { headTags, ...others } = listTags(all)
    expect(others).toEqual({})
    expect(headTags).toEqual([
      {
        tagName: 'script',
        attributes: { type: 'application/json', id: 'celo.services' },
        innerHTML: JSON.stringify({
          analytics: { id: 'G-ABCDEF1234' },
          tagManager: { id: 'GTM-ABCDEF' },
          assistant: all.assistant,
          forms: { script: all.formsScript },
          insights: { appId: 'ABCDEFGHIJ', apiKey: '0'.repeat(32) },
        }),
      },
    ])
    expect(listModules(all)).toHaveLength(1)
  })

  it('cannot end the block that lists them', () => {
    const { headTags } = listTags({ formsScript: 'https://forms.example.org/</script><script>' })
    expect(JSON.stringify(headTags)).not.toContain('</script>')
  })
})
