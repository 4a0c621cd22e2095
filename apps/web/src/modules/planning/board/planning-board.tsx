import type { Planning } from '@kxo/domain/planning/contract'
import { may } from '@kxo/domain/planning/permissions'
import { clashesOf } from '@kxo/domain/planning/rules'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { moveSlot } from '../api.ts'
import { type Proposed, SlotDialog } from '../slot/slot-dialog.tsx'
import { type Bar, noRow, type Rows } from './drawn-events.ts'
import { Legend } from './legend.tsx'
import type { Period } from './period.ts'
import { type BoardRow, type Drop, ScheduleBoard } from './schedule-board.tsx'

const rowsAtOnce = 50
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

type PlanningBoardProps = { planning: Planning; period: Period; rows: Rows; label: string; single?: boolean }

/** A planning one plans on: rows found by name, bars dragged or opened, what is refused explained where it is decided. */
export function PlanningBoard({ planning, period, rows, label, single = false }: PlanningBoardProps) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [find, setFind] = useState('')
  const [first, setFirst] = useState(0)
  const [opened, setOpened] = useState<Proposed | null>(null)
  const mayPlan = may.planSlots(actor)
  const all = useRows(planning, rows).filter(({ label: name }) => plain(name).includes(plain(find.trim())))
  const from = first < all.length ? first : 0
  const shown = all.slice(from, from + rowsAtOnce)
  const open = planning.slots.filter((slot) =>
    rows === 'partners' ? slot.partners.length === 0 : slot.room_id === null && !slot.is_online,
  )
  const openRow: BoardRow[] =
    open.length > 0 && !single
      ? [{ id: noRow, label: say(rows === 'partners' ? w.toStaff : w.noRoom, { n: open.length }), detail: '' }]
      : []

  const save = async ({ bar, start_at, end_at, row }: Drop, isUndo = false): Promise<void> => {
    const { slot } = bar
    const change = rows === 'partners' ? { from_partner: bar.row || null, to_partner: row || null } : { room_id: row || null }
    try {
      await moveSlot(slot.id, { start_at, end_at, ...change })
      const back = { bar: { ...bar, row }, start_at: slot.start_at, end_at: slot.end_at, row: bar.row }
      if (isUndo) return toast.success(w.undone)
      const name = all.find(({ id }) => id === row)?.label ?? ''
      const done = rows === 'rooms' || row === bar.row ? say(w.moved) : row === noRow ? say(w.released) : say(w.handedOver, { name })
      toast.success(done, { label: w.undo, run: () => void save(back, true) })
    } catch (error) {
      if (isUndo || !(error instanceof ApiError && error.status < 500)) return toast.failure(error)
      setOpened({ ...bar, start_at, end_at, to: row })
    }
  }
  const drop = (dropped: Drop): void => {
    const { bar, start_at, end_at, row } = dropped
    const placed = { ...bar.slot, start_at, end_at, ...(rows === 'partners' ? { user_id: row } : { room_id: row }) }
    const isMoved = start_at.getTime() !== bar.slot.start_at.getTime() || end_at.getTime() !== bar.slot.end_at.getTime()
    const concerns = isMoved && bar.slot.people > 0
    // What is refused, or what tells people something, is decided in the dialog, with its reasons in view.
    if (concerns || clashesOf(planning, placed).length > 0) setOpened({ ...bar, start_at, end_at, to: row })
    else void save(dropped)
  }
  const show = (bar: Bar): void => setOpened({ ...bar, start_at: bar.slot.start_at, end_at: bar.slot.end_at, to: bar.row })
  const roomName = new Map(planning.rooms.map(({ id, name }) => [id, name]))
  const personName = new Map(planning.partners.map(({ id, name }) => [id, name]))
  const detailOf = ({ slot }: Bar): string => {
    const beside =
      rows === 'partners'
        ? (roomName.get(slot.room_id ?? 0) ?? '')
        : slot.partners
            .map(({ user_id }) => personName.get(user_id))
            .filter(Boolean)
            .join(', ')
    const seats = slot.max_people === null ? '' : say(w.occupancy, { people: slot.people, max: slot.max_people })
    return [beside, seats]
      .filter(Boolean)
      .map((part) => `· ${part}`)
      .join(' ')
  }
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Legend rows={rows} />
        {single ? null : (
          <Group gap="xs" flex={{ base: '1 0 100%', xs: 'none' }}>
            {all.length > rowsAtOnce ? <Pager from={from} total={all.length} onMove={setFirst} /> : null}
            <TextInput
              size="sm"
              w={{ base: '100%', xs: 220 }}
              aria-label={say(w.find)}
              placeholder={say(w.find)}
              value={find}
              onChange={({ currentTarget }) => {
                setFind(currentTarget.value)
                setFirst(0)
              }}
            />
          </Group>
        )}
      </Group>
      {planning.slots.length === 0 ? (
        <Text role="status" c="dimmed">
          {say(w.empty)}
        </Text>
      ) : null}
      <ScheduleBoard
        planning={planning}
        period={period}
        rows={rows}
        shown={[...openRow, ...shown]}
        label={label}
        readOnly={!mayPlan}
        onOpen={show}
        onDrop={drop}
        detailOf={detailOf}
      />
      {mayPlan ? (
        <Text c="dimmed" fz="sm">
          {say(w.hint)}
        </Text>
      ) : null}
      {opened ? <SlotDialog planning={planning} proposed={opened} rows={rows} readOnly={!mayPlan} onClose={() => setOpened(null)} /> : null}
    </Stack>
  )
}

function Pager({ from, total, onMove }: { from: number; total: number; onMove: (first: number) => void }) {
  const { say } = useLanguage()
  const to = Math.min(total, from + rowsAtOnce)
  return (
    <Group gap="xs">
      <Text span fz="sm" role="status">
        {say(w.rows, { from: from + 1, to, total })}
      </Text>
      <Button variant="default" size="sm" disabled={from === 0} onClick={() => onMove(Math.max(0, from - rowsAtOnce))}>
        {say(w.previousRows)}
      </Button>
      <Button variant="default" size="sm" disabled={to === total} onClick={() => onMove(from + rowsAtOnce)}>
        {say(w.nextRows)}
      </Button>
    </Group>
  )
}

const hour = 3_600_000
/** The rows of a planning, with what each already holds in the period. */
function useRows(planning: Planning, rows: Rows): BoardRow[] {
  const { say } = useLanguage()
  if (rows === 'rooms')
    return planning.rooms.map(({ id, name, location_name, capacity }) => ({
      id,
      label: name,
      detail: `${location_name} · ${say(w.seats, { n: capacity })}`,
    }))
  const hours = new Map<number, number>()
  for (const { partners, start_at, end_at } of planning.slots)
    for (const { user_id } of partners) hours.set(user_id, (hours.get(user_id) ?? 0) + (end_at.getTime() - start_at.getTime()) / hour)
  return planning.partners.map(({ id, name }) => ({
    id,
    label: name,
    detail: say(w.held, { hours: Math.round((hours.get(id) ?? 0) * 10) / 10 }),
  }))
}
