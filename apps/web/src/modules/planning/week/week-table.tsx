import { formatDate, timeInZone } from '@kxo/domain/kernel/dates'
import type { PlannedSlot, Planning } from '@kxo/domain/planning/contract'
import type { SlotBeside } from '@kxo/domain/planning/logistics/logistics-contract'
import { may } from '@kxo/domain/planning/permissions'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Anchor, Badge, Box, Table, Text } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { noRow } from '../board/drawn-events.ts'
import type { Grouping } from '../planning-address.ts'
import { type Proposed, SlotDialog } from '../slot/slot-dialog.tsx'
import { KindIcon } from './kind-icon.tsx'
import { SlotIcon } from './slot-icon.tsx'
import { halves, type WeekSheet } from './week-groups.ts'
import style from './week-table.module.css'

type WeekTableProps = {
  sheet: WeekSheet
  planning: Planning
  beside: readonly SlotBeside[]
  grouping: Grouping
  /** What its lines are, in words. */
  head: string
  /** Since when what changed is told apart: the sheet in the hall says it no more. */
  pinned: Date
}

/** Days in columns, rooms, people or events in lines, morning above afternoon; fits a landscape sheet. */
export function WeekTable({ sheet, planning, beside, grouping, head, pinned }: WeekTableProps) {
  const { actor } = useViewer()
  const [opened, setOpened] = useState<Proposed | null>(null)
  const open = (shown: PlannedSlot): void => {
    // The line of a company counts its own people only: what is opened is the whole slot.
    const slot = planning.slots.find(({ id }) => id === shown.id) ?? shown
    const row = slot.room_id ?? noRow
    setOpened({ slot, row, to: row, start_at: slot.start_at, end_at: slot.end_at, state: slot.partners.length > 0 ? 'confirmed' : 'open' })
  }
  const { say, locale, zone } = useLanguage()
  const isEmpty = (at: number): boolean => !sheet.rows.some(({ days }) => days[at]?.length)
  const weekday = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { weekday: 'long', timeZone: 'UTC' })
  return (
    <Panel className={style['sheet']}>
      <Table fz="xs" layout="fixed" miw={860} withColumnBorders>
        <Table.Thead bg="var(--k-subtle)">
          <Table.Tr>
            <Table.Th scope="col" w={150}>
              {head}
            </Table.Th>
            {sheet.days.map((day, at) => (
              // What an empty day needs not is given to the others.
              <Table.Th key={day} scope="col" className="capital" {...(isEmpty(at) && { w: 92 })}>
                {weekday.format(new Date(`${day}T12:00:00Z`))}
                <Text span display="block" c="dimmed" fz={12} fw={400} tt="none">
                  {formatDate(day, locale)}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheet.rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row">
                {row.label}
                {row.detail ? (
                  <Text span display="block" c="dimmed" fz={12} fw={400} tt="none">
                    {row.detail}
                  </Text>
                ) : null}
              </Table.Th>
              {row.days.map((slots, at) => (
                <Table.Td key={sheet.days[at]}>
                  {halves(slots, zone).map(({ half, slots: some }) => (
                    <div key={half} className={style['half']}>
                      <Text span display="block" c="dimmed" fz={12} fw={400} tt="none">
                        {say(half === 'morning' ? w.morning : w.afternoon)}
                      </Text>
                      {some.map((slot) => (
                        <Cell
                          key={slot.id}
                          slot={slot}
                          kinds={beside.find(({ slot_id }) => slot_id === slot.id)?.kinds ?? []}
                          planning={planning}
                          grouping={grouping}
                          pinned={pinned}
                          onOpen={open}
                        />
                      ))}
                    </div>
                  ))}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot bg="var(--k-subtle)">
          <Table.Tr>
            <Table.Th scope="row">{say(w.totals)}</Table.Th>
            {sheet.totals.map((total, at) => (
              <Table.Td key={sheet.days[at]}>{isEmpty(at) ? emptyPlaceholder : say(w.totalOf, total)}</Table.Td>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      {opened ? (
        <SlotDialog planning={planning} proposed={opened} rows="rooms" readOnly={!may.planSlots(actor)} onClose={() => setOpened(null)} />
      ) : null}
    </Panel>
  )
}

type CellProps = Pick<WeekTableProps, 'planning' | 'grouping' | 'pinned'> & {
  slot: PlannedSlot
  kinds: SlotBeside['kinds']
  onOpen: (slot: PlannedSlot) => void
}

function Cell({ slot, kinds, planning, grouping, pinned, onOpen }: CellProps) {
  const { say, zone } = useLanguage()
  const room = planning.rooms.find(({ id }) => id === slot.room_id)
  const people = slot.partners.flatMap(({ user_id }) => planning.partners.find(({ id }) => id === user_id)?.name ?? [])
  const facts = [
    grouping === 'room' ? '' : (room?.name ?? (slot.is_online ? say(w.online) : '')),
    grouping === 'partner' ? '' : people.join(', ') || say(w.staffed),
    slot.people > 0 ? say(w.persons, { n: slot.people }) : '',
  ]
  return (
    <Box mt={6}>
      <Text span inherit className="figures nowrap">
        {timeInZone(slot.start_at, zone)}–{timeInZone(slot.end_at, zone)}
      </Text>{' '}
      <Anchor component="button" type="button" inherit ta="start" aria-haspopup="dialog" onClick={() => onOpen(slot)}>
        {slot.title}
      </Anchor>
      {slot.changed_at && slot.changed_at >= pinned ? (
        <Badge variant="light" color="orange" size="xs" tt="none" ms={4}>
          {say(w.changed)}
        </Badge>
      ) : null}
      <Text span display="block" c="dimmed" fz={12} fw={400} tt="none">
        {slot.is_online ? <SlotIcon icon={IconVideo} label={say(w.online)} /> : null}
        {kinds.map((kind) => (
          <KindIcon key={kind} kind={kind} />
        ))}
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </Box>
  )
}
