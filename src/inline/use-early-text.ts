import { useEffect, useRef, type RefObject } from 'react'

/**
 * Hands over what the reader typed into a field before the application started, because React only hears of later keys.
 * @param value what the field should have
 * @returns the field's ref
 */
export function useEarlyText(
  value: string,
  onText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const start = useRef({ value, onText })
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== start.current.value) start.current.onText(typed)
  }, [])
  return field
}
