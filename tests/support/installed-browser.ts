import path from 'node:path'

/** What the choice of a browser depends on: Node's names of the system and processor, and the environment. */
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

/** Where Chrome, Chromium and Edge are installed on a machine, in the order to look in. Out: absolute paths. */
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

/** True where the browser of the package @sparticuz/chromium runs: it is built for Linux on x64 alone. */
export const hasPackagedBrowser = ({ platform, arch }: Machine) => platform === 'linux' && arch === 'x64'

/**
 * The browser under test on a machine.
 * @param exists whether there's a file of that path
 * @returns its path, or undefined where the packaged one is to be taken
 * @throws when there's none, with what to do
 */
export function chooseBrowser(machine: Machine, exists: (file: string) => boolean): string | undefined {
  const named = machine.env['CHROME_PATH']
  if (named) {
    if (exists(named)) return named
    throw new Error(
      `CHROME_PATH: found ${JSON.stringify(named)}, where no file is; expected the path of Chrome, Chromium or Edge. Fix: name another one, or unset it.`,
    )
  }
  if (hasPackagedBrowser(machine)) return undefined
  const installed = usualPlaces(machine).find(exists)
  if (installed) return installed
  throw new Error(
    `Browser tests: found no browser on this machine (${machine.platform}, ${machine.arch}); expected Chrome, Chromium or Edge in its usual place. Fix: install one, or name it: CHROME_PATH=/path/to/chrome npm test.`,
  )
}
