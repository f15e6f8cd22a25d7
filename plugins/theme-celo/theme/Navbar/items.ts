import { navbar, type NavGroup, type NavLink } from '@site/config/navbar'

type Item = (typeof navbar.items)[number]

const isGroup = (item: Item): item is Extract<Item, { type: 'dropdown' }> => 'type' in item
const isIcon = (item: Item): item is Extract<Item, { icon: string }> => 'icon' in item

/** The navbar's items by where they stand. */
export const sections: NavLink[] = navbar.items.filter((item) => !isGroup(item) && !isIcon(item))
export const leftGroups: NavGroup[] = navbar.items
  .filter(isGroup)
  .filter(({ position }) => position === 'left')
export const [language, ...rightGroups]: NavGroup[] = navbar.items
  .filter(isGroup)
  .filter(({ position }) => position === 'right')
export const icons = navbar.items.filter(isIcon)

/** What the mobile menu lists below the sections: every other link, in order. */
export const otherLinks: NavLink[] = navbar.items.flatMap((item) =>
  isGroup(item) ? item.items : isIcon(item) ? [item] : [],
)
