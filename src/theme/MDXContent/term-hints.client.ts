const shown = () => document.querySelectorAll('.term:is(:hover, :focus-visible)')

/** Hides the hints shown over the text until the reader leaves their words. */
export const closeHints = () => shown().forEach((hint) => hint.classList.add('term-closed'))

export function reopenHint({ target }: Event) {
  if (target instanceof Element) target.closest('.term')?.classList.remove('term-closed')
}
