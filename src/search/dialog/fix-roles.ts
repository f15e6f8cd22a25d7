// The dialog's markup as assistive technology should hear it. @docsearch/react 3.9.0 calls the whole dialog a button,
// puts links into options, which may hold none, and gives its lists one id. Here it is a dialog with a combobox, whose
// hits are the items of trees: those may hold links, and a list may be one.

const NOT_OF_A_DIALOG = [
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-owns',
  'aria-labelledby',
  'aria-controls',
]

/** Sets an attribute where it differs: a change for nothing would be seen as a change again. */
function set(element: Element | null, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function fixContainer(root: Element): void {
  const container = root.querySelector('.DocSearch-Container')
  set(container, 'role', 'dialog')
  set(container, 'aria-modal', 'true')
  set(container, 'aria-label', 'Search')
  for (const name of NOT_OF_A_DIALOG) if (container?.hasAttribute(name)) container.removeAttribute(name)
  for (const part of root.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer'))
    set(part, 'role', 'none')
}

function fixLists(root: Element): void {
  for (const list of root.querySelectorAll('[role="listbox"], [role="tree"]')) {
    const hit = list.querySelector('li')?.id ?? ''
    set(list, 'role', 'tree')
    set(list, 'id', hit.replace(/item-\d+$/, 'list'))
    set(list, 'aria-label', list.previousElementSibling?.textContent ?? 'Results')
    if (list.hasAttribute('aria-labelledby')) list.removeAttribute('aria-labelledby')
  }
  for (const hit of root.querySelectorAll('[role="option"]')) set(hit, 'role', 'treeitem')
}

function fixField(root: Element): void {
  const field = root.querySelector('.DocSearch-Input')
  set(field, 'role', 'combobox')
  set(field, 'aria-haspopup', 'tree')
  set(field, 'aria-expanded', String(root.querySelector('[role="tree"]') !== null))
}

function fix(root: Element): void {
  fixContainer(root)
  fixLists(root)
  fixField(root)
}

/** Fixes the roles now and after every change, until the function that it gives is called. */
export function fixRoles(root: Element): () => void {
  fix(root)
  const observer = new MutationObserver(() => fix(root))
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'id'],
  })
  return () => observer.disconnect()
}
