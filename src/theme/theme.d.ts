/** What our shell accepts beyond Docusaurus' types. */
import type {} from '@theme/Layout'

declare module '@theme/Layout' {
  interface Props {
    title?: string
    description?: string
  }
}
