/**
 * Asks npm which packages in data/versions.json have a newer version: `npm run facts:versions [-- --report <file>]`.
 * Writes the data for /status, and ends with 1 if there's a newer version.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askNewestVersions } from '../checks/code/newest-versions'
import { loadRegistry } from '../model/facts/registry'
import { npmVersions } from '../plugins/status'
import { movedVersions } from '../plugins/status/status-data'
import { versionsReport } from './verify-facts/versions-report'

const { values } = parseArgs({ options: { report: { type: 'string' } } })
const answer = askNewestVersions(new Date().toISOString().slice(0, 10))
const moved = movedVersions(npmVersions(loadRegistry().versions), answer)
const report = versionsReport({ askedOn: answer.askedOn, asked: Object.keys(answer.newest).length, moved })
console.log(report)
if (values.report) writeFileSync(values.report, report)
process.exitCode = moved.length > 0 ? 1 : 0
