import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The present instant, refreshed twice a minute: windows open and close while a page is looked at. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
