import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react'

type TabProps = { label: string; children: ReactNode }

/** One panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>
}

type TabsProps = { group?: string; legend?: string; children: ReactNode }

/**
 * Radio buttons, so tabs work before any script; a choice applies to every set in the same group (client module
 * `tabs`).
 */
export function Tabs({ group, legend, children }: TabsProps) {
  const id = useId()
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  )
  return (
    <fieldset className="tabs wide">
      <legend className="hidden">{legend ?? tabs.map(({ props }) => props.label).join(', ')}</legend>
      {tabs.map(({ props }, index) => [
        <input
          key="input"
          type="radio"
          name={id}
          id={`${id}${index}`}
          value={props.label}
          defaultChecked={index === 0}
          autoComplete="off" // a browser that restores a choice would be taken for a reader who makes one
          data-group={group}
        />,
        <label key="label" htmlFor={`${id}${index}`}>
          {props.label}
        </label>,
        <div key="panel" className="tab-panel">
          {props.children}
        </div>,
      ])}
    </fieldset>
  )
}
