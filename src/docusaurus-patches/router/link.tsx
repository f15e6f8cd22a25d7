/** The links that Docusaurus' `<Link>` draws, as react-router-dom 5.3.4 does. */
import type { ComponentProps, MouseEvent, Ref } from 'react'
import { createLocation, createPath } from './location'
import { matchPath, type Match } from './match'
import { useRoute } from './router'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  replace?: boolean
  innerRef?: Ref<HTMLAnchorElement>
}

/** Whether a click is for the router: the browser opens new tabs and windows. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

export function Link({ to, replace = false, innerRef, onClick, children, ...rest }: Props) {
  const { history, location } = useRoute()
  const { target } = rest
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    try {
      onClick?.(event)
    } catch (error) {
      event.preventDefault()
      throw error
    }
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    const isHere = createPath(location) === createPath(createLocation(to, location))
    if (replace || isHere) history.replace(to)
    else history.push(to)
  }
  return (
    <a {...rest} ref={innerRef} href={createPath(createLocation(to, location))} onClick={handleClick}>
      {children}
    </a>
  )
}

type NavProps = Props & {
  activeClassName?: string
  isActive?: (match: Match | null, location: object) => boolean
}

/** A link that's marked on its own page and below it. */
export function NavLink({ activeClassName = 'active', isActive, className, ...rest }: NavProps) {
  const { location } = useRoute()
  const { pathname } = createLocation(rest.to, location)
  const match = matchPath(location.pathname, pathname)
  const isMarked = isActive ? isActive(match, location) : match !== null
  if (!isMarked) return <Link {...rest} className={className} />
  const names = [className, activeClassName].filter(Boolean).join(' ')
  return <Link aria-current="page" {...rest} className={names} />
}
