// `npm run check:sources`: rejects anything that would run on this machine, publish its files or reach readers'
// browsers, before any part of a page is evaluated. The build, the authoring server and the gate start with it.
import { formatDiagnostic } from '../model/diagnostic'
import { folderProblems } from './sources/folder-problems'
import { redirectProblems } from './sources/redirect-problems'
import { markdownPages, pageProblems } from './sources/page-problems'

const root = process.cwd()
const pages = markdownPages(root)
const unsafe = [...folderProblems(root), ...pageProblems(root, pages)].map(formatDiagnostic)
const problems = unsafe.length > 0 ? unsafe : redirectProblems(root)

for (const problem of problems) console.error(problem)
console.log(`check:sources: ${pages.length} pages, ${problems.length} errors`)
if (problems.length > 0) process.exitCode = 1
