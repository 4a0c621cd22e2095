import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'

type BrowserCheck = { name: Sentence; can: Sentence; cannot: Sentence; isAble: () => boolean | Promise<boolean> }

const keeps = (): boolean => {
  const key = 'diagnosis'
  try {
    localStorage.setItem(key, key)
    const isStored = localStorage.getItem(key) === key
    localStorage.removeItem(key)
    return isStored
  } catch {
    return false
  }
}
const hasCamera = async (): Promise<boolean> => {
  const devices = navigator.mediaDevices as MediaDevices | undefined // absent on a plain http address, whatever the types say
  const found = (await devices?.enumerateDevices()) ?? []
  return found.some(({ kind }) => kind === 'videoinput')
}

/** What this browser can do of what the product asks; nothing of it leaves. */
export const browserChecks = {
  storage: { name: w.browserStorage, can: w.browserStorageOk, cannot: w.browserStorageNo, isAble: keeps },
  offline: {
    name: w.browserOffline,
    can: w.browserOfflineOk,
    cannot: w.browserOfflineNo,
    isAble: () => 'serviceWorker' in navigator && isSecureContext,
  },
  camera: { name: w.browserCamera, can: w.browserCameraOk, cannot: w.browserCameraNo, isAble: hasCamera },
  sign: {
    name: w.browserSign,
    can: w.browserSignOk,
    cannot: w.browserSignNo,
    isAble: () => 'PointerEvent' in window && document.createElement('canvas').getContext('2d') !== null,
  },
  live: { name: w.browserLive, can: w.browserLiveOk, cannot: w.browserLiveNo, isAble: () => 'ReadableStream' in window },
  print: { name: w.browserPrint, can: w.browserPrintOk, cannot: w.browserPrintNo, isAble: () => 'print' in window },
} satisfies Record<string, BrowserCheck>

export type BrowserCheckName = keyof typeof browserChecks
export const browserCheckNames = Object.keys(browserChecks) as BrowserCheckName[]

export const browserQuery = (name: BrowserCheckName) => ({
  queryKey: ['diagnostics', 'browser', name],
  queryFn: async (): Promise<boolean> => browserChecks[name].isAble(),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always' as const,
})
