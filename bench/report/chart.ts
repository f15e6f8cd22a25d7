import type { Named } from './tables'
import type { Figure } from './stored'

const KINDS = [
  ['html', 'HTML'],
  ['script', 'JavaScript'],
  ['style', 'CSS'],
  ['font', 'fonts'],
  ['other', 'other'],
  ['ahead', 'prefetched'],
] as const

const SIZE = { width: 720, left: 150, right: 70, bar: 26, gap: 16, top: 96 }

/** Colors for both themes are set by class, so one file works on light and dark pages. */
const STYLE = `text{font:14px system-ui,sans-serif;fill:#1e1e1e}.note{font-size:12px}.axis{stroke:#767676}.html{fill:#476520}.script{fill:#b45309}.style{fill:#1d4ed8}.font{fill:#9d174d}.other{fill:#57534e}.ahead{fill:#a8a29e}@media (prefers-color-scheme:dark){text{fill:#f5f5f4}.axis{stroke:#a8a29e}.html{fill:#a3d65c}.script{fill:#fbbf24}.style{fill:#93c5fd}.font{fill:#f9a8d4}.other{fill:#d6d3d1}.ahead{fill:#78716c}}`

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`

type Bar = { title: string; all: number; parts: { kind: string; bytes: number }[] }

function listBars(sites: readonly Named[], figure: Figure): Bar[] {
  return sites.flatMap(({ name, title }) => {
    const all = figure(`page.${name}`, 'bytes.all')
    if (all === undefined) return []
    return {
      title,
      all,
      parts: KINDS.map(([kind]) => ({ kind, bytes: figure(`page.${name}`, `bytes.${kind}`) ?? 0 })),
    }
  })
}

function drawBar({ title, all, parts }: Bar, index: number, scale: number): string {
  const y = SIZE.top + index * (SIZE.bar + SIZE.gap)
  let x = SIZE.left
  const pieces = parts.map(({ kind, bytes }) => {
    const width = Math.round(bytes * scale * 10) / 10
    const piece = `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${SIZE.bar}"/>`
    x = Math.round((x + width) * 10) / 10
    return width > 0 ? piece : ''
  })
  const middle = y + SIZE.bar / 2 + 5
  return `<text x="${SIZE.left - 10}" y="${middle}" text-anchor="end">${title}</text>${pieces.join('')}<text x="${x + 8}" y="${middle}">${kilobytes(all)}</text>`
}

const legend = () =>
  KINDS.map(([kind, name], index) => {
    const x = SIZE.left + (index % 3) * 140
    const y = 46 + Math.floor(index / 3) * 20
    return `<rect class="${kind}" x="${x}" y="${y}" width="12" height="12"/><text class="note" x="${x + 18}" y="${y + 11}">${name}</text>`
  }).join('')

/** A chart as SVG. In: its bars, and what they are about. */
function drawChart(bars: readonly Bar[], title: string, heading: string): string {
  const scale = (SIZE.width - SIZE.left - SIZE.right) / Math.max(...bars.map(({ all }) => all))
  const height = SIZE.top + bars.length * (SIZE.bar + SIZE.gap)
  const told = bars.map((bar) => `${bar.title}: ${kilobytes(bar.all)}`).join('; ')
  const axis = `<path class="axis" d="M${SIZE.left} ${SIZE.top - 6}V${height - 6}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${height}" role="img" aria-labelledby="title description"><title id="title">${title}</title><desc id="description">Compressed bytes of one documentation page until the network is idle. ${told}.</desc><style>${STYLE}</style><text x="${SIZE.left}" y="26">${heading}</text>${legend()}${axis}${bars.map((bar, index) => drawBar(bar, index, scale)).join('')}</svg>\n`
}

/** One bar per site: what a page sends until the network is idle, by kind. Out: SVG; undefined without measurements. */
export function chart(sites: readonly Named[], figure: Figure): string | undefined {
  const bars = listBars(sites, figure)
  if (bars.length === 0) return undefined
  return drawChart(bars, 'What one page costs a reader', 'One page until the network is idle, compressed')
}

/** What one page of this site cost a reader on a day, by kind. */
export type PastCost = { day: string; html: number; script: number; style: number }

/** One bar per recorded day, the latest last. Out: SVG. */
export function historyChart(past: readonly PastCost[]): string {
  const bars = past.map(({ day, html, script, style }) => ({
    title: day,
    all: html + script + style,
    parts: Object.entries({ html, script, style }).map(([kind, bytes]) => ({ kind, bytes })),
  }))
  return drawChart(bars, 'What one page has cost a reader', 'One page of this site until the network is idle')
}
