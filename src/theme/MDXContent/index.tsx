import { MDXProvider } from '@mdx-js/react'
import components from '@theme/MDXComponents'
import type { ReactNode } from 'react'

export default function MDXContent({ children }: { children: ReactNode }) {
  return <MDXProvider components={components}>{children}</MDXProvider>
}
