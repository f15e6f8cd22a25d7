import * as React from 'react'
import { describe, expect, it } from 'vitest'
import { mergeHeads } from './head-state'

const outer = [
  <html key="1" lang="en" className="outer" />,
  <title key="2">Site</title>,
  <meta key="3" property="og:title" content="Site" />,
  <link key="4" rel="canonical" href="/a" />,
]

describe('the head of a page', () => {
  it('takes the last title, and merges attributes', () => {
    const state = mergeHeads([
      outer,
      [<title key="1">Page</title>, <html key="2" lang="de" className="inner" />],
    ])
    expect(state.title).toBe('Page')
    expect(state.html).toEqual({ lang: 'de', class: 'inner' })
  })

  it('replaces a tag about the same, and leaves the others', () => {
    const inner = (
      <>
        <meta property="og:title" content="Page" />
        <link rel="canonical" href="/b" />
        <meta httpEquiv="refresh" content="1" />
      </>
    )
    const { tags } = mergeHeads([outer, inner])
    expect(tags.map(({ attributes }) => attributes.content ?? attributes.href)).toEqual(['Page', '/b', '1'])
    expect(tags[2]!.attributes).toEqual({ 'http-equiv': 'refresh', content: '1' })
  })

  it('leaves out what is absent, and two alternates of one address stay', () => {
    const hidden = undefined
    const links = ['de', 'fr'].map((lang) => <link key={lang} rel="alternate" href="/" hrefLang={lang} />)
    const { tags } = mergeHeads([[hidden, false, links]])
    expect(tags.map(({ attributes }) => attributes.hreflang)).toEqual(['de', 'fr'])
  })

  it('writes true and false as text', () =>
    expect(mergeHeads([<html key="1" lang="en" data-has-hydrated={false} />]).html['data-has-hydrated']).toBe(
      'false',
    ))

  it('is empty without heads', () =>
    expect(mergeHeads([])).toEqual({ title: undefined, html: {}, body: {}, tags: [] }))
})
