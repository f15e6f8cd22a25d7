import Link from '@docusaurus/Link'
import { translate } from '@docusaurus/Translate'
import { useThemeConfig } from '@docusaurus/theme-common'
import { useAnnouncementBar } from '@docusaurus/theme-common/internal'
import Icon from '@theme/Icon'
import type { announcement } from '@site/config/announcement'

/** The bar above the page. It's shown until dismissed, if it can be. */
export default function AnnouncementBar() {
  const { isActive, close } = useAnnouncementBar()
  const { id, link, isCloseable } = useThemeConfig().announcementBar as unknown as typeof announcement // our shape
  if (!isActive) return null
  return (
    <aside
      className="announcement"
      id={id}
      aria-label={translate({ id: 'theme.announcement.label', message: 'Announcement' })}
    >
      {translate({ id: 'theme.announcement.text', message: 'A hardfork is coming: keep your node ready.' })}{' '}
      <Link to={link.to}>
        {translate({
          id: 'theme.announcement.link',
          message: 'See the EigenDA v2 upgrade and later notices',
        })}
      </Link>
      {isCloseable && (
        <button
          className="announcement-close"
          type="button"
          onClick={close}
          aria-label={translate({ id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close' })}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}
