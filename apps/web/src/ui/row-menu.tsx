import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import style from './data-table.module.css'
import { type Said, useText } from './language.tsx'

/** An act on one row. A `disabled` act says why in `hint`. */
export type RowAction = { label: Said; run: () => void; tone?: 'danger'; disabled?: boolean; hint?: Said }

type RowMenuProps = { anchor: HTMLElement; name: string; actions: readonly RowAction[]; onClose: () => void }

/** The one menu shared by all the rows of a list. */
export function RowMenu({ anchor, name, actions, onClose }: RowMenuProps) {
  const text = useText()
  const menu = useRef<HTMLDivElement>(null)
  const items = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  useLayoutEffect(() => {
    const box = menu.current
    if (!box) return
    const at = anchor.getBoundingClientRect()
    const below = at.bottom + box.offsetHeight + 8 < window.innerHeight
    box.style.insetBlockStart = `${below ? at.bottom + 4 : Math.max(8, at.top - box.offsetHeight - 4)}px`
    box.style.insetInlineStart = `${Math.max(8, at.right - box.offsetWidth)}px`
    items()[0]?.focus()
  }, [anchor])

  useEffect(() => {
    const leave = (event: Event): void => {
      if (!menu.current?.contains(event.target as Node)) onClose()
    }
    document.addEventListener('pointerdown', leave)
    window.addEventListener('scroll', leave, true)
    return () => {
      document.removeEventListener('pointerdown', leave)
      window.removeEventListener('scroll', leave, true)
    }
  }, [onClose])

  const close = (): void => {
    onClose()
    anchor.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const list = items()
    const at = list.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      close()
    } else if (to !== undefined) {
      event.preventDefault()
      list[(to + list.length) % list.length]?.focus()
    }
  }

  return createPortal(
    <div ref={menu} className={style['menu']} role="menu" aria-label={name} onKeyDown={onKeyDown}>
      {actions.map((action) => (
        <button
          key={text(action.label)}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={style['menuItem']}
          data-tone={action.tone}
          aria-disabled={action.disabled || undefined}
          title={action.hint ? text(action.hint) : undefined}
          onClick={() => {
            if (action.disabled) return
            close()
            action.run()
          }}
        >
          {text(action.label)}
        </button>
      ))}
    </div>,
    document.body,
  )
}
