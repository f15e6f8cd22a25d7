import Link from '@docusaurus/Link'
import status from '@generated/status/default/status.json'
import Day from './Day'
import { byDueDay, dueDay, pastDue } from './due'
import StatusTable from './StatusTable'
import { useToday } from './use-today'

const NEXT = 10

const makeRows = (pages: typeof status.pages) =>
  pages.map((page) => ({
    key: page.route,
    cells: [
      <Link key="page" to={page.route}>
        {page.title}
      </Link>,
      <Day key="checked" day={page.verified} />,
      <Day key="due" day={dueDay(page)} />,
    ],
  }))

/** Pages whose last check is older than their limit on the reader's date, and those due next. */
export default function PageAges() {
  const today = useToday(status.asOf)
  const late = pastDue(status.pages, today)
  const next = byDueDay(status.pages)
    .filter((page) => !late.includes(page))
    .slice(0, NEXT)
  const columns = ['Page', 'Last reviewed', 'Next review by']
  return (
    <>
      <h2 id="pages">Pages that are due for review</h2>
      <p>
        How-to and reference pages are reviewed every 90 days, others every 180. {status.settled} historical
        pages don't need a review. On <Day day={today} />, {late.length} of {status.pages.length} pages were
        past theirs.
      </p>
      {late.length > 0 && (
        <StatusTable caption="Pages that are due for review" columns={columns} rows={makeRows(late)} />
      )}
      <h3>Next</h3>
      <StatusTable caption="Pages to be reviewed next" columns={columns} rows={makeRows(next)} />
    </>
  )
}
