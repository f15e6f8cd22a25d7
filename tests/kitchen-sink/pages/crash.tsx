import Layout from '@theme/Layout'
import { useState } from 'react'

function Bomb(): never {
  throw new Error('boom', { cause: new Error('inner') })
}

/** Throws while rendering, after a click. */
export default function Crash() {
  const [armed, setArmed] = useState(false)
  return (
    <Layout title="Crash">
      <main id="main" className="container">
        <h1>Crash</h1>
        <button type="button" onClick={() => setArmed(true)}>
          Crash now
        </button>
        {armed && <Bomb />}
      </main>
    </Layout>
  )
}
