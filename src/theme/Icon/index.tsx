export type IconName =
  | 'search'
  | 'copy'
  | 'check'
  | 'external-link'
  | 'next'
  | 'back'
  | 'theme'
  | 'github'
  | 'page'
  | 'hash'
  | 'text'
  | 'enter'
  | 'clock'
  | 'close'
  | 'image'

/** An icon of the sprite in the page's shell: 16 px grid, 1.5 px stroke, in the color of the text. Ids have a prefix: `next` may be a heading. */
export default function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
