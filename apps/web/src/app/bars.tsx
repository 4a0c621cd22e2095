import { useSyncExternalStore } from 'react'
import { useLanguage } from '../ui/language.tsx'
import style from './bars.module.css'
import { frameWords } from './words.ts'

const watch = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the connection is lost, as long as it is. */
export function OfflineBar() {
  const { say } = useLanguage()
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <div role="status" aria-live="polite">
      {online ? null : <p className={style['bar']}>{say(frameWords.offline)}</p>}
    </div>
  )
}
