import { translate } from '@docusaurus/Translate'

/** Of the dialog's field, and of the one that stands in for it until the dialog is there. */
export const placeholder = translate({ id: 'theme.SearchModal.placeholder', message: 'Search docs' })
