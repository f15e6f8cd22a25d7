/** What's wrong with a block, where, and how to fix it. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly found: string
  readonly expected: string
  readonly fix: string
}

/** One file of a page: the blocks of one title, joined in order, or one block of a class that isn't joined. */
export interface CodeFile {
  /** The page. */
  readonly file: string
  readonly title: string
  /** Its class. */
  readonly check: string
  readonly lang: string
  readonly code: string
  /** Words on the first block's fence, by key. */
  readonly meta: Readonly<Record<string, string | undefined>>
  /** Where it was written, if its class has `inFolder`. */
  readonly path: string
  /** The page's line of a line in `code`, from 1. */
  readonly pageLine: (line: number) => number
}

/** A page on its way through the checks. */
export interface CheckedPage {
  readonly file: string
  /** Titles of all files, by class. */
  readonly titles: Readonly<Record<string, readonly string[]>>
  /** What scripts printed, by title. */
  readonly printed: ReadonlyMap<string, string>
}

export interface CheckResult {
  readonly problems?: readonly Problem[]
  /** What a script printed. It goes into the receipt, and `output` blocks are compared with it. */
  readonly printed?: string
  /** Versions of what was used, for the receipt. Without them, nothing was proved and there's no receipt. */
  readonly with?: Readonly<Record<string, string>>
}

/** A class of checks: what its blocks look like, and what's done with them. */
export interface CheckClass {
  /** Languages of its blocks. Default: any. */
  readonly languages?: readonly string[]
  /** Keys that its fences may have besides `title`, `check` and `highlight`. */
  readonly keys?: readonly string[]
  /** Keys of which a fence needs one, each with what to write. */
  readonly needs?: Readonly<Record<string, string>>
  /** Values that a key can have, the default last. Others can have any. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** Blocks of one title are one file. */
  readonly joined?: boolean
  /** Its files are written into the page's folder, where code can import them. */
  readonly inFolder?: boolean
  /** It's checked after all others, when `printed` is complete. */
  readonly last?: boolean
  readonly check: (file: CodeFile, page: CheckedPage) => CheckResult | Promise<CheckResult>
}

export interface CheckOptions {
  /** The project's folder. Default: the current one. */
  readonly root?: string
  /** Folders and pages, relative to the project. Default: `docs`. */
  readonly pages?: readonly string[]
  /** Your own classes, or built-in ones with changes. */
  readonly classes?: Readonly<Record<string, CheckClass>>
  /** Folder for receipts, relative to the project. Default: none are written. */
  readonly receipts?: string
  /** Compares receipts instead of writing them, for CI. */
  readonly verify?: boolean
  /** Replaces placeholders in code, such as versions. A thrown error is reported at the block. */
  readonly fill?: (code: string) => string
}

export interface CheckReport {
  readonly pages: number
  /** Blocks by class. */
  readonly blocks: Readonly<Record<string, number>>
  readonly problems: readonly Problem[]
  /** Receipts that were written or removed. */
  readonly written: number
}
