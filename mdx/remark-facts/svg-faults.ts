export interface SvgFault {
  line: number
  found: string
  expected: string
  mend: string
}

interface Rule {
  pattern: RegExp
  found: (match: RegExpExecArray) => string
  expected: string
  mend: string
}

const rules: Rule[] = [
  {
    pattern: /<!(?:DOCTYPE|ENTITY)/gi,
    found: () => 'a document type',
    expected: 'an <svg> element alone',
    mend: 'Remove the line.',
  },
  {
    pattern: /<(script|foreignObject|iframe|style|animate\w*|set)\b/gi,
    found: (match) => `<${match[1]}>`,
    expected: 'shapes, groups and text',
    mend: 'Remove the element; colours are attributes such as fill="currentColor".',
  },
  {
    pattern: /\s(on[a-z]+)\s*=/gi,
    found: (match) => `the event handler ${match[1]}`,
    expected: 'no script',
    mend: 'Remove the attribute.',
  },
  {
    pattern: /\sstyle\s*=/gi,
    found: () => 'a style attribute',
    expected: 'presentation attributes, as fill="…" (the content security policy forbids inline styles)',
    mend: 'Write each property of style="…" as an attribute of its own.',
  },
  {
    pattern: /\s(?:xlink:)?(?:href|src)\s*=\s*(?:"(?!#)([^"]*)"|'(?!#)([^']*)')/gi,
    found: (match) => `the address "${match[1] ?? match[2]}"`,
    expected: 'references to ids of the same picture, as href="#arrow"',
    mend: 'Draw the part inside the picture, or remove it.',
  },
  {
    pattern: /url\(\s*['"]?(?!#|['"])([^)]*)\)/gi,
    found: (match) => `url(${match[1]})`,
    expected: 'references to ids of the same picture, as url(#arrow)',
    mend: 'Draw the part inside the picture, or remove it.',
  },
]

const lineAt = (svg: string, index: number): number => svg.slice(0, index).split('\n').length

function needed(svg: string): SvgFault[] {
  const wanted: [RegExp, string, string][] = [
    [/<svg\b[^>]*\sviewBox\s*=/i, 'viewBox', 'Give the <svg> its viewBox="0 0 width height".'],
    [
      /<title\b[^>]*>\s*\S[\s\S]*?<\/title>/i,
      '<title>',
      'Add <title> with the name of the picture as first child.',
    ],
    [/<desc\b[^>]*>\s*\S[\s\S]*?<\/desc>/i, '<desc>', 'Add <desc> with all that the picture says, in words.'],
  ]
  return wanted.flatMap(([pattern, what, mend]) =>
    pattern.test(svg) ? [] : [{ line: 1, found: `no ${what}`, expected: `a ${what}`, mend }],
  )
}

/** What makes an SVG text unfit for a page: script, styles, other files, or no name and description. Pure. */
export function svgFaults(svg: string): SvgFault[] {
  const broken = rules.flatMap(({ pattern, found, expected, mend }) =>
    [...svg.matchAll(pattern)].map((match) => ({
      line: lineAt(svg, match.index),
      found: found(match as RegExpExecArray),
      expected,
      mend,
    })),
  )
  return [...needed(svg), ...broken].sort((a, b) => a.line - b.line)
}
