import type { CheckClass } from '../../model/code-block/check-classes'
import type { Diagnostic } from '../../model/diagnostic'
import { checkData } from './blocks/check-data'
import type { Proof } from './blocks/make-receipt'
import { checkOutput } from './check-outputs'
import { checkShell, type ShellFacts } from './check-shell'
import { checkVersions } from './check-versions'
import { ofClass, type PreparedPage } from './prepared-page'
import type { Program } from './programs'
import type { SlowCheck } from './slow-checks'
import { compileTools, runTools, shellTools, typeTools } from './tools-used'

/** How a class is checked, from the quickest check to the slowest, and what its receipt says. */
export interface ClassCheck {
  /** Reads the file, before anything is started. */
  readonly read?: (program: Program, prepared: PreparedPage, facts: ShellFacts) => Diagnostic[]
  /** Reads it together with the files of other pages, in a process of its own. */
  readonly slow?: SlowCheck
  /** Runs it on the local chain, if the other checks of its page passed. */
  readonly runs?: true
  /** Compares it with what the page's scripts printed. */
  readonly compare?: (program: Program, prepared: PreparedPage) => Diagnostic[]
  /** Without the libraries of its page, it can't be checked; a receipt for the same code still holds. */
  readonly needsLibraries?: true
  /** The versions that checked it and what a run printed; undefined if nothing was proved. */
  readonly prove: (program: Program, prepared: PreparedPage, facts: ShellFacts) => Proof | undefined
}

const scope =
  'A local anvil chain behind a shim that emulates CIP-64. It verifies the program, not the protocol.'

/** What each class of model/code-block/check-classes.ts does. */
export const classChecks: Readonly<Record<CheckClass, ClassCheck>> = {
  run: {
    slow: 'types',
    runs: true,
    needsLibraries: true,
    prove: (program, { folder, outputs }) => {
      const output = outputs.get(program.title)
      return { with: runTools(program.code, folder), ...(output === undefined ? {} : { output }), scope }
    },
  },
  typecheck: {
    slow: 'types',
    needsLibraries: true,
    prove: ({ code }, { folder }) => ({ with: typeTools(code, folder) }),
  },
  compile: { slow: 'solidity', prove: ({ code }) => ({ with: compileTools(code) }) },
  shell: {
    read: (program, { folder }, facts) => [...checkShell(program, facts), ...checkVersions(program, folder)],
    prove: ({ code }, _page, facts) => ({ with: shellTools(code, facts) }),
  },
  parse: { read: checkData, prove: () => ({ with: {} }) },
  output: {
    compare: checkOutput,
    needsLibraries: true,
    prove: ({ blocks }, prepared) => {
      const from = blocks[0]?.meta.from
      const script = ofClass(prepared, 'run').find(({ title }) => title === from)
      return from ? { with: script ? runTools(script.code, prepared.folder) : {} } : undefined
    },
  },
  illustrative: { prove: () => undefined },
}
