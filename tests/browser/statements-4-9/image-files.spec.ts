import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '../../support/test'

const folder = '.cache/kitchen-sink/assets/ideal-img'
const files = () => fs.readdirSync(folder)
const listWidths = (name: string) =>
  files()
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => Number(/\.(\d+)\.\w+$/.exec(file)![1]))
    .sort((one, other) => one - other)

/** The first number in a JPEG's luminance table, which depends only on the quality. */
function firstQuantum(jpeg: Buffer): number {
  const table = jpeg.indexOf(Buffer.from([0xff, 0xdb]))
  return jpeg[table + 5]! // marker 2, length 2, table number 1
}

test('S9.1 photographs are compressed at quality 70', () => {
  for (const file of files().filter((name) => name.startsWith('photo.'))) {
    // The standard table starts with 16. A quality q above 50 scales it by (200 - 2q)%: 60% is 10, and q = 80 gives 6.
    expect(firstQuantum(fs.readFileSync(path.join(folder, file)))).toBe(10)
  }
})

test('S9.2, S9.3, S9.4 a wide image has two sizes, 640 and 1030 px', () => {
  expect(listWidths('picture')).toEqual([640, 1030])
  expect(listWidths('photo')).toEqual([640, 1030])
})
