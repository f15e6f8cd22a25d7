import type { Corpus } from '../corpus/corpus'

export type Branch = { title: string; route?: string; below: Branch[] }

const words = (name: string) => (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Pages as a tree of folders, with each level sorted by path. Doesn't include the first page. */
export function folderTree({ pages }: Corpus): Branch[] {
  const titles = new Map(pages.map(({ route, title }) => [route, title]))
  const root: Branch = { title: '', below: [] }
  const found = new Map<string, Branch>([['', root]])
  const branchAt = (route: string): Branch => {
    const known = found.get(route)
    if (known) return known
    const cut = route.lastIndexOf('/')
    const title = titles.get(route)
    const branch: Branch = { title: title ?? words(route.slice(cut + 1)), ...(title && { route }), below: [] }
    found.set(route, branch)
    branchAt(route.slice(0, cut)).below.push(branch)
    return branch
  }
  for (const route of [...titles.keys()].filter((one) => one !== '/').sort()) branchAt(route)
  return root.below
}
