import { useDocsPreferredVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client'
import { useEffect } from 'react'

/** Stores the documentation version this reader last visited, under the docs plugin's key. */
export default function KeepVersion() {
  const { name } = useLatestVersion(undefined)
  const { savePreferredVersionName } = useDocsPreferredVersion()
  useEffect(() => savePreferredVersionName(name), [name, savePreferredVersionName])
  return null
}
