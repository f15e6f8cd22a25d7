import { translate } from '@docusaurus/Translate'

/** For the dialog's field, and for the one that's used until the dialog is ready. */
export const placeholder = translate({ id: 'theme.SearchModal.placeholder', message: 'Search docs' })
