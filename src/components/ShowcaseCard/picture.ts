/** Tiles of `Glyph`, each as likely as the others. */
const TILES = 'scabde'
const TONES = 4

/** A project's picture: tiles for `Glyph`, one of them marked, and which of the four color pairs it uses. */
export interface Picture {
  readonly tiles: string
  readonly tone: number
}

/** Spreads names over 32 bits (FNV-1a), so names that differ by one letter get different pictures. */
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
