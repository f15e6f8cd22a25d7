/** Progress during a run: one line that's updated in a terminal, otherwise one line per measurement. */
export type Progress = {
  /** Starts the next of all measurements. */
  begin(id: string): void
  /** Shows the current activity. */
  say(what: string): void
  /** Ends it, with the outcome. */
  end(how: string): void
}

type Out = { write(text: string): unknown; isTTY?: boolean; columns?: number }

const WIDTH = 24
const CLEAR = '\r\u001b[K'

/** A bar such as "[######......] 6/12". */
export function bar(done: number, all: number, width = WIDTH): string {
  const filled = all === 0 ? width : Math.round((done / all) * width)
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${all}`
}

/** In: how many measurements there are, and where to write. */
export function progressLine(all: number, out: Out = process.stdout): Progress {
  let done = 0
  let current = ''
  const draw = (what: string) => {
    if (!out.isTTY) return
    out.write(CLEAR + `${bar(done, all)} ${current} ${what}`.slice(0, (out.columns ?? 80) - 1))
  }
  return {
    begin(id) {
      current = id
      draw('')
    },
    say: draw,
    end(how) {
      done += 1
      out.write(`${out.isTTY ? CLEAR : ''}${bar(done, all)} ${current}: ${how}\n`)
    },
  }
}
