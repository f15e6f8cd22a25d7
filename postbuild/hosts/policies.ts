import type { OwnPolicies } from '../../model/http/own-documents'

/** The content security policies of a build: of its pages, and of the documents that have their own. */
export interface Policies {
  readonly policy: string
  readonly own: OwnPolicies
}
