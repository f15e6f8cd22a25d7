import NetworkFacts from '../NetworkFacts/NetworkFacts'
import Hero from './Hero'
import Paths from './Paths'
import Sections from './Sections'
import WhatsNew from './WhatsNew'

/** The landing page: a promise with its code, three ways in, the networks and the news, and the whole map. */
export default function HomePage() {
  return (
    <main id="main">
      <Hero />
      <Paths />
      <div className="container">
        <div className="facts">
          <NetworkFacts />
          <WhatsNew />
        </div>
        <div className="map">
          <Sections />
        </div>
      </div>
    </main>
  )
}
