import siteConfig from '@generated/docusaurus.config'

/** Lets the reader hide the list of pages until the tab loads another document. */
let isHidden = false

const LABELS = { true: 'Expand sidebar', false: 'Collapse sidebar' } as const
const ICON = '<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><use href="#icon-back"/></svg>'

/** It needs a script, so it isn't in the pages' HTML. */
function addButton(sidebar: Element): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'sidebar-hide icon-button',
    innerHTML: ICON,
  })
  button.addEventListener('click', () => {
    isHidden = !isHidden
    showHidden()
  })
  sidebar.classList.add('sidebar-hideable')
  sidebar.append(button)
  return button
}

/** Applies the button and the reader's choice to the current page, if sidebars are hideable. */
export function showHidden() {
  const { sidebar: options } = (siteConfig.themeConfig as { docs: { sidebar: { hideable: boolean } } }).docs // config/theme.ts
  const sidebar = document.querySelector('.sidebar')
  if (!sidebar || !options.hideable) return
  const button = sidebar.querySelector('.sidebar-hide') ?? addButton(sidebar)
  sidebar.classList.toggle('sidebar-hidden', isHidden)
  sidebar.parentElement?.classList.toggle('doc-without-list', isHidden)
  button.setAttribute('aria-label', LABELS[`${isHidden}`])
  button.setAttribute('aria-expanded', String(!isHidden))
}
