import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Icon from '@theme/Icon'
import HeroPattern from './HeroPattern'

/** What Celo is for, in one sentence, what this site is, and the way to search. */
export default function Hero() {
  const { tagline } = useDocusaurusContext().siteConfig
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="frame">
        <HeroPattern />
        <div className="hero-text">
          <h1 id="hero">
            <Translate id="home.hero.title">
              Celo is for sending people the money they use, with the fee paid in that money too.
            </Translate>
          </h1>
          <p>
            {tagline}{' '}
            <Translate id="home.hero.text">A layer 2 on Ethereum, made for payments on phones.</Translate>
          </p>
          <Link className="search-button" data-search to="/search">
            <Icon name="search" />
            <span>
              <Translate id="home.hero.search">Search docs</Translate>
            </span>
          </Link>
        </div>
      </div>
    </section>
  )
}
