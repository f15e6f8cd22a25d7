import Link from '@docusaurus/Link'
import { translate } from '@docusaurus/Translate'
import { useAnnouncementBar } from '@docusaurus/theme-common/internal'
import { announcement } from '@site/config/announcement'

export default function AnnouncementBar() {
  const { isActive } = useAnnouncementBar()
  if (!isActive) return null
  return (
    <aside
      className="announcement"
      id={announcement.id}
      aria-label={translate({ id: 'theme.announcement.label', message: 'Announcement' })}
    >
      {translate({ id: 'theme.announcement.text', message: 'The Ice Cream hardfork is coming.' })}{' '}
      <Link to={announcement.link.to}>
        {translate({ id: 'theme.announcement.link', message: 'Learn about the EigenDA v2 upgrade' })}
      </Link>
    </aside>
  )
}
