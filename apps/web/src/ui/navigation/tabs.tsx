import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { type Said, useText } from '../i18n/language.tsx'
import style from './tabs.module.css'
import { useCurrentShown } from './use-current-shown.ts'

export type Tab<K extends string> = { key: K; label: Said; count?: number | undefined; icon?: ReactNode }

type TabsProps<K extends string> = {
  /** Accessible name of the row of tabs. */
  label: Said
  tabs: readonly Tab<K>[]
  current: K
  onChange: (key: K) => void
  /** The panel they change. */
  panelId: string
}

/** A row of tabs; arrows, Home and End move between them. The page keeps the current one in its address. */
export function Tabs<K extends string>({ label, tabs, current, onChange, panelId }: TabsProps<K>) {
  const text = useText()
  const row = useRef<HTMLDivElement>(null)
  useCurrentShown(row, current)
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ key }) => key === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    onChange(tabs[next]!.key)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div ref={row} role="tablist" aria-label={text(label)} className={style['tabs']}>
      {tabs.map(({ key, label: name, count, icon }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === current}
          aria-controls={panelId}
          tabIndex={key === current ? 0 : -1}
          className={style['tab']}
          onClick={() => onChange(key)}
          onKeyDown={onKeyDown}
        >
          {icon}
          {text(name)}
          {count ? <span className={style['count']}>{count}</span> : null}
        </button>
      ))}
    </div>
  )
}
