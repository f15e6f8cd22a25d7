const places = [
  [0, 0],
  [17, 0],
  [0, 17],
  [17, 17],
] as const

/** Shapes of 15 units: square, circle, and quarters that open to the four corners. */
const shapes: Record<string, (x: number, y: number) => string> = {
  s: (x, y) => `M${x} ${y}h15v15h-15z`,
  c: (x, y) => `M${x} ${y + 7.5}a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0z`,
  a: (x, y) => `M${x + 15} ${y}v15h-15a15 15 0 0 1 15-15z`,
  b: (x, y) => `M${x} ${y}a15 15 0 0 1 15 15h-15z`,
  d: (x, y) => `M${x} ${y}h15v15a15 15 0 0 1-15-15z`,
  e: (x, y) => `M${x} ${y}h15a15 15 0 0 1-15 15z`,
}

const isMarked = (tile: string) => tile === tile.toUpperCase()

function drawn(tiles: string, marked: boolean): string {
  const parts = places.map(([x, y], index) => {
    const tile = tiles[index] ?? ''
    return isMarked(tile) === marked ? (shapes[tile.toLowerCase()]?.(x, y) ?? '') : ''
  })
  return parts.join('')
}

/** An ornament of four tiles, such as `Assc`: s square, c circle, a b d e quarters; a capital is marked. */
export default function Glyph({ tiles }: { tiles: string }) {
  return (
    <svg className="glyph" viewBox="0 0 32 32" aria-hidden="true">
      <path d={drawn(tiles, false)} />
      <path className="on" d={drawn(tiles, true)} />
    </svg>
  )
}
