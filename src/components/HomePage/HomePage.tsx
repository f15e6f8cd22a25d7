import Doors from '../QuickLinks/QuickLinks'
import HomeSample from '../HomeSample/HomeSample'
import NetworkFacts from '../NetworkFacts/NetworkFacts'
import Hero from './Hero'
import Sections from './Sections'

/** The landing page: a sentence, three doors, the facts, a sample, and the sections as compact lists. */
export default function HomePage() {
  return (
    <main id="main">
      <Hero />
      <Doors />
      <div className="frame">
        <NetworkFacts />
        <HomeSample />
        <div className="section">
          <Sections />
        </div>
      </div>
    </main>
  )
}
