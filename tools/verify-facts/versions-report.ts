import type { MovedVersion } from '../../src/types/status'

/** The packages that npm was asked about, and its answers. */
export interface VersionsAnswer {
  askedOn: string
  /** How many packages npm was asked about. */
  asked: number
  moved: readonly MovedVersion[]
}

/** Packages whose newest version isn't the one on the pages, as Markdown. Pure. */
export function versionsReport({ askedOn, asked, moved }: VersionsAnswer): string {
  const head = `## Package versions\n\n${moved.length} of ${asked} packages have a newer version on npm (${askedOn}).\n`
  if (moved.length === 0) return head
  const rows = moved.map(
    ({ name, here, newest, note }) => `| \`${name}\` | ${here} | ${newest} | ${note ?? ''} |`,
  )
  return [
    head,
    '| Package | On these pages | Newest | Note |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
