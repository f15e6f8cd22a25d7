import Translate from '@docusaurus/Translate'
import IndexRow from '../IndexRow/IndexRow'
import { developerTools, learnToBuild, providersAndFrameworks, startYourJourney } from './build-sections'
import CommunityRow from './CommunityRow'
import { growYourProject, joinTheEcosystem } from './community-sections'

/** The nine sections that the landing page and /home share, as compact lists. */
export default function Sections() {
  return (
    <>
      <IndexRow
        id="learn-to-build"
        title={<Translate id="home.section1.title">Learn to build</Translate>}
        entries={learnToBuild()}
      />
      <IndexRow
        id="providers-and-frameworks"
        title={<Translate id="home.section2.title">Providers and frameworks</Translate>}
        entries={providersAndFrameworks()}
      />
      <IndexRow
        id="start-your-journey"
        title={<Translate id="home.section3.title">Start your journey</Translate>}
        entries={startYourJourney()}
      />
      <IndexRow
        id="developer-tools"
        title={<Translate id="home.section4.title">Developer tools</Translate>}
        entries={developerTools()}
      />
      <IndexRow
        id="grow-your-project"
        title={<Translate id="home.grow.title">Grow your project</Translate>}
        entries={growYourProject()}
      />
      <IndexRow
        id="join-the-ecosystem"
        title={<Translate id="home.section5.title">Join the ecosystem</Translate>}
        entries={joinTheEcosystem()}
      />
      <CommunityRow />
    </>
  )
}
