import type { Step } from './measurement'
import { buildStep } from './steps/build'
import { growthStep } from './steps/growth'
import { loadStep } from './steps/load'
import { navigationStep } from './steps/navigation'
import { pageStep } from './steps/page'
import { relevanceStep } from './steps/relevance'
import { searchStep } from './steps/search'

/**
 * Every step of `npm run bench`, in the order in which they run. A new step is one object (see measurement.ts) in this
 * list: it is resumed, named by `--only`, and its results are kept as those of the others are.
 */
export const steps: readonly Step[] = [
  buildStep,
  pageStep,
  navigationStep,
  searchStep,
  relevanceStep,
  growthStep,
  loadStep,
]
