import status from '@generated/status/default/status.json'
import Day from './Day'
import StatusTable from './StatusTable'

const rows = status.compared.map(({ network, facts, block, on }) => ({
  key: network,
  cells: [network, facts, block.toLocaleString('en-US'), <Day key="on" day={on} />],
}))

/** How many addresses, tokens and parameters matched a network when they were last compared with it. */
export default function ComparedFacts() {
  return (
    <>
      <h2 id="onchain">Facts compared with the networks</h2>
      <p>
        Addresses, tokens and parameters can be compared with a node of each network.
        {rows.length === 0 && ' No comparison has been recorded yet: these facts come from their sources.'}
      </p>
      {rows.length > 0 && (
        <StatusTable
          caption="Facts compared with the networks"
          columns={['Network', 'Facts that matched', 'Block', 'Date']}
          rows={rows}
        />
      )}
    </>
  )
}
