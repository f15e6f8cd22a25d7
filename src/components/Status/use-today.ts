import { useEffect, useState } from 'react'

/** The reader's date once scripts run; without scripts, and until they run, the sources' latest date. */
export function useToday(asOf: string): string {
  const [today, setToday] = useState(asOf)
  useEffect(() => {
    const now = new Date().toISOString().slice(0, 10)
    setToday(now > asOf ? now : asOf)
  }, [asOf])
  return today
}
