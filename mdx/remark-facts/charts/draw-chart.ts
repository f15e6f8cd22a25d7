import type { Bar, Chart, Moment } from './read-chart'

/** Pictures are as wide as a phone's column, so text in them keeps its size there. */
const WIDTH = 352
const BAR_ROW = 52
const LONGEST_BAR = 230
const MOMENT_ROW = 64
const LINE = 'var(--celo-diagram-line, currentColor)'

const escaped = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const rounded = (length: number): number => Math.round(length * 10) / 10

function drawBars(bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value))
  const rows = bars.map(({ label, value, text }, index) => {
    const top = index * BAR_ROW
    const length = rounded((value / most) * LONGEST_BAR)
    return (
      `<text x="2" y="${top + 16}">${escaped(label)}</text>` +
      `<rect x="2" y="${top + 24}" width="${length}" height="16" rx="3" fill="${LINE}"/>` +
      `<text x="${rounded(length + 10)}" y="${top + 37}" font-weight="600">${escaped(text)}</text>`
    )
  })
  return rows.join('')
}

function drawMoments(moments: readonly Moment[]): string {
  const end = (moments.length - 1) * MOMENT_ROW + 12
  const line = `<path d="M10 12V${end}" fill="none" stroke="${LINE}" stroke-width="1.5"/>`
  const rows = moments.map(({ when, what }, index) => {
    const top = index * MOMENT_ROW
    return (
      `<circle cx="10" cy="${top + 12}" r="6" fill="${LINE}"/>` +
      `<text x="28" y="${top + 17}" font-weight="600">${escaped(when)}</text>` +
      `<text x="28" y="${top + 37}">${escaped(what)}</text>`
    )
  })
  return line + rows.join('')
}

/** A chart in words: what a screen reader says, and what stands for the picture in Markdown. */
export function describeChart(chart: Chart): string {
  const lines =
    chart.kind === 'bars'
      ? chart.bars.map(({ label, text }) => `${label}: ${text}.`)
      : chart.moments.map(({ when, what }) => `${when}: ${what}.`)
  return lines.join(' ')
}

/** A chart as SVG, from shapes and text in the colors of the page. Pure. */
export function drawChart(chart: Chart): string {
  const isBars = chart.kind === 'bars'
  const height = isBars ? chart.bars.length * BAR_ROW - 4 : chart.moments.length * MOMENT_ROW - 16
  return (
    `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" ` +
    'font-family="inherit" font-size="14" fill="currentColor">' +
    `<title>${escaped(chart.title)}</title><desc>${escaped(describeChart(chart))}</desc>` +
    `${isBars ? drawBars(chart.bars) : drawMoments(chart.moments)}</svg>`
  )
}
