import type { Progress } from './progress'

/** What one measurement finds: plain figures and texts, as they stand in its JSON file. Units are in the names. */
export type Figures = Readonly<Record<string, unknown>>

export type Surroundings = {
  /** Port for servers that a measurement starts; 0 takes any free one. */
  readonly port: number
  readonly progress: Progress
}

/** One thing to measure. Its result is one file in bench/results, kept until it is measured again. */
export type Measurement = {
  /** Name of the result without its ending, such as "page.starlight". */
  readonly id: string
  /** Site that is measured, for `--only`; none where a step measures no site. */
  readonly peer?: string
  /** What the result holds for: versions and the corpus. A stored result with another stamp is measured anew. */
  readonly stamp: string
  /** Measures. Rejects with a message for people; nothing is written then, and older results stay. */
  readonly run: (surroundings: Surroundings) => Promise<Figures>
}

/** A kind of measurement: `--only <name>` runs it alone. */
export type Step = {
  readonly name: string
  /** One line for the list of steps. */
  readonly about: string
  /** It finds bytes or counts alone, which are the same on every machine. */
  readonly exact?: true
  /** All that it would measure, in order. Reads no network and starts nothing. */
  readonly measurements: () => readonly Measurement[]
}
