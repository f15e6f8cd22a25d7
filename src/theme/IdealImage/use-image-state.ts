import { useCallback, useEffect, useState } from 'react'
import { savesData } from '../../inline/data-saver.client'
import { failure, type ImageState } from './image-state'

/** Runs the states of one image. `load` starts it on a click; the handlers go on the `img`. */
export function useImageState(src: string) {
  const [state, setState] = useState<ImageState>('waiting')
  const load = useCallback(() => setState(navigator.onLine ? 'loading' : 'offline'), [])

  useEffect(() => {
    if (savesData()) setState('deferred')
    else load()
  }, [load])

  useEffect(() => {
    const lost = () => setState((now) => (now === 'loaded' ? now : 'offline'))
    const back = () => setState((now) => (now === 'offline' ? 'loading' : now))
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [])

  const handleError = useCallback(() => {
    fetch(src, { method: 'HEAD' }).then(
      ({ status }) => setState(failure(status, navigator.onLine)),
      () => setState(failure(undefined, navigator.onLine)),
    )
  }, [src])
  return { state, load, handleError, handleLoad: () => setState('loaded') }
}
