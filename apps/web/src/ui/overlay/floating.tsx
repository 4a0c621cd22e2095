import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import style from './floating.module.css'

type Wiring = { ref: Ref<HTMLButtonElement>; 'aria-expanded': boolean; 'aria-haspopup': 'dialog' | 'menu'; onClick: () => void }

type FloatingProps = {
  opened: boolean
  onToggle: (opened: boolean) => void
  /** Accessible name of what opens. */
  label: string
  target: (wiring: Wiring) => ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  role?: 'dialog' | 'menu'
  width?: number
}

const gap = 6
const focusable = 'button:not(:disabled), [href], input:not(:disabled), select, textarea, [tabindex="0"]'

/** Places a box under (or above) what opened it, inside the window. */
export function place(box: HTMLElement, anchor: Element, align: 'start' | 'end'): void {
  const at = anchor.getBoundingClientRect()
  const below = at.bottom + box.offsetHeight + gap < window.innerHeight
  const top = below ? at.bottom + gap : Math.max(gap, at.top - box.offsetHeight - gap)
  const wanted = align === 'end' ? at.right - box.offsetWidth : at.left
  box.style.insetBlockStart = `${top}px`
  box.style.insetInlineStart = `${Math.max(gap, Math.min(wanted, window.innerWidth - box.offsetWidth - gap))}px`
}

/** A small panel opened by a button: takes the focus, keeps Tab inside, closes on Escape or outside, gives the focus back. */
export function Floating({ opened, onToggle, label, target, children, align = 'start', role = 'dialog', width }: FloatingProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      {target({ ref: anchor, 'aria-expanded': opened, 'aria-haspopup': role, onClick: () => onToggle(!opened) })}
      {opened && anchor.current ? (
        <Panel anchor={anchor.current} onClose={() => onToggle(false)} label={label} align={align} role={role} width={width}>
          {children}
        </Panel>
      ) : null}
    </>
  )
}

type PanelProps = {
  anchor: HTMLElement
  onClose: () => void
  label: string
  align: 'start' | 'end'
  role: 'dialog' | 'menu'
  width?: number | undefined
  children: ReactNode
}

const itemsOf = (panel: HTMLElement | null, role: PanelProps['role']): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>(role === 'menu' ? '[role="menuitem"]' : focusable) ?? []),
]

/** The panel itself, for what is opened by one of many targets; it follows its target, and closes once that is out of sight. */
export function Panel({ anchor, onClose, label, align, role, width, children }: PanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const panel = box.current
    if (!panel) return undefined
    // What it holds may come a moment after it.
    const settle = (): void => {
      place(panel, anchor, align)
      const focused = document.activeElement
      if (focused === panel || !panel.contains(focused)) (itemsOf(panel, role)[0] ?? panel).focus({ preventScroll: true })
    }
    settle()
    const sizes = new ResizeObserver(settle)
    sizes.observe(panel)
    const follow = ({ target }: Event): void => {
      if (!(target instanceof Node && panel.contains(target))) place(panel, anchor, align)
    }
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [anchor, align, role])

  useEffect(() => {
    const leave = (event: Event): void => {
      const where = event.target as Node
      if (!box.current?.contains(where) && !anchor.contains(where)) close.current()
    }
    let wasSeen = false
    const sight = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false
      if (wasSeen && !isSeen) close.current()
      wasSeen = isSeen
    })
    document.addEventListener('pointerdown', leave)
    sight.observe(anchor)
    return () => {
      document.removeEventListener('pointerdown', leave)
      sight.disconnect()
    }
  }, [anchor])

  const onKeyDown = (event: KeyboardEvent): void => {
    const list = itemsOf(box.current, role)
    const at = list.indexOf(document.activeElement as HTMLElement)
    const go = (to: number): void => {
      event.preventDefault()
      list[(to + list.length) % list.length]?.focus()
    }
    if (event.key === 'Escape' || (event.key === 'Tab' && role === 'menu')) {
      event.preventDefault()
      event.stopPropagation()
      close.current()
      anchor.focus()
    } else if (event.key === 'Tab' && !event.shiftKey && at === list.length - 1) go(0)
    else if (event.key === 'Tab' && event.shiftKey && at <= 0) go(list.length - 1)
    else if (role === 'menu' && event.key === 'ArrowDown') go(at + 1)
    else if (role === 'menu' && event.key === 'ArrowUp') go(at - 1)
    else if (role === 'menu' && event.key === 'Home') go(0)
    else if (role === 'menu' && event.key === 'End') go(-1)
  }

  return createPortal(
    // oxlint-disable-next-line no-static-element-interactions -- the role is given: dialog or menu
    <div
      ref={box}
      tabIndex={-1}
      className={style['panel']}
      data-role={role}
      role={role}
      aria-label={label}
      style={width ? { inlineSize: width } : undefined}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>,
    // Within the landmark or the dialog that opened it, so that it is reached and announced there.
    anchor.closest('[role="dialog"], main, header') ?? document.body,
  )
}

/** One line of a floating menu. A `disabled` one says why in `hint`. */
export function MenuItem({
  children,
  onRun,
  tone,
  disabled,
  hint,
}: {
  children: ReactNode
  onRun: () => void
  tone?: 'danger' | undefined
  disabled?: boolean | undefined
  hint?: string | undefined
}) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={style['item']}
      data-tone={tone}
      aria-disabled={disabled || undefined}
      title={hint}
      onClick={() => (disabled ? undefined : onRun())}
    >
      {children}
    </button>
  )
}
