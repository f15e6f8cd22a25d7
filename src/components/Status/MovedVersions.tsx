import status from '@generated/status/default/status.json'
import Day from './Day'
import StatusTable from './StatusTable'

const { askedOn, asked, moved } = status.versions

const rows = moved.map(({ name, here, newest, note }) => ({
  key: name,
  cells: [<code key="name">{name}</code>, here, newest, note ?? ''],
}))

/** Packages whose newest version on npm is not the one that these pages use. */
export default function MovedVersions() {
  return (
    <>
      <h2 id="versions">Versions that moved</h2>
      <p>
        On <Day day={askedOn} />, npm was asked for the newest versions of {asked} packages.
        {moved.length === 0 && ' These pages use the newest of each.'}
      </p>
      {moved.length > 0 && (
        <StatusTable
          caption="Versions that moved"
          columns={['Package', 'On these pages', 'Newest', 'Why not the newest']}
          rows={rows}
        />
      )}
    </>
  )
}
