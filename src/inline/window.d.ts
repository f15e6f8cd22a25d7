/** What the page's own programs and the application tell each other. */
interface Window {
  /** From start.program.ts: says that a part didn't arrive. Pages of the authoring server don't have it. */
  celoLost?: () => void
  /** Whether chunk-error.program.ts is finding out why a part didn't arrive. */
  celoBusy?: boolean
  /** The button that was pressed before the application had started. */
  celoReplay?: HTMLElement
}
