import { useSyncExternalStore } from 'react'

let takeOver: (() => void) | null = null
const listeners = new Set<() => void>()

/** Tells the frame that a newer version waits; `act` takes it. */
export function announceVersion(act: () => void): void {
  takeOver = act
  for (const listener of listeners) listener()
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** What takes the version that waits, null when the screen runs the newest one. */
export const useWaitingVersion = (): (() => void) | null => useSyncExternalStore(watch, () => takeOver)
