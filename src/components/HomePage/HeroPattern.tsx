/** Shapes in a tile of 64 units: square, circle, and quarters that open to the four corners. */
const shapes: Record<string, (x: number, y: number) => string> = {
  s: (x, y) => `M${x} ${y}h64v64h-64z`,
  c: (x, y) => `M${x} ${y + 32}a32 32 0 1 1 64 0a32 32 0 1 1-64 0z`,
  a: (x, y) => `M${x + 64} ${y}v64h-64a64 64 0 0 1 64-64z`,
  b: (x, y) => `M${x} ${y}a64 64 0 0 1 64 64h-64z`,
  d: (x, y) => `M${x} ${y}h64v64a64 64 0 0 1-64-64z`,
  e: (x, y) => `M${x} ${y}h64a64 64 0 0 1-64 64z`,
}

/** The wall, row by row, for each of its four colors. The code covers six of its columns. */
const wall = {
  p1: 'c..sc.b.sab. .......sc..s .......csbc. b.......as.. .......s.csa .......ase.c s.e.s.cbcs.s',
  p2: '.a.c..s.c..s .......a.sd. .........c.b .......ce..c c.......sa.. .........cs. .s.b.d.c.bc.',
  p3: '............ ............ ............ .......c....',
  p4: '............ ............ ..........a. ............ ............ d.......b...',
}

const drawn = (rows: string) =>
  rows
    .split(' ')
    .flatMap((row, y) => [...row].map((name, x) => shapes[name]?.(x * 64, y * 64) ?? ''))
    .join('')

/** Tiles and circles behind the code: decoration only, so hidden from assistive technology. */
export default function HeroPattern() {
  return (
    <svg className="pattern" viewBox="0 0 768 448" aria-hidden="true">
      {Object.entries(wall).map(([name, rows]) => (
        <path key={name} className={name} d={drawn(rows)} />
      ))}
    </svg>
  )
}
