import { scrollInto } from '../../inline/scroll-into'

const ACTIVE = 'toc-active'
/** Number of entries from which the list next to the text shows a heading's subentries only while it's being read. */
const LONG = 60
const READ = 1 / 3 // of the window, from the top: the last heading above this line is the one being read

/** Uses the URL as written, because `hash` would encode non-ASCII characters. */
const getHeading = (link: HTMLAnchorElement) => document.getElementById(link.getAttribute('href')!.slice(1))

/** Whether the page can't be scrolled further down, within one pixel, because zoomed pages have fractions. */
const atEnd = () => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
}

/** Marks the heading being read in the contents list: the last in the top third of the window, or the last of the page. */
export function markContents() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-link')]
  if (links.length === 0) return
  const line = atEnd() ? window.innerHeight : window.innerHeight * READ
  const passed = links.filter((link) => (getHeading(link)?.getBoundingClientRect().top ?? Infinity) <= line)
  const current = passed.at(-1)?.hash
  for (const link of links) link.classList.toggle(ACTIVE, link.hash === current)
  const rail = document.querySelector('.doc-rail > .toc')
  rail?.classList.toggle('toc-long', rail.querySelectorAll('.toc-link').length > LONG)
  scrollInto(rail, `.${ACTIVE}`)
}
