import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startServer } from '../../server/server'

export type DeployedSite = {
  url: string
  /** Replaces the served folder with another build. */
  deploy: (built: string) => void
  close: () => Promise<void>
}

/** A separate server, for tests that change what it serves. In: the built folder to start with. */
export async function deployedSite(built: string): Promise<DeployedSite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deployed-'))
  const live = path.join(folder, 'live')
  const deploy = (next: string) => {
    fs.rmSync(live, { force: true })
    fs.symlinkSync(path.resolve(next), live)
  }
  deploy(built)
  const server = await startServer({ root: live, port: 0 })
  return {
    url: server.url,
    deploy,
    close: async () => {
      await server.close()
      fs.rmSync(folder, { recursive: true })
    },
  }
}

/** A copy of a release that keeps the previous one's assets, as some hosts do. Out: its folder, which the caller deletes. */
export function withOtherAssets(before: string, after: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'))
  fs.cpSync(after, folder, { recursive: true })
  fs.cpSync(path.join(before, 'assets'), path.join(folder, 'assets'), { recursive: true, force: false })
  return folder
}

/** A built folder's release. */
export function releaseIn(built: string): string {
  const { release } = JSON.parse(fs.readFileSync(path.join(built, 'release.json'), 'utf8')) as {
    release: string
  }
  return release
}
