// Letters of squares: no font of the building machine is asked for, so each machine draws the same picture.

/** Seven rows of five places each. */
const LETTERS: Readonly<Record<string, string>> = {
  A: '.###. #...# #...# ##### #...# #...# #...#',
  B: '####. #...# #...# ####. #...# #...# ####.',
  C: '.#### #.... #.... #.... #.... #.... .####',
  D: '####. #...# #...# #...# #...# #...# ####.',
  E: '##### #.... #.... ####. #.... #.... #####',
  G: '.#### #.... #.... #..## #...# #...# .###.',
  H: '#...# #...# #...# ##### #...# #...# #...#',
  I: '##### ..#.. ..#.. ..#.. ..#.. ..#.. #####',
  L: '#.... #.... #.... #.... #.... #.... #####',
  N: '#...# ##..# ##..# #.#.# #..## #..## #...#',
  O: '.###. #...# #...# #...# #...# #...# .###.',
  R: '####. #...# #...# ####. #.#.. #..#. #...#',
  S: '.#### #.... #.... .###. ....# ....# ####.',
  T: '##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..',
  U: '#...# #...# #...# #...# #...# #...# .###.',
  W: '#...# #...# #...# #.#.# #.#.# ##.## #...#',
  '2': '####. ....# ....# .###. #.... #.... #####',
}
const PITCH = 6 // five places, and one between letters

/**
 * Text as a path of an SVG.
 * @param text capital letters, digits and spaces
 * @param size side of one square
 * @throws when there is no drawing of a letter
 */
export function blockText(text: string, x: number, y: number, size: number): string {
  const letters = [...text].map((letter, at) => {
    if (letter === ' ') return ''
    const rows = LETTERS[letter]
    if (!rows)
      throw new Error(
        `postbuild/steps/preview/block-letters.ts: found no letter "${letter}" of "${text}", expected one of ${Object.keys(LETTERS).join('')}. Fix: draw it there.`,
      )
    return rows
      .split(' ')
      .map((row, down) => {
        const runs = [...row.matchAll(/#+/g)]
        return runs
          .map(
            ({ 0: run, index }) =>
              `M${x + (at * PITCH + index) * size} ${y + down * size}h${run.length * size}v${size}h${-run.length * size}z`,
          )
          .join('')
      })
      .join('')
  })
  return letters.join('')
}

/** Width of a text, without the gap behind its last letter. */
export const blockWidth = (text: string, size: number) => (text.length * PITCH - 1) * size
