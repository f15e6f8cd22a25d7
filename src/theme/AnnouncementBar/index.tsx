import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import { useThemeConfig } from '@docusaurus/theme-common'
import { useAnnouncementBar } from '@docusaurus/theme-common/internal'
import Icon from '@theme/Icon'
import type { announcement } from '@site/config/announcement'

/**
 * The bar above the page. It's shown until dismissed, if it can be. On a phone, the details are hidden, so that it's one
 * line.
 */
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
      <Translate
        id="theme.announcement.text"
        values={{
          detail: (
            <span>
              <Translate id="theme.announcement.textDetail">: keep your node ready</Translate>
            </span>
          ),
        }}
      >
        {'A hardfork is coming{detail}.'}
      </Translate>{' '}
      <Link to={link.to}>
        <Translate
          id="theme.announcement.link"
          values={{
            which: (
              <span>
                <Translate id="theme.announcement.linkDetail">EigenDA v2 upgrade and later</Translate>
              </span>
            ),
          }}
        >
          {'See the {which} notices'}
        </Translate>
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
