const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)

/** Text of a hit with its highlights. No other element can come of it. */
export default function Marked({ html }: { html: string }) {
  return html
    .split(/<mark>([^]*?)<\/mark>/)
    .map((text, at) => (at % 2 === 1 ? <mark key={at}>{plain(text)}</mark> : plain(text)))
}
