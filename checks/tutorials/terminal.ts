import type { Note } from './run-notes'
import type { Ended, Server, Shell } from './shell'

/** What a terminal's commands are given. */
export interface TerminalOptions {
  /** Time for a command. */
  limitMs: number
  /** The test account's key, for commands that ask for it. */
  key: string
}

/** Runs commands as their notes say: with what is typed, or as servers that go on until `close`. */
export class Terminal {
  private readonly servers: Server[] = []

  constructor(
    readonly shell: Shell,
    private readonly options: TerminalOptions,
  ) {}

  async run(command: string, note: Note | undefined, chainUrl: string): Promise<Ended> {
    const given = { limitMs: this.options.limitMs, variables: { RPC_URL: chainUrl } }
    if (note?.serves) {
      const server = await this.shell.serve(command, note.serves, given)
      this.servers.push(server)
      return server.ended
    }
    const answers = note?.types?.map(({ after, text }) => ({
      after,
      text: text.replaceAll('$PRIVATE_KEY', this.options.key),
    }))
    return this.shell.run(command, answers ? { ...given, answers } : given)
  }

  close(): void {
    for (const server of this.servers) server.stop()
  }
}
