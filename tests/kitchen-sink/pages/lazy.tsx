import Layout from '@theme/Layout'
import Loading from '@theme/Loading'
import { useState } from 'react'
import Loadable from 'react-loadable'

type Loaded = { __esModule: true; default: () => React.ReactNode }

let tries = 0

/** Fails the first time and loads the second time, after one second each. */
const Part = Loadable({
  loading: Loading,
  loader: () =>
    new Promise<Loaded>((resolve, reject) => {
      tries += 1
      const failing = tries === 1 && window.location.search === '?fail'
      window.setTimeout(
        () =>
          failing
            ? reject(new Error('chunk gone'))
            : resolve({ __esModule: true, default: () => <p>The lazy part</p> }),
        1000,
      )
    }),
})

export default function Lazy() {
  const [wanted, setWanted] = useState(false)
  return (
    <Layout title="Lazy">
      <main id="main" className="container">
        <h1>Lazy</h1>
        <button type="button" onClick={() => setWanted(true)}>
          Load the part
        </button>
        {wanted && <Part />}
      </main>
    </Layout>
  )
}
