import { join } from 'node:path'
import { places } from '../places'

/** Before 22.13, Node's permissions had another name. */
const PERMISSION = ['--permission', '--experimental-permission']
/** Since 25, Node also asks for permission to use the network. */
const NETWORK = '--allow-net'

/**
 * With permissions, asking for a part of Node's inside throws. web3 1 does so when it's loaded, for a package that it
 * never uses, and gets an empty object instead.
 */
const NO_PARTS = '--import=data:text/javascript,process.binding=()=>({})'

/**
 * Options of Node that keep a program from the machine, because anyone can propose a page: it reads the checkout, writes
 * to its own folder, and starts no process, worker or compiled code. It can use the network.
 * @param folder the program's
 * @param known options of this version of Node
 */
export function confinement(
  folder: string,
  known: ReadonlySet<string> = process.allowedNodeEnvironmentFlags,
): string[] {
  return [
    PERMISSION.find((name) => known.has(name)) ?? PERMISSION[0]!,
    `--allow-fs-read=${join(places.root, '*')}`,
    `--allow-fs-write=${join(folder, '*')}`,
    ...(known.has(NETWORK) ? [NETWORK] : []),
    NO_PARTS,
  ]
}
