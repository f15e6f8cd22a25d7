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
      'Not published yet'
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

/** Statements that only a person can check, and the code blocks that no check runs. */
export default function Claims() {
  const columns = [
    'Statement',
    "Why it can't be checked automatically",
    'Page',
    'Last reviewed',
    'Next review by',
  ]
  return (
    <>
      <h2 id="claims">Claims that need a manual review</h2>
      <p>A person has to review these regularly. If one of them is wrong, please report it on GitHub.</p>
      <StatusTable caption="Claims that need a manual review" columns={columns} rows={claimRows} />
      <h3>Code that isn't checked</h3>
      <p>
        {total} code blocks on {blockRows.length} pages aren't checked. The reason is below each block.
      </p>
      <StatusTable caption="Code that isn't checked" columns={['Page', 'Blocks']} rows={blockRows} />
    </>
  )
}
