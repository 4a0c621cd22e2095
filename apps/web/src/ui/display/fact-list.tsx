import { Box } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import type { Fact } from './fact-panel.tsx'

type FactListProps = { facts: readonly Fact[]; widths?: string; children?: ReactNode }

/** Facts in two columns without a border of their own; `children` are further pairs of `dt` and `dd`. */
export const FactList = ({ facts, widths = 'max-content minmax(0, 1fr)', children }: FactListProps) => (
  <Box component="dl" display="grid" style={{ gridTemplateColumns: widths, gap: '6px 16px' }}>
    {facts.map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
    {children}
  </Box>
)
