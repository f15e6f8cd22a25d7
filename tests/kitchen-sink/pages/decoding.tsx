import { useHistory } from '@docusaurus/router'
import Layout from '@theme/Layout'
import { useState } from 'react'

/** Requests a URL with invalid percent-encoding from the router, and shows the error. */
export default function Decoding() {
  const history = useHistory()
  const [said, setSaid] = useState('')
  const handleClick = () => {
    try {
      history.push('/%E0%A4%A')
    } catch (error) {
      setSaid(String(error))
    }
  }
  return (
    <Layout title="Decoding">
      <main id="main" className="container">
        <h1>Decoding</h1>
        <button type="button" onClick={handleClick}>
          Go to a broken address
        </button>
        <p data-testid="said">{said}</p>
      </main>
    </Layout>
  )
}
