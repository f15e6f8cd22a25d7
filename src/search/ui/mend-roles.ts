// The dialog's markup as assistive technology should hear it. @docsearch/react 3.9.0 calls the whole dialog a button,
// and puts links into options, which may hold none. Here it is a dialog, and its hits are the rows of a grid.

const CONTAINER = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby']

function mend(root: Element): void {
  const container = root.querySelector('.DocSearch-Container')
  if (container?.getAttribute('role') === 'button') {
    container.setAttribute('role', 'dialog')
    container.setAttribute('aria-modal', 'true')
    container.setAttribute('aria-label', 'Search')
  }
  for (const name of CONTAINER) if (container?.hasAttribute(name)) container.removeAttribute(name)
  for (const list of root.querySelectorAll('[role="listbox"]')) {
    list.setAttribute('role', 'grid')
    list.removeAttribute('aria-labelledby')
    list.setAttribute('aria-label', list.previousElementSibling?.textContent ?? 'Results')
  }
  for (const hit of root.querySelectorAll('[role="option"]')) hit.setAttribute('role', 'row')
}

/** Mends the roles now and after every change, until the function that it gives is called. */
export function mendRoles(root: Element): () => void {
  mend(root)
  const observer = new MutationObserver(() => mend(root))
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', ...CONTAINER],
  })
  return () => observer.disconnect()
}
