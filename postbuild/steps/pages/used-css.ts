import type { Root } from 'hast'
import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import { visit } from 'unist-util-visit'
import { listClasses } from '../../../model/html'

/** Class and id names of a page, as in a selector: `.path` is a class, and `#path` an id. */
export function listNames(tree: Root): Set<string> {
  const names = new Set<string>()
  visit(tree, 'element', (element) => {
    for (const name of listClasses(element)) names.add(`.${name}`)
    if (element.properties.id) names.add(`#${String(element.properties.id)}`)
  })
  return names
}

/** The classes and ids that a selector requires, outside `:not()` and the like. */
function listRequired(selector: string): string[] {
  const asked = selector.replace(/:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  return [...asked.matchAll(/[.#](?:\\.|[\w-])+/g)].map(([name]) => name.replace(/\\/g, ''))
}

const applies = (selector: string, names: ReadonlySet<string>): boolean =>
  listRequired(selector).every((name) => names.has(name))

const isStep = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')

/** Every rule of a stylesheet: its size, and what a page needs for it to apply, for each of its selectors. */
export function listRules(css: string): { size: number; required: string[][] }[] {
  const rules: { size: number; required: string[][] }[] = []
  postcss.parse(css).walkRules((rule) => {
    if (!isStep(rule))
      rules.push({ size: rule.toString().length, required: rule.selectors.map(listRequired) })
  })
  return rules
}

/**
 * The rules of a stylesheet that can apply to pages with the given names. A rule is only dropped if a class or id
 * that it requires isn't on any of those pages, so the result looks the same on screen. Print rules are left out.
 * @param css minified stylesheet
 * @param names class and id names of the pages
 */
export function usedCss(css: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print')
      rule.remove() // comes with the full stylesheet
    else if (rule.params.startsWith('(')) rule.raws.afterName = '' // "@media(" needs no space
  })
  root.walkRules((rule) => {
    if (isStep(rule)) return
    const selectors = rule.selectors.filter((selector) => applies(selector, names))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  dropUnusedKeyframes(root, root.toString())
  dropEmpty(root)
  return root.toString()
}

function dropUnusedKeyframes(root: Container, css: string) {
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(css)) rule.remove()
  })
}

/** Removes empty blocks; a statement such as the layer order stays. */
function dropEmpty(container: Container) {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return
    dropEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}
