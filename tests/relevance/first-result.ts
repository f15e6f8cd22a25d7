/** Compressed bytes from the key that opens the search dialog to the first result, for any query. */
export const TO_FIRST_RESULT = 100 * 1024
/** Of these, the dialog's own files. The rest is for the parts of the index that answer a query. */
export const DIALOG = 42 * 1024
