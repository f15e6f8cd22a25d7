import { useEffect, useState } from 'react'

/** The reader's day once scripts run; before that, and without scripts, the day on which the sources end. */
export function useToday(asOf: string): string {
  const [today, setToday] = useState(asOf)
  useEffect(() => {
    const now = new Date().toISOString().slice(0, 10)
    setToday(now > asOf ? now : asOf)
  }, [asOf])
  return today
}
