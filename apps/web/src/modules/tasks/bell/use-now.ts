import { useEffect, useState } from 'react'

const tickMs = 30_000

/** The present, moving by itself: a task left on screen becomes late there too. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
