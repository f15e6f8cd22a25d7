import Translate from '@docusaurus/Translate'

/** What readers without JavaScript see below the filters. */
export default function FiltersNeedScript() {
  return (
    <noscript>
      <p className="receipt receipt-open">
        <Translate id="showcase.filters.noScript">
          Filters require JavaScript. Without it, you see the whole list.
        </Translate>
      </p>
    </noscript>
  )
}
