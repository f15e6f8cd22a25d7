import { expect, it } from 'vitest'
import { commandStarts } from './command-starts'

it.each([
  ['one command a line', 'npm init\nnpm install viem', [1, 2]],
  ['no prompt in front of a continued line', 'cast send \\\n  --value 1\nls', [1, 3]],
  ['none in front of comments and blank lines', '# install\n\nnpm install', [3]],
  ['none inside a here-document', "cat > a <<'EOF'\nhello\nEOF\nls", [1, 4]],
  ['none inside quotes', "echo 'a\nb'\nls", [1, 3]],
  ['an apostrophe in a comment opens nothing', "ls # don't\npwd", [1, 2]],
])('%s', (_name, code, expected) => expect([...commandStarts(code)]).toEqual(expected))
