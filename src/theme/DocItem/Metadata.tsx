import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { PageMetadata, UnlistedMetadata } from '@docusaurus/theme-common'

export default function DocMetadata() {
  const { metadata, frontMatter } = useDoc()
  return (
    <>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        keywords={frontMatter.keywords}
      />
      {metadata.unlisted && <UnlistedMetadata />}
    </>
  )
}
