import Message from './Message'
import { useImageState } from './use-image-state'

/** What the image loader of plugin-ideal-image gives for an imported picture. */
type LoadedImage = {
  src: {
    src: string
    srcSet: string
    width?: number
    height?: number
    images: { width: number; height: number }[]
  }
}
type Props = { img: LoadedImage | { default: LoadedImage }; alt: string; bytes?: number }

/** An image in a frame of its own ratio, so that nothing moves when it arrives; its five other states say what is wrong. */
export default function IdealImage({ img, alt, bytes }: Props) {
  const { src } = 'default' in img ? img.default : img
  const largest = src.images.at(-1) ?? { width: 16, height: 9 }
  const { state, load, handleError, handleLoad } = useImageState(src.src)
  const picture = (
    <img
      src={src.src}
      srcSet={src.srcSet}
      sizes="(min-width: 43rem) 43rem, 100vw"
      width={largest.width}
      height={largest.height}
      alt={alt}
      onLoad={handleLoad}
      onError={handleError}
    />
  )
  return (
    <span className="ideal-image">
      <svg className="ideal-space" viewBox={`0 0 ${largest.width} ${largest.height}`} aria-hidden="true" />
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
