/** The content security policies of a build: of its pages, and of the sandbox's document. */
export interface Policies {
  readonly policy: string
  readonly sandbox: string
}
