import { heardEveryMs } from '@kxo/domain/attendance/meeting/connections'
import { useEffect } from 'react'
import { stayInMeeting } from '../api.ts'

/** Tells that a room is still shown, as often as it is heard of, and that it was left once it no longer is. */
export function useStay(id: number, entry: number | null): void {
  useEffect(() => {
    if (entry === null) return
    // What is missed is made up for by the next one: whoever is in a room is not told of it.
    const tell = (moment: 'here' | 'left') => void stayInMeeting(id, entry, moment).catch(() => undefined)
    const timer = setInterval(() => tell('here'), heardEveryMs)
    return () => {
      clearInterval(timer)
      tell('left')
    }
  }, [id, entry])
}
