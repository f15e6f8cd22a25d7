/** Tiles of `Glyph`, each as likely as the others. */
const TILES = 'scabde'
const TONES = 4

/** The picture of a project: tiles for `Glyph`, of which one is marked, and which of the four pairs of colors it has. */
export interface Picture {
  readonly tiles: string
  readonly tone: number
}

/** Spreads names over 32 bits (FNV-1a), so that names that differ in a letter get pictures that differ. */
function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Draws a project's picture from its name: the same name always gets the same one. */
export function drawPicture(name: string): Picture {
  let rest = hashName(name)
  const take = (count: number) => {
    const taken = rest % count
    rest = Math.floor(rest / count)
    return taken
  }
  const tone = take(TONES)
  const marked = take(4)
  const tiles = [0, 1, 2, 3].map((place) => {
    const tile = TILES[take(TILES.length)]!
    return place === marked ? tile.toUpperCase() : tile
  })
  return { tiles: tiles.join(''), tone }
}
