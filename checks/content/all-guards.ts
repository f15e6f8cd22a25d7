import type { Guard } from './context'
import { rolesInCode, rolesInTables } from './guards/address-roles'
import { addressChecksum, literalAddress } from './guards/addresses'
import { calloutCrowd, calloutFirst, calloutForm } from './guards/callout-use'
import { bodyTitle, headingLevel, headingText, sentenceCase } from './guards/headings'
import { linkAddress, linkText } from './guards/links'
import { literalEndpoint } from './guards/literal-endpoints'
import { factPath, literalChainId, literalVersion } from './guards/literal-facts'
import { fenceLabel, imageText, tableWidth } from './guards/media'
import { pageSize, readingEase, sentenceAverage, wordCount } from './guards/readability'
import { liveCommand, retiredName } from './guards/retired-names'
import { bannedWord, longSentence } from './guards/wording'

/** Every check over one page. */
export const ALL_GUARDS: readonly Guard[] = [
  literalAddress,
  addressChecksum,
  rolesInCode,
  rolesInTables,
  literalChainId,
  literalEndpoint,
  literalVersion,
  factPath,
  retiredName,
  liveCommand,
  bannedWord,
  longSentence,
  sentenceAverage,
  readingEase,
  wordCount,
  pageSize,
  bodyTitle,
  headingLevel,
  headingText,
  sentenceCase,
  calloutForm,
  calloutFirst,
  calloutCrowd,
  tableWidth,
  imageText,
  fenceLabel,
  linkText,
  linkAddress,
]
