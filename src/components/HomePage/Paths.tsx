import Link from '@docusaurus/Link'
import { translate } from '@docusaurus/Translate'
import Glyph from '@theme/Glyph'
import { paths, type Path } from './path-entries'

function PathSection({ path: { glyph, to, title, text, links } }: { path: Path }) {
  return (
    <section className="path">
      <Glyph tiles={glyph} />
      <div>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p>{text}</p>
      </div>
      <ul>
        {links.map(([target, name]) => (
          <li key={target}>
            <Link to={target}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three ways in, each with its first pages: build, run a node, use Celo. */
export default function Paths() {
  return (
    <div className="band">
      <nav
        className="container paths"
        aria-label={translate({ id: 'home.paths.label', message: 'Start here' })}
      >
        {paths().map((path) => (
          <PathSection key={path.to} path={path} />
        ))}
      </nav>
    </div>
  )
}
