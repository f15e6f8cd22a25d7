/** This site's own mark: four tiles with round counters. */
export default function Logo() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect className="mark-tile" width="24" height="24" rx="5" />
      <path
        className="mark-shape"
        d="M11 4.5v6.5H4.5A6.5 6.5 0 0 1 11 4.5ZM4.5 13H11v6.5H4.5ZM13 13h6.5A6.5 6.5 0 0 1 13 19.5Z"
      />
      <circle className="mark-shape" cx="16.25" cy="7.75" r="3.25" />
    </svg>
  )
}
