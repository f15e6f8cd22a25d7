const ACTIVE = 'toc-active'
const MARGIN = 24 // px below the navbar at which a heading counts as reached

/** Marks the heading being read in the contents list: the last that has passed below the navbar. */
export function markContents() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-link')]
  if (links.length === 0) return
  const line = (document.querySelector('.navbar')?.clientHeight ?? 0) + MARGIN
  const passed = links.filter((link) => {
    const heading = document.getElementById(link.hash.slice(1))
    return heading !== null && heading.getBoundingClientRect().top <= line
  })
  const current = passed.at(-1)?.hash
  for (const link of links) link.classList.toggle(ACTIVE, link.hash === current)
}
