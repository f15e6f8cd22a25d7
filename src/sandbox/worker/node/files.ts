/** Files of one run, in memory: those of the page, and what the program writes. */
export class Files {
  private readonly texts: Map<string, string>
  private readonly folders = new Set<string>()

  constructor(data: Readonly<Record<string, string>> = {}) {
    this.texts = new Map(Object.entries(data))
  }

  private clean = (path: unknown): string => String(path).replace(/^\.\//, '').replace(/\/$/, '')

  private has = (path: string): boolean =>
    this.texts.has(path) ||
    this.folders.has(path) ||
    [...this.texts.keys()].some((each) => each.startsWith(`${path}/`))

  private requireText(path: string): string {
    const text = this.texts.get(path)
    if (text !== undefined) return text
    throw Object.assign(new Error(`ENOENT: no such file or directory, open '${path}'`), { code: 'ENOENT' })
  }

  /** A file as text. `process.loadEnvFile` uses it, too. */
  read = (path: unknown): string => this.requireText(this.clean(path))

  /** The part of `node:fs` that programs on the site use. Encodings and modes are ignored, because files are text. */
  readonly module = {
    existsSync: (path: unknown) => this.has(this.clean(path)),
    readFileSync: this.read,
    writeFileSync: (path: unknown, text: unknown) => void this.texts.set(this.clean(path), String(text)),
    appendFileSync: (path: unknown, text: unknown) => {
      const file = this.clean(path)
      this.texts.set(file, (this.texts.get(file) ?? '') + String(text))
    },
    mkdirSync: (path: unknown) => void this.folders.add(this.clean(path)),
    rmSync: (path: unknown, options: { force?: boolean } = {}) => {
      const file = this.clean(path)
      if (!options.force) this.requireText(file)
      this.texts.delete(file)
    },
  }
}
