import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Icon from '@theme/Icon'
import HeroCode from './HeroCode'
import HeroPattern from './HeroPattern'

/** The promise, one sentence per line. */
function Headline() {
  const text = translate({
    id: 'home.hero.title',
    message: 'Send stablecoins. Pay fees in stablecoins, too.',
  })
  return (
    <h1 id="hero">
      {text.split(/(?<=\. )/).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </h1>
  )
}

/** What Celo is for, what this site is, where to begin, and the code that shows it. */
export default function Hero() {
  const { tagline } = useDocusaurusContext().siteConfig
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="container">
        <HeroPattern />
        <div className="hero-text">
          <p className="hero-site">{tagline}</p>
          <Headline />
          <p>
            <Translate id="home.hero.text">
              Celo is an Ethereum L2 built for everyday payments. Bring the EVM tools you know: your users
              never have to buy CELO first.
            </Translate>
          </p>
          <div className="hero-do">
            <Link className="button button-main" to="/build/quickstart">
              <Translate id="home.hero.start">Start building</Translate>
            </Link>
            <Link className="button" data-search to="/search">
              <Icon name="search" />
              <Translate id="home.hero.search">Search the docs</Translate>
            </Link>
          </div>
        </div>
        <HeroCode />
      </div>
    </section>
  )
}
