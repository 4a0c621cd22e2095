import { useSyncExternalStore } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { useWaitingVersion } from '../platform/version.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import style from './bars.module.css'

const watch = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the connection is lost, as long as it is, and that a newer version waits to be taken. */
export function StateBars() {
  const { say } = useLanguage()
  const takeOver = useWaitingVersion()
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <div role="status" aria-live="polite">
      {online ? null : <p className={style['bar']}>{say(frameWords.offline)}</p>}
      {takeOver ? (
        <p className={style['bar']}>
          {say(frameWords.newVersion)}
          <button type="button" className={style['act']} onClick={takeOver}>
            {say(frameWords.reload)}
          </button>
        </p>
      ) : null}
    </div>
  )
}
