// Fixes the dialog's markup for assistive technology. @docsearch/react 3.9.0 calls the whole dialog a button, puts
// links into options, which can't contain any, and gives all its lists one id. Here, it's a dialog with a combobox
// whose hits are tree items, because those can contain links and a list can be a tree.

const NOT_OF_A_DIALOG = [
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-owns',
  'aria-labelledby',
  'aria-controls',
]

/** Sets an attribute only if it differs, because an unnecessary change would be observed as another change. */
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

/** Fixes the roles now and after every change, until the returned function is called. */
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
