const STEP = 250 // ms
const QUIET = 2500 // ms: some sites fetch their search index a while after loading

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until nothing has been sent for a while. In: the minimum time to watch, in ms. */
export async function untilQuiet(
  { sent }: { readonly sent: readonly unknown[] },
  least = QUIET,
): Promise<void> {
  let seen = sent.length
  let quiet = 0
  for (let waited = 0; waited < least || quiet < QUIET; waited += STEP) {
    await pause(STEP)
    quiet = sent.length === seen ? quiet + STEP : 0
    seen = sent.length
  }
}
