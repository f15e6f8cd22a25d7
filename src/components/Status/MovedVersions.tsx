import status from '@generated/status/default/status.json'
import Day from './Day'
import StatusTable from './StatusTable'

const { askedOn, asked, moved } = status.versions

const rows = moved.map(({ name, here, newest, note }) => ({
  key: name,
  cells: [<code key="name">{name}</code>, here, newest, note ?? ''],
}))

/** Packages whose latest version on npm isn't the one that these pages use. */
export default function MovedVersions() {
  return (
    <>
      <h2 id="versions">Outdated versions</h2>
      <p>
        On <Day day={askedOn} />, the latest versions of {asked} packages were looked up on npm.
        {moved.length === 0 && ' These pages use the latest version of each.'}
      </p>
      {moved.length > 0 && (
        <StatusTable
          caption="Outdated versions"
          columns={['Package', 'On these pages', 'Latest', 'Why not the latest']}
          rows={rows}
        />
      )}
    </>
  )
}
