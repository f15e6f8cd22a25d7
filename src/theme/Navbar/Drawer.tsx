import { useLocation } from '@docusaurus/router'
import { translate } from '@docusaurus/Translate'
import { useThemeConfig } from '@docusaurus/theme-common'
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal'
import Icon from '@theme/Icon'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import MainMenu from './MainMenu'

/** Closes the menu after one of its links has been followed, because the shell stays when the page changes. */
function useCloseOnArrival({ shown, toggle }: ReturnType<typeof useNavbarMobileSidebar>) {
  const location = useLocation()
  const before = useRef(location)
  useEffect(() => {
    if (before.current === location) return
    before.current = location
    if (shown) toggle()
  }, [location, shown, toggle])
}

/** Closes the menu on Escape, and when the focus moves from the navbar to the page that the menu covers. */
function closeHandlers({ shown, toggle }: ReturnType<typeof useNavbarMobileSidebar>) {
  return {
    onKeyDown({ key, currentTarget }: KeyboardEvent) {
      if (!shown || key !== 'Escape') return
      currentTarget.querySelector('summary')?.focus()
      toggle()
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (shown && relatedTarget && !relatedTarget.closest('.navbar')) toggle()
    },
  }
}

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button className="drawer-back" type="button" onClick={onBack}>
      <Icon name="back" />
      {translate({
        id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
        message: 'Back to main menu',
      })}
    </button>
  )
}

/** The mobile menu: the section's pages first, the main menu behind the back button. Opens without a script too. */
export default function Drawer() {
  const menu = useNavbarMobileSidebar()
  const { disabled, shown, toggle } = menu
  const hasMainMenu = useThemeConfig().navbar.items.length > 0
  const secondary = useNavbarSecondaryMenu()
  useLockBodyScroll(shown)
  useCloseOnArrival(menu)
  if (disabled) return null
  const label = shown
    ? translate({ id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel', message: 'Close navigation bar' })
    : translate({ id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', message: 'Toggle navigation bar' })
  const section = secondary.shown && secondary.content
  return (
    <details className="drawer" open={shown} {...closeHandlers(menu)}>
      <summary
        className="icon-button"
        aria-label={label}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
      />
      <nav className="drawer-panel" aria-label={translate({ id: 'theme.navbar.menu', message: 'Menu' })}>
        {section ? (
          <>
            {hasMainMenu && <BackButton onBack={secondary.hide} />}
            {secondary.content}
          </>
        ) : (
          <MainMenu />
        )}
      </nav>
    </details>
  )
}
