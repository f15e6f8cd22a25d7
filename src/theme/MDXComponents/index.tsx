import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import Admonition from '@theme/Admonition'
import { Card, Cards, Choices, Starts } from '@theme/Cards'
import Collapsible from '@theme/Collapsible'
import Heading from '@theme/Heading'
import Screenshot from '@theme/Screenshot'
import { Tab, Tabs } from '@theme/Tabs'
import TableFilter from '@theme/TableFilter'
import YouTube from '@theme/YouTube'
import type { ComponentProps } from 'react'

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
const heading = (as: Level) =>
  function MarkdownHeading(props: ComponentProps<'h2'>) {
    return <Heading as={as} {...props} />
  }

function Details({ summary, children }: { summary: string; children: React.ReactNode }) {
  return (
    <Collapsible className="detail" summary={summary}>
      {children}
    </Collapsible>
  )
}

/** The components for a page's elements and directives. */
export default {
  Head,
  a: Link,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  Card,
  Cards,
  Choices,
  Details,
  details: Details,
  Screenshot,
  Starts,
  Tab,
  Tabs,
  TableFilter,
  YouTube,
}
