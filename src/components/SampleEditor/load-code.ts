import { workerCode } from '@generated/live-samples/default/sandbox'
import { listBundles, type ExtraBundle } from '../../../model/live-sample/editor-modules'

const load: Readonly<Record<ExtraBundle, () => Promise<{ workerCode: string }>>> = {
  node: () => import(/* webpackChunkName: "sandbox-node" */ '@generated/live-samples/default/sandbox-node'),
  ethers: () =>
    import(/* webpackChunkName: "sandbox-ethers" */ '@generated/live-samples/default/sandbox-ethers'),
  wagmi: () =>
    import(/* webpackChunkName: "sandbox-wagmi" */ '@generated/live-samples/default/sandbox-wagmi'),
}

/**
 * What runs in the worker before a program. Bundles that only some programs need are loaded for them.
 * @param texts of the program's files
 * @throws if a bundle doesn't arrive
 */
export async function loadCode(texts: readonly string[]): Promise<string> {
  const extras = await Promise.all(listBundles(texts).map((bundle) => load[bundle]()))
  return [workerCode, ...extras.map((extra) => extra.workerCode)].join('\n')
}
