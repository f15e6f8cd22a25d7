/** Switches word wrap of a code block. */
export function handleWrap(target: Element) {
  const button = target.closest('button[data-wrap-code]')
  if (!button) return
  const wrapped = button.closest('.code')?.classList.toggle('code-wrapped') ?? false
  button.setAttribute('aria-pressed', String(wrapped))
}
