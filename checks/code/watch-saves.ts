import { watch, type FSWatcher } from 'chokidar'

/** Saves that come together, as of an editor that formats what it just saved, are one. */
const QUIET_MS = 100

type OnSaved = (files: string[]) => Promise<void>

/** Hands over what was saved, one call at a time; what is saved meanwhile waits for the next. */
function inTurn(onSaved: OnSaved): (file: string) => void {
  const saved = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  const next = async (): Promise<void> => {
    if (isBusy || saved.size === 0) return
    isBusy = true
    const files = [...saved].sort()
    saved.clear()
    await onSaved(files)
    isBusy = false
    await next()
  }
  return (file) => {
    saved.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => void next(), QUIET_MS)
  }
}

/**
 * Watches pages.
 *
 * @param root folder of the repository
 * @param files pages from there, handed over once at the start; none for all pages, which are not
 * @param onSaved takes files from the root, in order; must not reject
 * @returns the watcher, when it has begun
 */
export async function watchSaves(
  root: string,
  files: readonly string[],
  onSaved: OnSaved,
): Promise<FSWatcher> {
  const watched = files.length > 0 ? files : ['docs', 'src/pages']
  const settled = { stabilityThreshold: 50, pollInterval: 10 } // ms: half a file is no page
  const watcher = watch(watched, { cwd: root, ignoreInitial: files.length === 0, awaitWriteFinish: settled })
  const changed = inTurn(onSaved)
  const onFile = (file: string) => {
    if (file.endsWith('.mdx')) changed(file.replaceAll('\\', '/'))
  }
  watcher.on('add', onFile).on('change', onFile)
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  return watcher
}
