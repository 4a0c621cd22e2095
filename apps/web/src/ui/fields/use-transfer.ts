import { useEffect, useRef, useState } from 'react'
import type { Transfer, TransferState } from './transfer.ts'

/** A file on its way as its field shows it. */
export type Progress = { share: number; state: TransferState; control: { pause: () => void; resume: () => void } | null }

const start: Progress = { share: 0, state: 'sending', control: null }

/** Follows a file on its way: `begin` opens a transfer, `progress` says how it goes, null while nothing leaves. */
export function useTransfer(place: string | null) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const stop = useRef<AbortController | null>(null)
  const set = (change: Partial<Progress>): void => setProgress((now) => (now ? { ...now, ...change } : now))
  const begin = (): Transfer => {
    const controller = new AbortController()
    stop.current = controller
    setProgress(start)
    return {
      place,
      signal: controller.signal,
      onProgress: (share) => set({ share }),
      onState: (state) => set({ state }),
      onControl: (control) => set({ control }),
    }
  }
  const end = (): void => {
    stop.current = null
    setProgress(null)
  }
  return { progress, begin, end, giveUp: () => stop.current?.abort() }
}

/** What a field that was left with a file on its way goes on with, in a page opened again. */
export type Resumable = { place: string; find: (place: string) => Promise<File | null> }

/** Goes on once with the file a page was closed on. */
export function useUnfinished(resumable: Resumable | undefined, isReady: boolean, take: (file: File) => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!resumable || !isReady || isDone.current) return
    isDone.current = true
    void resumable.find(resumable.place).then((file) => file && take(file))
  })
}
