/**
 * What readers can do with a page's Markdown: copy it, copy a section, open it in an assistant. Delegated from the
 * document, like the theme's own client modules. The menu is filled when it opens.
 */
import { assistantLinks, markdownPath } from './assistants'
import { copyText } from './copy-text'
import { sectionAt } from './markdown-section'
import './page-actions.css'

const HEADINGS = ':is(h1, h2, h3, h4, h5, h6)'

const markdownHere = () => markdownPath(window.location.pathname)

async function readMarkdown(): Promise<string> {
  const response = await fetch(markdownHere())
  if (!response.ok) throw new Error(`${markdownHere()}: status ${response.status}`)
  return response.text()
}

async function readSection(heading: Element): Promise<string> {
  const headings = [...document.querySelectorAll(`#main ${HEADINGS}`)]
  const section = sectionAt(await readMarkdown(), headings.indexOf(heading))
  if (section === undefined) throw new Error(`${markdownHere()}: no section "${heading.textContent}"`)
  return section
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, values: object, ...children: Node[]) {
  const made = Object.assign(document.createElement(name), values)
  made.append(...children)
  return made
}

const external = (href: string, textContent: string) =>
  element('a', { href, target: '_blank', rel: 'noopener noreferrer', textContent })

function menuItems(menu: HTMLElement): HTMLElement[] {
  const assistants = assistantLinks(new URL(markdownHere(), window.location.origin).href)
  const edit = menu.dataset.edit
  const items = [
    element('a', { href: markdownHere(), textContent: 'View as Markdown' }),
    ...assistants.map(({ name, href }) => external(href, `Open in ${name}`)),
    element('a', { href: '/build/mcp', textContent: 'Connect over MCP' }),
    ...(edit ? [external(edit, 'Edit this page')] : []),
    element('a', { href: '#feedback', textContent: 'Report a problem' }),
  ]
  return items.map((item) => element('li', {}, item))
}

function handleToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('.page-menu[open]')) return
  const list = target.querySelector('ul')
  if (list?.childElementCount === 0) list.append(...menuItems(target))
}

/** Adds a button after the heading that the reader points at or reaches by keyboard. */
function offerSection(target: EventTarget | null): void {
  const heading = target instanceof Element && target.closest('.prose :is(h2, h3)[id]')
  if (!heading || heading.querySelector('.copy-section')) return
  const word = element('span', { textContent: 'Copy section' })
  const button = element('button', { type: 'button', className: 'copy-section' }, word)
  heading.append(button)
}

function handleClick(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const page = target.closest<HTMLElement>('.copy-page')
  if (page && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    void copyText(page, readMarkdown())
  }
  const section = target.closest<HTMLElement>('.copy-section')
  if (section) void copyText(section, readSection(section.closest(HEADINGS)!))
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', handleClick, { capture: true })
  document.addEventListener('toggle', handleToggle, { capture: true })
  for (const type of ['mouseover', 'focusin'])
    document.addEventListener(type, ({ target }) => offerSection(target), { passive: true })
}
