/** What all `<Head>`s of a page put into the document's head, put together. Pure: helmet.tsx writes it. */
import { Children, Fragment, isValidElement, type ReactNode } from 'react'

export type Attributes = Readonly<Record<string, string>>
export type HeadTag = { readonly name: string; readonly attributes: Attributes; readonly text: string }
export type HeadState = {
  readonly title: string | undefined
  /** Attributes of the elements that a page has only one of. */
  readonly html: Attributes
  readonly body: Attributes
  readonly tags: readonly HeadTag[]
}

/** React's names that aren't the attribute's name in lower case. */
const RENAMED: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' }

/** Every value as text, true and false too: `data-has-hydrated` is one of them. */
function toAttributes(props: object): Attributes {
  const given = Object.entries(props).filter(([name, value]) => name !== 'children' && value !== undefined)
  return Object.fromEntries(
    given.map(([name, value]) => [RENAMED[name] ?? name.toLowerCase(), String(value)]),
  )
}

/** Elements among a head's children, fragments opened. */
function listTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    if (child.type === Fragment) return listTags(child.props.children)
    const text = Children.toArray(child.props.children).join('')
    return [{ name: String(child.type), attributes: toAttributes(child.props), text }]
  })
}

/** Attributes that say what a tag is about; a later tag about the same replaces an earlier one. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  meta: ['charset', 'name', 'property', 'http-equiv', 'itemprop'],
  link: ['href', 'rel'],
}

/** What a tag is about. A canonical link is about the page, any other link about its address. */
function nameSubject({ name, attributes, text }: HeadTag): string {
  if (name === 'link' && attributes.rel === 'canonical') return 'canonical'
  const subject = SUBJECTS[name]?.find((each) => attributes[each] !== undefined)
  return subject ? `${name} ${subject} ${attributes[subject]}` : `${name} ${attributes.src ?? text}`
}

const merge = (tags: readonly HeadTag[], name: string): Attributes =>
  Object.assign(
    {},
    ...tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes),
  ) as Attributes

/**
 * Tags of one head with the same subject all stay, such as two alternates of one address; those of a later head replace
 * the ones before.
 */
function dropReplaced(heads: readonly (readonly HeadTag[])[]): HeadTag[] {
  return heads.flatMap((head, at) => {
    const later = new Set(
      heads
        .slice(at + 1)
        .flat()
        .map(nameSubject),
    )
    return head.filter((tag) => !later.has(nameSubject(tag)))
  })
}

/** @param heads children of each `<Head>`, those around a page before those in it */
export function mergeHeads(heads: readonly ReactNode[]): HeadState {
  const lists = heads.map(listTags)
  const all = lists.flat()
  const isTag = ({ name }: HeadTag) => !['html', 'body', 'title'].includes(name)
  return {
    title: all.findLast(({ name, text }) => name === 'title' && text)?.text,
    html: merge(all, 'html'),
    body: merge(all, 'body'),
    tags: dropReplaced(lists.map((list) => list.filter(isTag))),
  }
}
