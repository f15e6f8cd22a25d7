import path from 'node:path'

/** What the choice of a browser depends on: Node's names for the platform and architecture, and the environment. */
export interface Machine {
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly env: Readonly<Record<string, string | undefined>>
}

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge']

const isText = (value: string | undefined): value is string => value !== undefined && value !== ''

/** Where Chrome, Chromium and Edge may be installed, in the order to check. Out: absolute paths. */
export function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env['HOME'] ? [`${env['HOME']}/Applications`] : [])]
    return folders.flatMap((folder) => MAC.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`))
  }
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.map((name) => env[name]).filter(isText)
    return WINDOWS.flatMap((name) => folders.map((folder) => path.win32.join(folder, name)))
  }
  const folders = (env['PATH'] ?? '').split(':').filter(isText)
  return COMMANDS.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)))
}

/** True if the browser in @sparticuz/chromium can run here; it's only built for Linux on x64. */
export const hasPackagedBrowser = ({ platform, arch }: Machine) => platform === 'linux' && arch === 'x64'

/**
 * The browser under test on a machine.
 * @param exists whether a file exists at that path
 * @returns its path, or undefined for the packaged one
 * @throws if there's none, with what to do
 */
export function chooseBrowser(machine: Machine, exists: (file: string) => boolean): string | undefined {
  const named = machine.env['CHROME_PATH']
  if (named) {
    if (exists(named)) return named
    throw new Error(
      `CHROME_PATH: found ${JSON.stringify(named)}, which doesn't exist; expected the path of Chrome, Chromium or Edge. Fix: correct it, or unset it.`,
    )
  }
  if (hasPackagedBrowser(machine)) return undefined
  const installed = usualPlaces(machine).find(exists)
  if (installed) return installed
  throw new Error(
    `Browser tests: found no browser on this machine (${machine.platform}, ${machine.arch}); expected Chrome, Chromium or Edge in its usual place. Fix: install one, or set its path: CHROME_PATH=/path/to/chrome npm test.`,
  )
}
