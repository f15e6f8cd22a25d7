import type { Step } from './measurement'
import { buildStep } from './steps/build'
import { growthStep } from './steps/growth'
import { loadStep } from './steps/load'
import { navigationStep } from './steps/navigation'
import { pageStep } from './steps/page'
import { relevanceStep } from './steps/relevance'
import { searchStep } from './steps/search'

/**
 * Every step of `npm run bench`, in order. To add a step, add one object (see measurement.ts) to this list: resuming,
 * `--only` and storing results then work as for the other steps.
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
