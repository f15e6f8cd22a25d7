import * as viem from 'viem'
import * as accounts from 'viem/accounts'
import { celo, celoSepolia } from 'viem/chains'
import { EDITOR_MODULES, type EditorModule } from '../../../model/live-sample/editable'

const modules: Readonly<Record<EditorModule, object>> = {
  viem,
  'viem/accounts': accounts,
  'viem/chains': { celo, celoSepolia },
}

/** The program's `require`, which its imports were compiled to. */
export function requireModule(name: string): object {
  if (Object.hasOwn(modules, name)) return modules[name as EditorModule]
  throw new Error(
    `“${name}” isn't available in the page. A program here can import ${EDITOR_MODULES.join(', ')}.`,
  )
}
