import { formatRange } from '@kxo/domain/kernel/dates'
import { partnerKind } from '@kxo/domain/partners/kind'
import { assignmentWords as w } from '@kxo/domain/planning/assignment-words'
import type { Planning } from '@kxo/domain/planning/contract'
import { planningWords } from '@kxo/domain/planning/words'
import { Box, Stack } from '@mantine/core'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { hoursOf } from './hours-of.ts'

/** What decides whether somebody is asked: what they are, what they know, what they hold already, when they are away. */
export function PersonCard({ user_id, planning }: { user_id: number; planning: Planning }) {
  const { say, locale, zone } = useLanguage()
  const row = planning.partners.find(({ id }) => id === user_id)
  const assigned = planning.slots.filter(({ partners }) => partners.some((one) => one.user_id === user_id))
  const away = planning.away.filter(({ of }) => of === user_id)
  const facts: [string, string[]][] = [
    [say(planningWords.kind), (row?.kinds ?? []).map((kind) => say(partnerKind.labelOf(kind)))],
    [say(w.skills), row?.skills ?? []],
    [say(w.plannedHours), [say(w.hours, { hours: hoursOf(assigned) })]],
    [say(w.awayTimes), away.map(({ start_at, end_at }) => formatRange(start_at, end_at, locale, { zone }))],
  ]
  return (
    <Panel component="section" display="block" p="md">
      <Stack component="dl" gap="sm" m={0}>
        {facts.map(([label, values]) => (
          <div key={label}>
            <Box component="dt" c="dimmed" fz="sm">
              {label}
            </Box>
            {values.length === 0 ? <dd>{emptyPlaceholder}</dd> : values.map((value) => <dd key={value}>{value}</dd>)}
          </div>
        ))}
      </Stack>
    </Panel>
  )
}
