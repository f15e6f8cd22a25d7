import { readCommandLine } from './command-line'
import { openDocs } from './built-docs'
import { docsServer } from './docs-server'
import { serveHttp } from './http'
import { serveStdio } from './stdio'

/** A command-line program. */
export interface Program {
  /** The server's name for clients. */
  readonly name: string
  readonly version: string
  /** The command that starts it. */
  readonly command: string
  /** The default site. */
  readonly source?: string
}

const helpText = (command: string) => `Usage: ${command} <folder or address> [options]

Serves a documentation site to assistants, over the Model Context Protocol. The site is a folder that it was built into, or
its address (https://docs.example.org), and has llms.txt and its pages as Markdown.

Options:
  --http [port]    Serve over HTTP on this machine, on port 3333 or another one. Default: standard input and output
  --origin <URL>   Where the site is published, for the addresses of results. Default: what llms.txt links
  --version        Print the version
  --help           Print this text`

async function start(words: readonly string[], program: Program): Promise<void> {
  const { name, version, command } = program
  const { shows, port, origin, source: word } = readCommandLine(words)
  if (shows) return console.log(shows === 'help' ? helpText(command) : version)
  const source = word || program.source
  if (source === undefined)
    throw new Error(`found no site, expected a folder or an address.\n\n${helpText(command)}`)
  const docs = await openDocs(source)
  const make = () => docsServer(docs, { name, version, origin })
  if (port === undefined) return serveStdio(make())
  const typed = word === '' ? command : `${command} ${word}`
  console.error(`MCP: ${(await serveHttp(make, port, (other) => `${typed} --http ${other}`)).url}`)
}

/** Serves the site on the command line until it's stopped. Errors are printed to standard error, with exit code 1. */
export async function runServer(words: readonly string[], program: Program): Promise<void> {
  try {
    await start(words, program)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
