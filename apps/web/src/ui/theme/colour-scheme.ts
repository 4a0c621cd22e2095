import { useSyncExternalStore } from 'react'

type Scheme = 'light' | 'dark'
type SchemeChoice = Scheme | 'system'

const attribute = 'data-mantine-color-scheme'
const listeners = new Set<() => void>()
const device = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)')
/** Set once someone said what they want: before, what was painted first stays (public/theme.js). */
let choice: SchemeChoice | null = null

function draw(): void {
  if (choice === null) return
  const scheme = choice === 'system' ? (device()?.matches ? 'dark' : 'light') : choice
  if (document.documentElement.getAttribute(attribute) === scheme) return
  document.documentElement.setAttribute(attribute, scheme)
  for (const tell of listeners) tell()
}
device()?.addEventListener?.('change', draw)

/** Draws every page in light or dark, or as the device says and goes on saying. */
export function drawIn(scheme: SchemeChoice): void {
  choice = scheme
  draw()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
const current = (): Scheme => (document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light')

/** What pages are drawn in at the moment. */
export const useColourScheme = (): Scheme => useSyncExternalStore(subscribe, current)
