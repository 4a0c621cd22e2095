import type { TrainingReturn } from '@kxo/domain/bpf/contract'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { Group, Select, Stack, Text } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { returnAddress } from '../return-address.ts'
import { EditAct } from './write-dialog.tsx'

const dayMs = 86_400_000
const look = { size: 'sm', allowDeselect: false } as const

/** Whose return it is, of which exercise, until when it may be declared, and where it stands. */
export function ReturnHead({ declared }: { declared: TrainingReturn }) {
  const { say } = useLanguage()
  const [, change] = useAddress(returnAddress)
  const { year, years, entity, entities, from, until } = declared
  return (
    <Group gap="12px 24px" align="end">
      {entities.length > 1 ? (
        <Select
          {...look}
          w={{ base: '100%', xs: 280 }}
          label={say(w.entity)}
          data={entities.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(entity.id)}
          onChange={(id) => change({ entity: id ?? undefined, year: undefined }, { replace: false })}
        />
      ) : null}
      <Select
        {...look}
        w={{ base: '100%', xs: 180 }}
        label={say(w.exerciseLabel)}
        data={[...new Set([...years, year])].map((one) => ({ value: String(one), label: say(w.exercise, { year: one }) }))}
        value={String(year)}
        onChange={(one) => change({ year: one ?? undefined }, { replace: false })}
      />
      <Stack gap={4}>
        <Group gap="xs">
          {say(w.period, { from, until })}
          <State declared={declared} />
        </Group>
        <Deadline declared={declared} />
      </Stack>
    </Group>
  )
}

function State({ declared: { frozen_at, frozen_by, is_over } }: { declared: TrainingReturn }) {
  const { say } = useLanguage()
  if (frozen_at === null) return is_over ? <Badge tone="info">{w.open}</Badge> : <Badge>{w.running}</Badge>
  const said = frozen_by === null ? say(w.frozenBySomeone, { at: frozen_at }) : say(w.frozenOn, { at: frozen_at, name: frozen_by })
  return <Badge tone="success">{said}</Badge>
}

/** The day it must be declared by, and how far that is while nothing is. */
function Deadline({ declared }: { declared: TrainingReturn }) {
  const { say, locale, zone } = useLanguage()
  const today = dayInZone(useNow(), zone)
  const { deadline, frozen_at } = declared
  const days = (Date.parse(deadline) - Date.parse(today)) / dayMs
  return (
    <Group gap="4px 8px">
      <Text size="sm" c="dimmed">
        {`${say(w.deadline)} ${formatDate(deadline, locale)}`}
      </Text>
      {frozen_at === null ? (
        <Text size="sm" {...(days < 0 && { c: 'red', fw: 600 })}>
          {days < 0 ? say(w.late) : say(w.daysLeft, { n: days })}
        </Text>
      ) : null}
      <EditAct declared={declared} part="deadline" />
    </Group>
  )
}
