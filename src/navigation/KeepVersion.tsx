import { useDocsPreferredVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client'
import { useEffect } from 'react'

/** Notes the version of the documentation that this reader was last on, under the key of the docs plugin. */
export default function KeepVersion() {
  const { name } = useLatestVersion(undefined)
  const { savePreferredVersionName } = useDocsPreferredVersion()
  useEffect(() => savePreferredVersionName(name), [name, savePreferredVersionName])
  return null
}
