import type { Assembly } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Group, Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** How many voices are there of those that must be. */
export function QuorumPanel({ quorum, children }: { quorum: Assembly['quorum']; children: ReactNode }) {
  const { say } = useLanguage()
  const { total, present, needed, is_reached } = quorum
  const said = say(w.quorum, { total, present, needed })
  return (
    <Panel p="md" gap="sm">
      <Group justify="space-between" gap="xs">
        <Text fw={600} role="status" flex="1 1 240px">
          {said}
        </Text>
        <Badge tone={is_reached ? 'success' : 'warning'}>{is_reached ? w.quorumReached : w.quorumMissing}</Badge>
      </Group>
      <Progress value={total === 0 ? 0 : (present / total) * 100} color={is_reached ? 'green' : 'orange'} aria-label={said} />
      {children}
    </Panel>
  )
}
