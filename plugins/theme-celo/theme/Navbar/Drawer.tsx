import { translate } from '@docusaurus/Translate'
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal'
import Icon from '@theme/Icon'
import MainMenu from './MainMenu'

/** The mobile menu: the section's pages first, the main menu behind the back button. Opens without a script too. */
export default function Drawer() {
  const { disabled, shown, toggle } = useNavbarMobileSidebar()
  const secondary = useNavbarSecondaryMenu()
  useLockBodyScroll(shown)
  if (disabled) return null
  const label = shown
    ? translate({ id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel', message: 'Close navigation bar' })
    : translate({ id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', message: 'Toggle navigation bar' })
  const section = secondary.shown && secondary.content
  return (
    <details className="drawer" open={shown}>
      <summary
        className="square"
        aria-label={label}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
      />
      <nav className="drawer-panel" aria-label={translate({ id: 'theme.navbar.menu', message: 'Menu' })}>
        {section ? (
          <>
            <button className="drawer-back" type="button" onClick={secondary.hide}>
              <Icon name="back" />
              {translate({
                id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
                message: 'Back to main menu',
              })}
            </button>
            {secondary.content}
          </>
        ) : (
          <MainMenu onFollow={shown ? toggle : undefined} />
        )}
      </nav>
    </details>
  )
}
