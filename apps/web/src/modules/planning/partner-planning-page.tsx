import { partnerKind } from '@kxo/domain/partners/kind'
import { planningPageWords as p } from '@kxo/domain/planning/page-words'
import { adminPartnerPlanning } from '@kxo/domain/planning/paths'
import { Group, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { isMissing } from '../../platform/api-error.ts'
import { NoPage } from '../../platform/no-page.tsx'
import { Answered } from '../../ui/feedback/reading.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { usePeriod } from './board/period.ts'
import { PlanningBoard } from './board/planning-board.tsx'
import { FeedButton } from './feed-dialog.tsx'
import { PlanningFilters } from './planning-filters.tsx'
import { usePlanning } from './use-planning.ts'

/** A9: who works when, who is free, what is still to be staffed; `id` is one partner. */
export default function PartnerPlanningPage() {
  const { id: idParam } = useParams({ strict: false }) as { id?: string }
  const { say } = useLanguage()
  const period = usePeriod()
  const id = idParam && /^\d{1,15}$/.test(idParam) ? Number(idParam) : undefined
  const answer = usePlanning({ ...period.query, ...(id && { partner: id }) })
  if (idParam && !id) return <NoPage kind="missing" />
  if (isMissing(answer.error)) return <NoPage kind="missing" />
  const name = id ? answer.data?.partners[0]?.name : undefined
  return (
    <Stack gap="md">
      <PageTitle
        above={id ? [{ label: p.partners, to: adminPartnerPlanning() }] : []}
        act={id && name ? <FeedButton subject="partner" id={id} /> : null}
      >
        {name ?? p.partners}
      </PageTitle>
      {id ? null : (
        <Group gap="sm" align="flex-end">
          <PlanningFilters slots={answer.data?.slots ?? []} kinds={partnerKind} />
        </Group>
      )}
      <Answered of={answer} lines={10}>
        {(read) => <PlanningBoard planning={read} period={period} rows="partners" label={say(p.partners)} single={id !== undefined} />}
      </Answered>
    </Stack>
  )
}
