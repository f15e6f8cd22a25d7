import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import home from '@generated/home-data/default/home.json'

/** The latest notices and releases, with their dates from the registry. */
export default function WhatsNew() {
  return (
    <section className="news" aria-labelledby="news">
      <h2 id="news">
        <Translate id="home.news.title">What's new</Translate>
      </h2>
      <ul>
        {home.news.map(({ date, day, title, text, page }) => (
          <li key={title}>
            <Link to={page}>
              <time dateTime={date}>{day}</time>
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
