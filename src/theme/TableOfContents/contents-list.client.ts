import { scrollInto } from '../DocSidebar/scroll-into'

const ACTIVE = 'toc-active'
/** Entries from which the list beside the text shows those below a heading only while that is being read. */
const LONG = 60
const READ = 1 / 3 // of the window, from its top: a heading there is what the reader reads below

/** By the address as it is written: `hash` would encode what is not ASCII. */
const getHeading = (link: HTMLAnchorElement) => document.getElementById(link.getAttribute('href')!.slice(1))

/** Whether the page cannot be scrolled further down. A pixel of leeway: zoomed pages have fractions. */
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
