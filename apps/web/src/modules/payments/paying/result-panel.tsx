import type { Tone } from '@kxo/domain/kernel/catalogue'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'

const edges: Partial<Record<Tone, string>> = { success: 'var(--k-success)', danger: 'var(--k-error)', warning: 'var(--k-warning)' }

/** What became of a payment, edged by what it means. */
export const ResultPanel = ({ tone, isAlert, children }: { tone: Tone; isAlert?: boolean; children: ReactNode }) => (
  <Panel
    component="section"
    gap="sm"
    maw={640}
    p="lg"
    role={isAlert ? 'alert' : 'status'}
    style={{ borderBlockStart: `4px solid ${edges[tone] ?? 'var(--k-info)'}` }}
  >
    {children}
  </Panel>
)
