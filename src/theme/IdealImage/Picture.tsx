import Message from './Message'
import { useImageState } from './use-image-state'

export type Props = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  bytes?: number
}

/**
 * An image in a frame with its aspect ratio, so nothing moves when it loads; its five other states show what's
 * wrong.
 */
export default function Picture({ src, srcSet, width, height, alt, bytes }: Props) {
  const { state, load, handleError, handleLoad } = useImageState(src)
  const picture = (
    <img
      src={src}
      srcSet={srcSet}
      sizes="(min-width: 43rem) 43rem, 100vw"
      width={width}
      height={height}
      alt={alt}
      onLoad={handleLoad}
      onError={handleError}
    />
  )
  return (
    <span className="ideal-image">
      <svg className="ideal-space" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      {state !== 'loaded' && (
        <span className="image-state">
          {state !== 'waiting' && <Message state={state} bytes={bytes} onLoad={load} />}
        </span>
      )}
      {(state === 'loading' || state === 'loaded') && picture}
      <noscript>{picture}</noscript>
    </span>
  )
}
