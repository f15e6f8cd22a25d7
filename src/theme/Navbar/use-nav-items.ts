import { useThemeConfig } from '@docusaurus/theme-common'
import type { NavGroup, NavLink } from '@site/config/navbar'

type Position = { position: 'left' | 'right' }
type Item =
  | (NavLink & Position & { icon?: 'github'; type?: undefined })
  | (NavGroup & Position & { type: 'dropdown' })
type Icon = NavLink & { icon: 'github' }

/** The navbar's items by position. */
export type NavItems = {
  sections: NavLink[]
  left: NavGroup[]
  /** First on the right; it also lists the languages. */
  language: NavGroup | undefined
  right: NavGroup[]
  icons: Icon[]
  /** Every link that isn't a section, for the mobile menu. */
  others: NavLink[]
}

/** Sorts the configured items. Pure. */
export function sortItems(items: readonly Item[]): NavItems {
  const groups = items.filter((item) => item.type === 'dropdown')
  const links = items.filter((item) => item.type === undefined)
  const [language, ...right] = groups.filter(({ position }) => position === 'right')
  return {
    sections: links.filter(({ icon }) => !icon),
    left: groups.filter(({ position }) => position === 'left'),
    language,
    right,
    icons: links.filter((link): link is Icon & Position & { type?: undefined } => link.icon !== undefined),
    others: items.flatMap((item): NavLink[] =>
      item.type === 'dropdown' ? item.items : item.icon ? [item] : [],
    ),
  }
}

export function useNavItems(): NavItems {
  return sortItems(useThemeConfig().navbar.items as unknown as Item[]) // the shape of config/navbar.ts
}

/** Section links are written relative in the configuration, and read from the site's root. */
export const fromRoot = (to: string | undefined) => `/${to?.replace(/^\//, '') ?? ''}`
