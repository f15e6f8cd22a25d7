/**
 * What readers can do with a page's Markdown, on the link that every page has: copy it, copy a section, open it in an
 * assistant. Delegated from the document, as the theme's own client modules are.
 */
import type { ClientModule } from '@docusaurus/types'
import { assistantLinks, markdownPath } from './assistants'
import { copyText } from './copy-text'
import { sectionAt } from './markdown-section'
import './page-actions.css'

const HEADINGS = ':is(h1, h2, h3, h4, h5, h6)'

const twin = () => markdownPath(window.location.pathname)

async function readMarkdown(): Promise<string> {
  const response = await fetch(twin())
  if (!response.ok) throw new Error(`${twin()}: status ${response.status}`)
  return response.text()
}

async function readSection(heading: Element): Promise<string> {
  const headings = [...document.querySelectorAll(`#main ${HEADINGS}`)]
  const section = sectionAt(await readMarkdown(), headings.indexOf(heading))
  if (section === undefined) throw new Error(`${twin()}: no section "${heading.textContent}"`)
  return section
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, values: object, ...children: Node[]) {
  const made = Object.assign(document.createElement(name), values)
  made.append(...children)
  return made
}

function menuItems(): HTMLElement[] {
  const links = assistantLinks(new URL(twin(), window.location.origin).href).map(({ name, href }) =>
    element('a', { href, target: '_blank', rel: 'noopener noreferrer', textContent: `Open in ${name}` }),
  )
  const copy = element('button', { type: 'button', className: 'copy-page', textContent: 'Copy page' })
  const view = element('a', { href: twin(), textContent: 'View as Markdown' })
  return [copy, view, ...links].map((item) => element('li', {}, item))
}

/** Makes a menu of the page's link to its Markdown, at the same place and of the same width, so that nothing moves. */
function addMenu(): void {
  const link = document.querySelector<HTMLAnchorElement>('.page-actions a:only-child')
  if (!link || link.closest('details')) return
  const summary = element('summary', { textContent: link.textContent })
  const list = element('ul', { className: 'dropdown-menu page-menu-list' }, ...menuItems())
  const focused = document.activeElement === link
  link.replaceWith(element('details', { className: 'dropdown page-menu' }, summary, list))
  if (focused) summary.focus()
}

/** Puts a button behind the heading that the reader points at or reaches by keyboard. */
function offerSection(target: EventTarget | null): void {
  const heading = target instanceof Element && target.closest('.prose :is(h2, h3)[id]')
  if (!heading || heading.querySelector('.copy-section')) return
  const word = element('span', { textContent: 'Copy section' })
  const button = element('button', { type: 'button', className: 'copy-section' }, word)
  heading.append(button)
}

function handleClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  const page = target.closest<HTMLElement>('.copy-page')
  if (page) void copyText(page, readMarkdown())
  const section = target.closest<HTMLElement>('.copy-section')
  if (section) void copyText(section, readSection(section.closest(HEADINGS)!))
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', handleClick)
  for (const type of ['mouseover', 'focusin'])
    document.addEventListener(type, ({ target }) => offerSection(target), { passive: true })
}

const pageActions: ClientModule = { onRouteDidUpdate: addMenu }

export default pageActions
