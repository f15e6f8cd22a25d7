import { createContext, useContext, type ComponentType } from 'react'

/** True inside pages that the production build only renders on the server. */
export const ServerOnly = createContext(false)

type Props<P extends object> = {
  name: string
  component: ComponentType<P>
  props: P
  /** `open`: nothing of it is loaded before the `details` around it is open. */
  when?: 'open'
}

/**
 * A part of a page that runs in the browser. In a page that's only rendered on the server, it's marked for the
 * client module `islands`, which looks it up by name; elsewhere, it's a component like any other.
 */
export default function Island<P extends object>({ name, component: Component, props, when }: Props<P>) {
  const marked = useContext(ServerOnly)
  if (!marked) return <Component {...props} />
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-when={when}>
      <Component {...props} />
    </div>
  )
}
