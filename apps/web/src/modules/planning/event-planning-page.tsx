import { dayInZone } from '@kxo/domain/kernel/dates'
import { findingWords as w } from '@kxo/domain/planning/finding/finding-words'
import { planningPageWords as p } from '@kxo/domain/planning/page-words'
import { adminEventPlanning } from '@kxo/domain/planning/paths'
import { may } from '@kxo/domain/planning/permissions'
import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isMissing } from '../../platform/api-error.ts'
import { NoPage } from '../../platform/no-page.tsx'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { Answered } from '../../ui/feedback/reading.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { recordQuery } from '../events/index.ts'
import { usePeriod } from './board/period.ts'
import { PlanningBoard } from './board/planning-board.tsx'
import { FindDateDialog } from './finding/find-date-dialog.tsx'
import { PlanningFilters } from './planning-filters.tsx'
import { usePlanning } from './use-planning.ts'

/** A10: every slot, room by room; `event_id` is one event with its activities. */
export default function EventPlanningPage() {
  const { event_id: eventParam } = useParams({ strict: false }) as { event_id?: string }
  const { say } = useLanguage()
  const { actor } = useViewer()
  const mayPlan = may.planSlots(actor)
  const [isFinding, setFinding] = useState(false)
  const event = eventParam && /^\d{1,15}$/.test(eventParam) ? Number(eventParam) : undefined
  const { data: record } = useQuery({ ...recordQuery(event ?? 0), enabled: event !== undefined })
  const period = usePeriod(record?.start_date ? dayInZone(record.start_date, record.time_zone) : undefined)
  const answer = usePlanning({ ...period.query, ...(event && { event }) })
  if ((eventParam && !event) || isMissing(answer.error)) return <NoPage kind="missing" />
  return (
    <Stack gap="md">
      <PageTitle
        above={event ? [{ label: p.events, to: adminEventPlanning() }] : []}
        act={
          mayPlan ? (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setFinding(true)}>
              {say(w.find)}
            </Button>
          ) : null
        }
      >
        {record?.title ?? p.events}
      </PageTitle>
      {event ? null : (
        <Group gap="sm" align="flex-end">
          <PlanningFilters slots={answer.data?.slots ?? []} />
        </Group>
      )}
      <Answered of={answer} lines={10}>
        {(read) => <PlanningBoard planning={read} period={period} rows="rooms" label={say(p.events)} />}
      </Answered>
      {isFinding && answer.data ? <FindDateDialog planning={answer.data} onClose={() => setFinding(false)} /> : null}
    </Stack>
  )
}
