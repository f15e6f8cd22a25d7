import Translate from '@docusaurus/Translate'

/** Shown when the filters leave nothing. */
export default function NoResult() {
  return (
    <>
      <h3>
        <Translate id="showcase.noResult.title">No result</Translate>
      </h3>
      <p className="muted">
        <Translate id="showcase.noResult.text">Try a shorter name, fewer tags, or match any tag.</Translate>
      </p>
    </>
  )
}
