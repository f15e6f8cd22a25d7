import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { translate } from '@docusaurus/Translate'
import Translate from '@docusaurus/Translate'
import { markdownPath } from '@site/src/theme/DocItem/assistants'

/**
 * What readers can do with a whole page. Without a script, the button is a link to the page's Markdown; client
 * module `page-actions` turns it into a copy button and fills the menu when it opens.
 */
export default function PageActions() {
  const { permalink, editUrl } = useDoc().metadata
  const label = translate({ id: 'theme.actions.more', message: 'More page actions' })
  return (
    <div className="page-actions">
      <a className="copy-page" href={markdownPath(permalink)}>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <use href="#icon-copy" />
        </svg>
        <span>
          <Translate id="theme.actions.copy">Copy page</Translate>
        </span>
      </a>
      <details className="dropdown page-menu" data-edit={editUrl}>
        <summary aria-label={label}>
          <i className="caret" />
        </summary>
        <ul className="dropdown-menu page-menu-list" />
      </details>
    </div>
  )
}
