import { translate } from '@docusaurus/Translate'
import Icon from '@theme/Icon'
import { sizeMessage, type ImageState } from './image-state'

type Props = { state: ImageState; bytes?: number; onLoad: () => void }

/** What's shown in an image's frame until the image loads. */
export default function Message({ state, bytes, onLoad }: Props) {
  if (state === 'deferred' || state === 'failed') {
    const label =
      state === 'deferred'
        ? translate(
            { id: 'theme.IdealImageMessage.load', message: 'Click to load{sizeMessage}' },
            { sizeMessage: sizeMessage(bytes) },
          )
        : translate({ id: 'theme.IdealImageMessage.error', message: 'Error. Click to reload' })
    return (
      <>
        <Icon name="image" />
        <button className="button" type="button" onClick={onLoad}>
          {label}
        </button>
      </>
    )
  }
  const texts: Partial<Record<ImageState, string>> = {
    loading: translate({ id: 'theme.IdealImageMessage.loading', message: 'Loading...' }),
    offline: translate({
      id: 'theme.IdealImageMessage.offline',
      message: 'Your browser is offline. Image not loaded',
    }),
    missing: translate({ id: 'theme.IdealImageMessage.404error', message: '404. Image not found' }),
  }
  return (
    <>
      {state !== 'loading' && <Icon name="image" />}
      <span role="status">{texts[state]}</span>
    </>
  )
}
