import { readdirSync, readFileSync } from 'node:fs'

/**
 * Replaces modules or variables, which the next file in the same process would notice. Stubs and the clock are given back after
 * each file (tests/support/after-tests.ts).
 */
const LEAVES_TRACES =
  /\bvi\.(?:mock|doMock|resetModules)\b|\bprocess\.env(?:\.\w+|\[[^\]\n]*\])?\s*(?:\?\?|\|\|)?=(?![=>])/

/** Whether a file of tests needs a process of its own. In: its text. */
export const leavesTraces = (text: string): boolean => LEAVES_TRACES.test(text)

/** Where tests are: in no results, packages or hidden folders. */
const isFolderOfSources = (name: string) => !/^(?:\.|node_modules$|build|test-results$)/.test(name)

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) && !/node_modules\/|\.(?:built|packed)\./.test(file)

/** Files of unit tests that need a process of their own. */
export const listAloneTests = (): string[] =>
  readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isFolderOfSources(entry.name))
    .flatMap(({ name }) =>
      readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isTest(file) && leavesTraces(readFileSync(file, 'utf8')))
    .sort()
