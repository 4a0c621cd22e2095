import { addDays, formatRange, instantInZone } from '@kxo/domain/kernel/dates'
import { mondayOf, weekNumber } from '@kxo/domain/kernel/weeks'
import { logisticsWords as g } from '@kxo/domain/planning/logistics/logistics-words'
import { planningPageWords as p } from '@kxo/domain/planning/page-words'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { besideQuery } from '../api.ts'
import { usePeriod } from '../board/period.ts'
import { groupings, weekAddress, weekTabs } from '../planning-address.ts'
import { PlanningFilters } from '../planning-filters.tsx'
import { usePlanning } from '../use-planning.ts'
import { LogisticsSheet } from './logistics-sheet.tsx'
import { type Paper, WeekActs } from './week-acts.tsx'
import { weekSheet } from './week-groups.ts'
import { WeekTable } from './week-table.tsx'

const labels = { room: w.byRoom, partner: w.byPartner, company: w.byCompany, event: w.byEvent, location: w.byLocation }
const unnamed = { room: w.nowhere, partner: w.staffed, company: w.noCompany, event: w.nowhere, location: w.noPlace }
const tabLabels = { sheet: g.sheet, logistics: g.tab }
const panel = 'week-panel'

/** A17: everything of one week on one sheet, to be printed and pinned in the hall, and what it asks to prepare. */
export default function WeekPlanningPage() {
  const { say, locale, zone } = useLanguage()
  const [paper, setPaper] = useState<Paper>('A4')
  const [{ group: grouping = 'room', tab = 'sheet' }, change] = useAddress(weekAddress)
  const { first: monday, today, query, show } = usePeriod()
  const answer = usePlanning(query)
  const { data: beside = [] } = useQuery({ ...besideQuery({ from: query.from, to: query.to }), enabled: tab === 'sheet' })
  const range = formatRange(monday, addDays(monday, 6), locale)
  // The sheet of a week was pinned on its Monday, that of a week to come is at most as old as this one.
  const pinned = instantInZone(monday < today ? monday : mondayOf(today), '00:00', zone)
  return (
    <Stack gap="md" data-paper={paper}>
      <PageTitle
        subtitle={say(w.weekOf, { n: String(weekNumber(monday)), range })}
        act={<WeekActs slots={answer.data?.slots ?? []} query={query} onPaper={setPaper} />}
      >
        {p.week}
      </PageTitle>
      <div data-print="none">
        <Tabs
          label={g.tabs}
          tabs={weekTabs.map((key) => ({ key, label: tabLabels[key] }))}
          current={tab}
          onChange={(key) => change({ tab: key === 'sheet' ? undefined : key })}
          panelId={panel}
        />
        <Group gap="sm" align="flex-end">
          <Button variant="default" size="sm" onClick={() => show({ day: addDays(monday, -7) })}>
            {say(w.previous)}
          </Button>
          <Button variant="default" size="sm" disabled={monday === mondayOf(today)} onClick={() => show({ day: today })}>
            {say(w.today)}
          </Button>
          <Button variant="default" size="sm" onClick={() => show({ day: addDays(monday, 7) })}>
            {say(w.next)}
          </Button>
          <PlanningFilters slots={answer.data?.slots ?? []} />
        </Group>
        {tab === 'sheet' ? (
          <Group mt="sm">
            <ViewChoice
              views={groupings.map((key) => ({ key, label: labels[key] }))}
              current={grouping}
              onChange={(group) => change({ group: group === 'room' ? undefined : group })}
            />
          </Group>
        ) : null}
      </div>
      <div id={panel} role="tabpanel" aria-label={say(tabLabels[tab])}>
        {tab === 'logistics' ? (
          <LogisticsSheet monday={monday} query={query} />
        ) : (
          <Answered of={answer} lines={10}>
            {(read) => {
              const sheet = weekSheet(read, grouping, monday, zone, { online: say(w.online), none: say(unnamed[grouping]) }, beside)
              return sheet.rows.length === 0 ? (
                <Text role="status" c="dimmed">
                  {say(w.emptyWeek)}
                </Text>
              ) : (
                <WeekTable sheet={sheet} planning={read} beside={beside} grouping={grouping} head={say(labels[grouping])} pinned={pinned} />
              )
            }}
          </Answered>
        )}
      </div>
    </Stack>
  )
}
