import * as viem from 'viem'
import * as accounts from 'viem/accounts'
import * as viemCelo from 'viem/celo'
import * as actions from 'viem/actions'
import { celo, celoSepolia } from 'viem/chains'
import * as siwe from 'viem/siwe'
import * as utils from 'viem/utils'
import { type EDITOR_BUNDLES, EDITOR_MODULES } from '../../../model/live-sample/editor-modules'
import { isRelative, resolveFile } from '../../../model/live-sample/program-files'
import { assert } from './node/assert'
import { Files } from './node/files'
import { Tests } from './node/tests'

/** What a file gets as `module`, and others as the result of `require`. */
export type FileModule = { exports: object }

/** What a program can import: the site's modules, and its own files that have already run. */
export class Modules {
  private readonly own = new Map<string, FileModule>()
  private readonly provided: Record<string, object>
  readonly tests = new Tests()

  constructor(readonly files = new Files()) {
    this.provided = {
      viem,
      'viem/accounts': accounts,
      'viem/actions': actions,
      'viem/celo': viemCelo,
      'viem/chains': { celo, celoSepolia },
      'viem/siwe': siwe,
      'viem/utils': utils,
      'node:assert/strict': assert,
      'node:fs': files.module,
      'node:test': this.tests,
    } satisfies Record<(typeof EDITOR_BUNDLES)['core'][number], object>
  }

  /** Adds the modules of a bundle that isn't loaded every time. */
  provide(modules: Readonly<Record<string, object>>): void {
    Object.assign(this.provided, modules)
  }

  /** Makes the module of a file that's about to run. */
  add(file: string): FileModule {
    const module = { exports: {} }
    this.own.set(file, module)
    return module
  }

  /** A file's `require`, which its imports were compiled to. */
  requireFrom =
    (file: string) =>
    (name: string): object => {
      if (Object.hasOwn(this.provided, name)) return this.provided[name]!
      const own = isRelative(name) ? resolveFile(name, file, this.own.keys()) : undefined
      if (own !== undefined) return this.own.get(own)!.exports
      throw new Error(
        isRelative(name)
          ? `“${name}” isn't a file of this program. It has ${[...this.own.keys()].join(', ')}.`
          : `“${name}” isn't available in the page. A program here can import ${EDITOR_MODULES.join(', ')}.`,
      )
    }
}
