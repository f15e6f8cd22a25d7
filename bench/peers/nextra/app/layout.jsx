import { Head } from 'nextra/components'
import { getPageMap } from 'nextra/page-map'
import { Layout, Navbar } from 'nextra-theme-docs'
import 'nextra-theme-docs/style.css'

export const metadata = { title: { default: 'Celo Docs', template: '%s - Celo Docs' } }

export default async function RootLayout({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout navbar={<Navbar logo={<b>Celo Docs</b>} />} pageMap={await getPageMap()}>
          {children}
        </Layout>
      </body>
    </html>
  )
}
