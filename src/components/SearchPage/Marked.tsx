const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)

/** A hit's text with its highlights. It can't produce any other element. */
export default function Marked({ html }: { html: string }) {
  return html
    .split(/<mark>([^]*?)<\/mark>/)
    .map((text, at) => (at % 2 === 1 ? <mark key={at}>{plain(text)}</mark> : plain(text)))
}
