import type { ReactNode } from 'react'
import tool from '../../ui/display/tool.module.css'
import { Floating } from '../../ui/overlay/floating.tsx'
import style from './tasks.module.css'

const most = 99

type BellProps = {
  /** Accessible name, with the number in words. */
  label: string
  count: number
  tone: 'danger' | 'info'
  icon: ReactNode
  opened: boolean
  onToggle: (opened: boolean) => void
  children: ReactNode
}

/** An icon of the header with its figure, opening a panel; a new figure is announced politely and never takes the focus. */
export function Bell({ label, count, tone, icon, opened, onToggle, children }: BellProps) {
  return (
    <>
      <Floating
        opened={opened}
        onToggle={onToggle}
        label={label}
        align="end"
        width={360}
        target={(wiring) => (
          <button type="button" {...wiring} className={tool['tool']} aria-label={label} title={label}>
            {icon}
            {count > 0 ? (
              <span className={style['figure']} data-tone={tone} aria-hidden="true">
                {count > most ? `${most}+` : count}
              </span>
            ) : null}
          </button>
        )}
      >
        {children}
      </Floating>
      <span role="status" className="visually-hidden">
        {count > 0 ? label : ''}
      </span>
    </>
  )
}
