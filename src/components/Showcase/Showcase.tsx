import Translate, { translate } from '@docusaurus/Translate'
import showcase from '@generated/home-data/default/showcase.json'
import ShowcaseFilters from '../ShowcaseFilters/ShowcaseFilters'
import TagChips from '../ShowcaseFilters/TagChips'
import TutorialList from '../TutorialList/TutorialList'
import { countTags, filtersFor } from './filters'
import SiteList from './SiteList'
import { useFilters } from './use-filters'

const { sites, siteTags, tutorials, tutorialTags } = showcase
const siteTagIds = siteTags.map(({ id }) => id)
const tutorialTagIds = tutorialTags.map(({ id }) => id)
const known = [...new Set([...siteTagIds, ...tutorialTagIds])]
const siteCounts = countTags(sites, siteTagIds)
const rarestTags = siteTags.toSorted((a, b) => (siteCounts.get(a.id) ?? 0) - (siteCounts.get(b.id) ?? 0))
const tutorialCounts = countTags(tutorials, tutorialTagIds)
const FORM = 'filters'

/** Sites and tutorials under one set of filters, so one URL determines what is shown. */
export default function Showcase() {
  const { filters, change } = useFilters(known)
  const chips = { known, filters, change }
  return (
    <>
      <ShowcaseFilters id={FORM} filters={filters} change={change}>
        <TagChips
          {...chips}
          legend={translate({ id: 'showcase.filters.tags', message: 'Tags' })}
          tags={siteTags}
          counts={siteCounts}
        />
      </ShowcaseFilters>
      <SiteList sites={sites} tags={siteTags} rarest={rarestTags} filters={filtersFor(filters, siteTagIds)} />
      <p className="receipt receipt-open">
        <Translate id="showcase.note">
          These links come from the projects. We don't check them, and some projects might no longer be
          active.
        </Translate>
      </p>
      <TutorialList tutorials={tutorials} tags={tutorialTags} filters={filtersFor(filters, tutorialTagIds)}>
        <TagChips
          {...chips}
          form={FORM}
          legend={translate({ id: 'tutorials.filters.tags', message: 'Tutorial tags' })}
          tags={tutorialTags}
          counts={tutorialCounts}
        />
      </TutorialList>
    </>
  )
}
