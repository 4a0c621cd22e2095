import { ActionIcon, Indicator, Popover } from '@mantine/core'
import type { ReactNode } from 'react'

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
      <Popover opened={opened} onChange={onToggle} width={360} withinPortal={false}>
        <Popover.Target>
          <ActionIcon aria-label={label} title={label} onClick={() => onToggle(!opened)}>
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
        </Popover.Target>
        <Popover.Dropdown>{children}</Popover.Dropdown>
      </Popover>
      <span role="status" className="visually-hidden">
        {count > 0 ? label : ''}
      </span>
    </>
  )
}
