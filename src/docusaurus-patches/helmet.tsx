/**
 * Replaces react-helmet-async (@slorber/react-helmet-async 1.3.0) in the browser: what `<Head>` needs of it, in a tenth
 * of its size. The build still uses the original, which marks its tags with `data-rh`; tags that are the same stay.
 */
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { mergeHeads, type Attributes, type HeadTag } from './head-state'

type Props = { children?: ReactNode }

/** Every head on the page, in the order in which React first drew them: outer ones first. */
const heads = new Map<object, ReactNode>()
/** Names of the attributes that heads put on an element last time. */
const written = new WeakMap<Element, Attributes>()

function writeAttributes(element: Element, attributes: Attributes): void {
  for (const name of Object.keys(written.get(element) ?? {})) {
    if (!(name in attributes)) element.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  written.set(element, attributes)
}

function makeElement({ name, attributes, text }: HeadTag): Element {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.setAttribute('data-rh', 'true')
  element.textContent = text // unlike append, leaves no empty text, which would make it differ from the one before
  return element
}

function writeTags(tags: readonly HeadTag[]): void {
  const before = [...document.head.querySelectorAll('[data-rh]:not(title)')]
  const added = tags.map(makeElement).filter((element) => {
    const at = before.findIndex((old) => old.isEqualNode(element))
    if (at >= 0) before.splice(at, 1)
    return at < 0
  })
  for (const element of before) element.remove()
  document.head.append(...added)
}

/** The title that heads wrote last time: drawing a page again doesn't take back what something else has written. */
let lastTitle: string | undefined

function writeHead(): void {
  const { title, html, body, tags } = mergeHeads([...heads.values()])
  if (title !== undefined && title !== lastTitle) document.title = title
  lastTitle = title
  writeAttributes(document.documentElement, html)
  writeAttributes(document.body, body)
  writeTags(tags)
}

let frame = 0

/** Once per frame, no matter how many heads changed. */
function writeSoon(): void {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(writeHead)
}

export function Helmet({ children }: Props): null {
  const [key] = useState(() => {
    const name = {}
    heads.set(name, children) // while drawing, because the effects of inner heads come first
    return name
  })
  useLayoutEffect(() => {
    heads.set(key, children)
    writeSoon()
  }, [key, children])
  useLayoutEffect(
    () => () => {
      heads.delete(key)
      writeSoon()
    },
    [key],
  )
  return null
}

export const HelmetProvider = ({ children }: Props) => children
