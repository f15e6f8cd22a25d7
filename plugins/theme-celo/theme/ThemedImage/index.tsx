import { ThemedComponent } from '@docusaurus/theme-common'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'img'> & { sources: { light: string; dark: string }; alt: string }

/** The picture that fits the colour mode. */
export default function ThemedImage({ sources, className, alt, ...props }: Props) {
  return (
    <ThemedComponent className={className}>
      {({ theme, className: themed }) => <img src={sources[theme]} alt={alt} className={themed} {...props} />}
    </ThemedComponent>
  )
}
