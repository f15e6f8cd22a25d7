/** Makes an element with a class and a text or children. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...children)
  return element
}

/** Makes a button that says and does one thing. */
export function makeButton(text: string, handle: () => void, className = 'button'): HTMLButtonElement {
  const button = makeElement('button', className, text)
  button.type = 'button'
  button.addEventListener('click', handle)
  return button
}
