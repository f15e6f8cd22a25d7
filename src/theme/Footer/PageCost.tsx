import Translate, { translate } from '@docusaurus/Translate'

/** One object for all renders; otherwise, React would write the content again. */
const EMPTY = { __html: '' }

/**
 * The page's weight, and the switch that makes the next pages lighter. The weight is written by the build
 * (`src/navigation/finish`), and after a navigation by client module `page-weight`; the switch is client module
 * `saves-data`.
 */
export default function PageCost() {
  return (
    <p className="page-cost">
      <span data-page-weight="" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
      <button
        className="saver-switch"
        type="button"
        data-saver-switch=""
        data-replay=""
        title={translate({
          id: 'theme.footer.dataSaverHint',
          message: 'Prefetching is off. Images and videos load on request.',
        })}
      >
        <Translate id="theme.footer.dataSaver">Data saver:</Translate>{' '}
        <span className="saver-on">
          <Translate id="theme.footer.dataSaverOn">on</Translate>
        </span>
        <span className="saver-off">
          <Translate id="theme.footer.dataSaverOff">off</Translate>
        </span>
      </button>
    </p>
  )
}
