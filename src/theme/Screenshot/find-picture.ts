import sizes from './sizes.json'

const known: Readonly<Record<string, { width: number; height: number }>> = sizes

/**
 * A picture that `npm run screenshots` took: its file for each color mode, and its size in CSS pixels.
 * @throws for a name that isn't in sizes.json
 */
export function findPicture(name: string) {
  const size = known[name]
  if (!size)
    throw new Error(
      `<Screenshot> of: found "${name}", expected one of ${Object.keys(known).join(', ')}. Fix: correct it, or add the picture to tools/screenshots.ts.`,
    )
  const sources = { light: `/img/screenshots/${name}-light.avif`, dark: `/img/screenshots/${name}-dark.avif` }
  return { sources, ...size }
}
