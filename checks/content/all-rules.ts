import type { Rule } from './context'
import { rolesInCode, rolesInTables } from './rules/address-roles'
import { addressChecksum, literalAddress } from './rules/addresses'
import { agreedStatements } from './rules/agreed-statements'
import { calloutCrowd, calloutFirst, calloutForm } from './rules/callout-use'
import { dollarAmounts } from './rules/dollar-amounts'
import { bodyTitle, headingLevel, headingText, sentenceCase } from './rules/headings'
import { linkAddress, linkText } from './rules/links'
import { literalEndpoint } from './rules/literal-endpoints'
import { factPath, literalChainId, literalVersion } from './rules/literal-facts'
import { fenceLabel, imageText, tableWidth } from './rules/media'
import { openingRepeats } from './rules/opening'
import { networkOnce, unitClash } from './rules/rendered-text'
import { reservedIds } from './rules/reserved-ids'
import { liveCommand, retiredName } from './rules/retired-names'
import { commandResult, errorTable, numberedSteps } from './rules/steps'
import { termUse } from './rules/terms'
import { unsafeMarkup } from './rules/unsafe-markup'
import { bannedWord, pageSize } from './rules/wording'

/** Checks based on data/voice/, which skip pages that still have to be rewritten (pending.txt). */
export const VOICE_RULES: readonly Rule[] = [
  termUse,
  openingRepeats,
  unitClash,
  networkOnce,
  numberedSteps,
  commandResult,
  errorTable,
]

/** Every other check for one page. */
export const ALL_RULES: readonly Rule[] = [
  unsafeMarkup,
  literalAddress,
  addressChecksum,
  rolesInCode,
  rolesInTables,
  literalChainId,
  literalEndpoint,
  literalVersion,
  factPath,
  agreedStatements,
  retiredName,
  liveCommand,
  bannedWord,
  dollarAmounts,
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
