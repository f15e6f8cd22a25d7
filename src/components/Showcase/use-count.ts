import { usePluralForm } from '@docusaurus/theme-common'
import { translate } from '@docusaurus/Translate'

/** Texts for counts: "1 site", "83 sites", and of a filtered list "15 sites of 83". */
export function useCount() {
  const { selectMessage } = usePluralForm()
  const plural = (count: number, messages: string) =>
    selectMessage(count, messages).replace('{count}', String(count))
  const of = (shown: string, count: number, total: number) =>
    count === total
      ? shown
      : translate({ id: 'showcase.count.of', message: '{shown} of {total}' }, { shown, total })
  return {
    sites: (count: number, total: number) =>
      of(
        plural(count, translate({ id: 'showcase.count.sites', message: '1 site|{count} sites' })),
        count,
        total,
      ),
    tutorials: (count: number, total: number) =>
      of(
        plural(count, translate({ id: 'tutorials.count', message: '1 tutorial|{count} tutorials' })),
        count,
        total,
      ),
  }
}
