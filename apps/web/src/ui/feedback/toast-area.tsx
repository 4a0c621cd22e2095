import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import { readToasts, type Toast, toast, watchToasts } from './toast.ts'
import style from './toast-area.module.css'

/** Long enough to read two lines. */
const lifeMs = 8000
const icons = { success: IconCheck, danger: IconAlertCircle, info: IconInfoCircle }

function Message({ message }: { message: Toast }) {
  const { say } = useLanguage()
  const text = useText()
  const [paused, setPaused] = useState(false)
  const left = useRef(lifeMs)
  useEffect(() => {
    if (paused) return undefined
    const since = Date.now()
    const timer = setTimeout(() => toast.dismiss(message.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [paused, message.id])
  const Icon = icons[message.tone]
  return (
    <div
      className={style['toast']}
      data-tone={message.tone}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon size={20} className={style['icon']} aria-hidden="true" />
      <span className={style['text']}>
        {text(message.text)}
        {message.reference ? <span className={style['reference']}>{say(uiWords.correlation, { id: message.reference })}</span> : null}
      </span>
      {message.act ? (
        <button
          type="button"
          className={style['act']}
          onClick={() => {
            message.act?.run()
            toast.dismiss(message.id)
          }}
        >
          {text(message.act.label)}
        </button>
      ) : null}
      <button type="button" className={style['close']} aria-label={say(uiWords.close)} onClick={() => toast.dismiss(message.id)}>
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  )
}

/** Where toasts appear; one for the whole product. */
export function ToastArea() {
  const toasts = useSyncExternalStore(watchToasts, readToasts)
  return (
    <div className={style['area']} role="status" aria-live="polite">
      {toasts.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </div>
  )
}
