import Island from '@theme/Island'
import Picture from './Picture'

/** What plugin-ideal-image's loader returns for an imported image. */
type LoadedImage = { src: { src: string; srcSet: string; images: { width: number; height: number }[] } }
type Props = { img: LoadedImage | { default: LoadedImage }; alt: string; bytes?: number }

/** An imported image that loads if the reader's connection allows. `bytes` is its size, to help the reader decide. */
export default function IdealImage({ img, alt, bytes }: Props) {
  const { src } = 'default' in img ? img.default : img
  const { width, height } = src.images.at(-1) ?? { width: 16, height: 9 }
  return (
    <Island
      name="Picture"
      component={Picture}
      props={{ src: src.src, srcSet: src.srcSet, width, height, alt, bytes }}
    />
  )
}
