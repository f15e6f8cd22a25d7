// What the page, the sandboxed frame and the worker inside it tell each other.

/** What one run can use only so much of. */
export type Limit = 'seconds' | 'lines' | 'characters' | 'messages'

/** A file of the reader's program without types, its imports as calls of `require`. */
export interface CompiledFile {
  readonly name: string
  readonly program: string
}

/** A compiled program, and what it runs with. */
export interface Job {
  readonly run: number
  /** viem and everything else that the program needs; made by the build (bundle.ts). */
  readonly code: string
  /** The program's files in the order in which they run: the program itself is the last. */
  readonly files: readonly CompiledFile[]
  /** Files that the program can read, by name. */
  readonly data: Readonly<Record<string, string>>
  /** What `process.env` has. */
  readonly env: Readonly<Record<string, string>>
  /** Whether the program gets the frame's throwaway account as `process.env.PRIVATE_KEY`. */
  readonly needsAccount: boolean
}

/** An endpoint's response, or why there's none. */
export type Reply = { status: number; text: string } | { error: string }

export type ToFrame =
  | { kind: 'run'; job: Job }
  | { kind: 'stop' }
  | { kind: 'answer'; id: number; reply: Reply }

/** Where a file is in a worker's script: `before` counts the lines before it. */
export type Place = { readonly name: string; readonly before: number; readonly lines: number }
/** What a worker starts with. */
export type Start = { kind: 'start'; env: Record<string, string>; places: readonly Place[] } & Pick<
  Job,
  'data'
>
export type ToWorker = Start | Extract<ToFrame, { kind: 'answer' }>

/** A line of one of the program's files. */
export type Spot = { readonly file: string; readonly line: number }

/** What a program does that the page has to know or to do for it. */
export type FromWorker =
  | { kind: 'account'; address: string }
  | { kind: 'print'; text: string }
  | { kind: 'ask'; id: number; url: string; body: string }
  | { kind: 'done'; value?: string }
  | ({ kind: 'failed'; message: string } & Partial<Spot>)

/** What happened in a run, by its number: a message of an earlier run can still be on its way. */
export type Happening = FromWorker | { kind: 'over'; limit: Limit }
export type FromFrame = { kind: 'ready' } | { kind: 'run'; run: number; what: Happening }
