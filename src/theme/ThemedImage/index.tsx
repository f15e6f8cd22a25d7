import type { ComponentProps } from 'react'

type Props = ComponentProps<'img'> & { sources: { light: string; dark: string }; alt: string }

/**
 * The image for the color mode. Both are in the page, and CSS shows one: theme-common's ThemedComponent removes the
 * other only where React runs, which it doesn't in documentation pages. The hidden one is never fetched.
 */
export default function ThemedImage({ sources, alt, ...props }: Props) {
  return (
    <>
      <img {...props} className="in-dark" src={sources.dark} alt={alt} loading="lazy" />
      <img {...props} className="in-light" src={sources.light} alt={alt} loading="lazy" />
    </>
  )
}
