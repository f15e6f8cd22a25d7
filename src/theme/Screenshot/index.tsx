import ThemedImage from '@theme/ThemedImage'
import { findPicture } from './find-picture'

/** A picture of something that runs here, one for each color mode. Its size is known, so nothing moves when it loads. */
export default function Screenshot({ of, alt }: { of: string; alt: string }) {
  return (
    <figure className="screenshot">
      <ThemedImage {...findPicture(of)} alt={alt} />
    </figure>
  )
}
