import { ActionIcon, Indicator } from '@mantine/core'
import type { ReactNode } from 'react'
import { PanelBeside, useBeside } from '../../../ui/overlay/beside.tsx'

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
  const { button, place } = useBeside('dialog', [opened, onToggle])
  return (
    <>
      <ActionIcon {...button} aria-label={label} title={label}>
        <Indicator
          label={count > most ? `${most}+` : count}
          disabled={count === 0}
          color={tone === 'danger' ? 'red' : 'blue'}
          size={18}
          offset={1}
          aria-hidden="true"
        >
          {icon}
        </Indicator>
      </ActionIcon>
      <PanelBeside {...place} width={360} withinPortal={false}>
        {children}
      </PanelBeside>
      <span role="status" className="visually-hidden">
        {count > 0 ? label : ''}
      </span>
    </>
  )
}
