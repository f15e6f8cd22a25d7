export type DocsErrorCode =
  | 'bad_input'
  | 'unknown_page'
  | 'unknown_section'
  | 'unknown_fact'
  | 'bad_checksum'
  | 'bad_file'
  | 'no_build'
  | 'no_site'

/**
 * A request is invalid, or its target doesn't exist. The message states what was found, what was expected and how
 * to fix it.
 */
export class DocsError extends Error {
  override name = 'DocsError'
  constructor(
    readonly code: DocsErrorCode,
    message: string,
  ) {
    super(message)
  }
}
