import Layout from '@theme/Layout'
import { useState } from 'react'

let thrown = false

function ThrowsOnce() {
  if (!thrown) {
    thrown = true
    throw new Error('only once')
  }
  return <p>Recovered</p>
}

/** Throws at the first render after a click, and is well at the next. */
export default function CrashOnce() {
  const [armed, setArmed] = useState(false)
  return (
    <Layout title="Crash once">
      <main id="main" className="frame">
        <h1>Crash once</h1>
        <button type="button" onClick={() => setArmed(true)}>
          Crash now
        </button>
        {armed ? <ThrowsOnce /> : null}
      </main>
    </Layout>
  )
}
