/**
 * Maps TextMate scopes to the design's six token classes: keyword, string, function, number, type, comment. Uses
 * classes because a strict content security policy forbids inline styles.
 */
const rules: [RegExp, string][] = [
  [/^comment|^punctuation\.definition\.comment/, 'tc'],
  [/^string(?!\.unquoted)|^punctuation\.definition\.string|^markup\.inserted/, 'ts'],
  [
    /^constant\.(numeric|language)|^constant\.other\.option|^variable\.parameter\.option|^entity\.name\.tag/,
    'tn',
  ],
  [/^(entity\.name\.function|support\.function|entity\.name\.command|meta\.function-call\.generic)/, 'tf'],
  [
    /^(entity\.name\.type|support\.type(?!\.property)|support\.class|entity\.other\.inherited-class|entity\.name\.class)/,
    'tt',
  ],
  [/^(keyword(?!\.operator)|storage|keyword\.operator\.(new|expression|type))|^markup\.deleted/, 'tk'],
  [/^support\.type\.property-name/, 'tf'],
]

/** The class of a token, from its scopes, innermost first; undefined for plain text. */
export function tokenClass(scopes: readonly string[]): string | undefined {
  for (const scope of [...scopes].reverse()) {
    const rule = rules.find(([pattern]) => pattern.test(scope))
    if (rule) return rule[1]
  }
  return undefined
}
