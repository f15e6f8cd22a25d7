import { TitleFormatterProvider } from '@docusaurus/theme-common/internal'
import type { ReactNode } from 'react'

export default function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <TitleFormatterProvider formatter={({ defaultFormatter, ...params }) => defaultFormatter(params)}>
      {children}
    </TitleFormatterProvider>
  )
}
