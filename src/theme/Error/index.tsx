import CrashPage from './CrashPage'

/** The last fallback, for an error in the shell itself: the page without its shell. */
export default function RootError(props: { error: Error; tryAgain: () => void }) {
  return <CrashPage {...props} />
}
