import type { Fence } from './fence'
import type { Highlighter } from './highlight'

/** A fenced block on its way to a figure. */
export type Block = {
  code: string
  language: string | undefined
  fence: Fence
  highlighter: Highlighter
}
