/** What our shell takes beyond what the generator's types know. */
import type {} from '@theme/Layout'

declare module '@theme/Layout' {
  interface Props {
    title?: string
    description?: string
  }
}
