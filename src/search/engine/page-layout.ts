// Which page, and which file of records, a record is in.

export interface PageLayout {
  /** First record of each page, and one more entry for the end. */
  readonly pages: readonly number[]
  /** First record of each file, and one more entry for the end. */
  readonly files: readonly number[]
}

/** Reads the layout of the manifest. */
export function pageLayout(text: string): PageLayout {
  const pages = [0]
  const files = [0]
  for (const page of text === '' ? [] : text.split(',')) {
    for (const count of page.split('.')) files.push(files.at(-1)! + Number.parseInt(count, 36))
    pages.push(files.at(-1)!)
  }
  return { pages, files }
}

/** Number of the range that contains a record. */
export function segmentIndex(starts: readonly number[], record: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle + 1]! <= record) low = middle + 1
    else high = middle
  }
  return low
}
