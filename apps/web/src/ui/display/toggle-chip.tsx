import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'

type ToggleChipProps = { isOn?: boolean; onClick: () => void; children: ReactNode }

/** One of a row of words to press: a filter, which says whether it stands, or a value proposed. */
export const ToggleChip = ({ isOn, onClick, children }: ToggleChipProps) => (
  <UnstyledButton
    mih={32}
    py={4}
    px="sm"
    bd={`1px solid var(${isOn ? '--k-primary' : '--k-border'})`}
    bdrs={999}
    bg={isOn ? 'var(--k-tint)' : 'var(--k-surface)'}
    fz="sm"
    fw={isOn ? 600 : 400}
    className="figures"
    aria-pressed={isOn}
    onClick={onClick}
  >
    {children}
  </UnstyledButton>
)
