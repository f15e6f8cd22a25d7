import type { Guard } from './context'
import { rolesInCode, rolesInTables } from './guards/address-roles'
import { addressChecksum, literalAddress } from './guards/addresses'
import { calloutCrowd, calloutFirst, calloutForm } from './guards/callout-use'
import { bodyTitle, headingLevel, headingText, sentenceCase } from './guards/headings'
import { linkAddress, linkText } from './guards/links'
import { literalEndpoint } from './guards/literal-endpoints'
import { factPath, literalChainId, literalVersion } from './guards/literal-facts'
import { fenceLabel, imageText, tableWidth } from './guards/media'
import { openingRepeats } from './guards/opening'
import { networkOnce, unitClash } from './guards/rendered-text'
import { reservedIds } from './guards/reserved-ids'
import { liveCommand, retiredName } from './guards/retired-names'
import { commandResult, errorTable, numberedSteps } from './guards/steps'
import { termUse } from './guards/terms'
import { unsafeMarkup } from './guards/unsafe-markup'
import { bannedWord, pageSize } from './guards/wording'

/** Checks of data/voice/: a page that still has to be rewritten (pending.txt) is let off. */
export const VOICE_GUARDS: readonly Guard[] = [
  termUse,
  openingRepeats,
  unitClash,
  networkOnce,
  numberedSteps,
  commandResult,
  errorTable,
]

/** Every other check over one page. */
export const ALL_GUARDS: readonly Guard[] = [
  unsafeMarkup,
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
  pageSize,
  bodyTitle,
  headingLevel,
  headingText,
  reservedIds,
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
