import Layout from '@theme/Layout'
import { useEffect, useState } from 'react'

let broken = true

function ThrowsWhileBroken() {
  if (broken) throw new Error('only once')
  return <p>Recovered</p>
}

/** Throws after a click, no matter how often React retries; works again once the boundary has removed it. */
function Content() {
  const [armed, setArmed] = useState(false)
  useEffect(() => () => void (broken = false), [])
  return (
    <main id="main" className="container">
      <h1>Crash once</h1>
      <button type="button" onClick={() => setArmed(true)}>
        Crash now
      </button>
      {armed ? <ThrowsWhileBroken /> : null}
    </main>
  )
}

export default function CrashOnce() {
  return (
    <Layout title="Crash once">
      <Content />
    </Layout>
  )
}
