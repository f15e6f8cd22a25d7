import type { Progress } from './progress'

/** A measurement's findings: plain figures and texts, as in its JSON file. Names include units. */
export type Figures = Readonly<Record<string, unknown>>

export type Surroundings = {
  /** Port for servers that a measurement starts; 0 for any free one. */
  readonly port: number
  readonly progress: Progress
}

/** One thing to measure. Its result is one file in bench/results, which is kept until it's measured again. */
export type Measurement = {
  /** The result's file name without its extension, such as "page.starlight". */
  readonly id: string
  /** The measured site, for `--only`; none if a step doesn't measure a site. */
  readonly peer?: string
  /** What the result is valid for: versions and the corpus. If a stored result has another stamp, it's measured again. */
  readonly stamp: string
  /** Measures. If it rejects, with a readable message, nothing is written and older results stay. */
  readonly run: (surroundings: Surroundings) => Promise<Figures>
}

/** A kind of measurement; `--only <name>` runs only this one. */
export type Step = {
  readonly name: string
  /** One line for the list of steps. */
  readonly about: string
  /** It measures only bytes or counts, which are the same on every machine. */
  readonly exact?: true
  /** Everything it would measure, in order. Doesn't use the network or start anything. */
  readonly measurements: () => readonly Measurement[]
}
