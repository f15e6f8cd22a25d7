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
            <Translate id="home.hero.title">Build stablecoin payments on Celo</Translate>
          </h1>
          <p>
            {tagline}{' '}
            <Translate id="home.hero.text">
              Celo is an Ethereum L2 for payments from any phone. Your users can pay the network fee in the
              stablecoin they send.
            </Translate>
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
