import { addDays, formatRange } from '@kxo/domain/kernel/dates'
import { mondayOf } from '@kxo/domain/kernel/weeks'
import { lobbyWords as l } from '@kxo/domain/planning/lobby/lobby-words'
import { planningPageWords as p } from '@kxo/domain/planning/page-words'
import { may } from '@kxo/domain/planning/permissions'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Group, Stack, Text } from '@mantine/core'
import { IconDeviceTv, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { usePeriod } from '../board/period.ts'
import { groupings, weekAddress } from '../planning-address.ts'
import { PlanningFilters } from '../planning-filters.tsx'
import { usePlanning } from '../use-planning.ts'
import { LobbyDialog } from './lobby-dialog.tsx'
import { weekSheet } from './week-groups.ts'
import { WeekTable } from './week-table.tsx'

const labels = { room: w.byRoom, partner: w.byPartner, event: w.byEvent }
const unnamed = { room: w.online, partner: w.staffed, event: w.online }

/** The week of a day, as ISO 8601 numbers it. */
function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3)
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  return 1 + Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / (7 * 86_400_000))
}

/** A17: everything of one week on one sheet, to be printed and pinned in the hall. */
export default function WeekPlanningPage() {
  const { say, locale, zone } = useLanguage()
  const viewer = useViewer()
  const [isLobbyOpen, setLobbyOpen] = useState(false)
  const [{ group: grouping = 'room' }, change] = useAddress(weekAddress)
  const { first: monday, today, query, show } = usePeriod()
  const answer = usePlanning(query)
  const range = formatRange(monday, addDays(monday, 6), locale)
  return (
    <Stack gap="md">
      <PageTitle
        subtitle={say(w.weekOf, { n: String(weekNumber(monday)), range })}
        act={
          <Group gap="sm">
            {may.showInLobby(viewer.actor) ? (
              <Button
                variant="default"
                aria-haspopup="dialog"
                icon={<IconDeviceTv size={18} aria-hidden="true" />}
                onClick={() => setLobbyOpen(true)}
              >
                {say(l.show)}
              </Button>
            ) : null}
            <Button variant="default" icon={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
              {say(w.print)}
            </Button>
          </Group>
        }
      >
        {p.week}
      </PageTitle>
      <LobbyDialog opened={isLobbyOpen} onClose={() => setLobbyOpen(false)} />
      <Group gap="sm" align="flex-end" data-print="none">
        <Button variant="default" size="sm" onClick={() => show({ day: addDays(monday, -7) })}>
          {say(w.previous)}
        </Button>
        <Button variant="default" size="sm" disabled={monday === mondayOf(today)} onClick={() => show({ day: today })}>
          {say(w.today)}
        </Button>
        <Button variant="default" size="sm" onClick={() => show({ day: addDays(monday, 7) })}>
          {say(w.next)}
        </Button>
        <ViewChoice
          views={groupings.map((key) => ({ key, label: labels[key] }))}
          current={grouping}
          onChange={(group) => change({ group: group === 'room' ? undefined : group })}
        />
        <PlanningFilters slots={answer.data?.slots ?? []} />
      </Group>
      <Answered of={answer} lines={10}>
        {(read) => {
          const sheet = weekSheet(read, grouping, monday, zone, say(unnamed[grouping]))
          return sheet.rows.length === 0 ? (
            <Text role="status" c="dimmed">
              {say(w.emptyWeek)}
            </Text>
          ) : (
            <WeekTable sheet={sheet} planning={read} grouping={grouping} />
          )
        }}
      </Answered>
    </Stack>
  )
}
