import Link from '@docusaurus/Link'
import status from '@generated/status/default/status.json'
import Day from './Day'
import { byDueDay, dueDay } from './due'
import StatusTable from './StatusTable'

const claimRows = byDueDay(status.claims).map((claim) => ({
  key: claim.statement,
  cells: [
    claim.statement,
    claim.why,
    claim.title ? (
      <Link key="page" to={claim.page}>
        {claim.title}
      </Link>
    ) : (
      'Not written yet'
    ),
    <Day key="checked" day={claim.verified} />,
    <Day key="due" day={dueDay(claim)} />,
  ],
}))

const total = status.unrun.reduce((sum, { count }) => sum + count, 0)

const blockRows = [...status.unrun]
  .sort((a, b) => b.count - a.count)
  .map(({ route, title, count }) => ({
    key: route,
    cells: [
      <Link key="page" to={route}>
        {title}
      </Link>,
      count,
    ],
  }))

/** Statements that only a person can check, and the code blocks that no check ran. */
export default function Claims() {
  const columns = ['Statement', 'Why no machine can tell', 'Page', 'Read on', 'To be read again by']
  return (
    <>
      <h2 id="claims">Claims that no machine can check</h2>
      <p>A person has to look again. If one of these is wrong today, please say so on GitHub.</p>
      <StatusTable caption="Claims that no machine can check" columns={columns} rows={claimRows} />
      <h3>Code that no check ran</h3>
      <p>
        {total} blocks on {blockRows.length} pages say under them why they were not run.
      </p>
      <StatusTable caption="Code that no check ran" columns={['Page', 'Blocks']} rows={blockRows} />
    </>
  )
}
