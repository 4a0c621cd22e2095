import { may as mayDocuments } from '@kxo/domain/documents/permissions'
import type { EventRecord } from '@kxo/domain/events/contract'
import { delegationWords } from '@kxo/domain/events/delegation/delegation-words'
import { isLateStep } from '@kxo/domain/events/delegation/late-step'
import { stepWords } from '@kxo/domain/events/delegation/step-words'
import { adminEvent, adminEventStep, adminEvents } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { isStanding } from '@kxo/domain/events/standing'
import { isOfferedStep, type OfferedStep, offeredSteps } from '@kxo/domain/events/steps'
import { eventsWords as w } from '@kxo/domain/events/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { may as mayPartner } from '@kxo/domain/partners/permissions'
import { may as mayPrice } from '@kxo/domain/pricing/permissions'
import { may as mayOptions } from '@kxo/domain/products/permissions'
import { Box, Stack } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ComponentType, useEffect } from 'react'
import { hasFeature, useViewer, type Viewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Stepper } from '../../../ui/navigation/stepper.tsx'
import { recordQuery } from '../api.ts'
import { DelegationLine } from '../delegation/delegation-line.tsx'
import { GeneralDialog } from '../event/general-dialog.tsx'
import { LiveBanner } from '../notice/live-banner.tsx'
import { providedStep } from '../provided-parts.tsx'
import { ActivitiesStep } from './step-activities.tsx'
import { DocumentsStep } from './step-documents.tsx'
import type { StepProps } from './step-form.tsx'
import { PageStep } from './step-of-page.tsx'
import { OptionsStep } from './step-options.tsx'
import { PartnersStep } from './step-partners.tsx'
import { PricingStep } from './step-pricing.tsx'
import { PublicationStep } from './step-publication.tsx'
import { QualificationStep } from './step-qualification.tsx'
import { RegistrationStep } from './step-registration.tsx'
import { SequenceStep } from './step-sequence.tsx'
import { ThumbnailStep } from './step-thumbnail.tsx'

const contents: Record<OfferedStep, ComponentType<StepProps>> = {
  activities: ActivitiesStep,
  thumbnail: ThumbnailStep,
  documents: DocumentsStep,
  page: PageStep,
  options: OptionsStep,
  partners: PartnersStep,
  attendance: providedStep('attendance'),
  pricing: PricingStep,
  qualification: QualificationStep,
  questionnaires: providedStep('questionnaires'),
  quiz: providedStep('quiz'),
  sequence: SequenceStep,
  registration: RegistrationStep,
  publication: PublicationStep,
}

/** Steps hidden by a feature or a right disappear for this person. */
const stepsFor = (viewer: Viewer, event: EventRecord): readonly OfferedStep[] =>
  offeredSteps.filter((step) => {
    if (isStanding(event) && (step === 'activities' || step === 'attendance' || step === 'sequence')) return false
    if (step === 'partners') return hasFeature(viewer, 'partners') && mayPartner.seePartners(viewer.actor)
    if (step === 'pricing') return hasFeature(viewer, 'payment') && mayPrice.setPrices(viewer.actor)
    if (step === 'options') return !viewer.tenant.params.is_recruiting_platform && mayOptions.readOptions(viewer.actor)
    if (step === 'documents') return mayDocuments.listAll(viewer.actor)
    if (step === 'questionnaires') return hasFeature(viewer, 'interactivity') && may.readEvents(viewer.actor)
    if (step === 'quiz') return viewer.tenant.params.use_quiz && hasFeature(viewer, 'interactivity') && may.readEvents(viewer.actor)
    if (step === 'sequence') return !viewer.tenant.params.is_recruiting_platform && event.nature !== 'activity'
    return true
  })

/** #32: the frame of the steps, each saved alone, each with its mark. */
export default function StepPage() {
  const { id, step } = useParams({ strict: false }) as { id: string; step: string }
  const viewer = useViewer()
  const navigate = useNavigate()
  const { data: event } = useSuspenseQuery(recordQuery(Number(id)))
  const steps = stepsFor(viewer, event)
  const isKnown = isOfferedStep(step) && steps.includes(step)
  useEffect(() => {
    if (isKnown) return
    const first = event.marks.find(({ step: key, missing }) => missing > 0 && steps.includes(key))?.step ?? steps[0] ?? 'publication'
    void navigate({ to: adminEventStep(event.id, first), replace: true })
  }, [event, isKnown, navigate, steps])
  if (!isKnown) return <Loading lines={10} />
  return <Frame event={event} step={step} steps={steps} />
}

function Frame({ event, step, steps }: { event: EventRecord; step: OfferedStep; steps: readonly OfferedStep[] }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const Content = contents[step]
  const at = steps.indexOf(step)
  const delegates = hasFeature(viewer, 'delegation')
  const today = dayInZone(useNow(), event.time_zone)
  const readOnly = !may.changeEvent(viewer.actor, event) || event.cancelled_at !== null || event.closed_at !== null
  const keep = (saved: EventRecord): void => {
    queries.setQueryData(recordQuery(event.id).queryKey, saved)
  }
  const noteOf = (key: OfferedStep, { missing, advised, complete }: { missing: number; advised: number; complete: boolean }): string => {
    if (missing > 0) return say(w.stepMissing, { n: missing })
    if (key === 'publication') return say(event.is_active ? w.published : w.draft)
    if (!complete) return say(w.stepNotBegun)
    return advised > 0 ? say(w.stepAdvised, { n: advised }) : say(w.stepDone)
  }
  return (
    <>
      <PageTitle
        above={[
          { label: w.list, to: adminEvents() },
          { label: event.title, to: adminEvent(event.id) },
        ]}
        mark={<Badge tone={event.is_active ? 'success' : 'neutral'}>{event.is_active ? w.published : w.draft}</Badge>}
        act={<GeneralDialog event={event} readOnly={readOnly} onSaved={keep} />}
      >
        {stepWords[step]}
      </PageTitle>
      <Columns widths="264px minmax(0, 1fr)" gap={28}>
        <Box pos={{ base: 'static', md: 'sticky' }} top={88}>
          <Stepper
            label={say(w.stepsOf)}
            current={step}
            steps={steps.map((key) => {
              const { missing, advised, is_begun } = event.marks.find((mark) => mark.step === key) ?? {
                missing: 0,
                advised: 0,
                is_begun: false,
              }
              const complete = missing === 0 && is_begun
              const due = (delegates && event.delegations.find((one) => one.step === key)?.due_on) || null
              const isLate = isLateStep(due, { missing, is_begun }, today)
              const dueNote = due && !complete && say(delegationWords.dueShort, { day: new Date(`${due}T12:00:00Z`) })
              return {
                key,
                label: stepWords[key],
                to: adminEventStep(event.id, key),
                complete,
                note: [noteOf(key, { missing, advised, complete }), !isLate && dueNote].filter(Boolean).join(', '),
                ...(isLate && { alert: `${say(delegationWords.late)}, ${dueNote}` }),
              }
            })}
          />
        </Box>
        <Stack gap={20} miw={0} maw={step === 'thumbnail' ? 1280 : 860}>
          <LiveBanner key={event.id} event={event} step={step} readOnly={readOnly} />
          {delegates ? <DelegationLine event={event} step={step} readOnly={readOnly} onSaved={keep} /> : null}
          <Content
            key={step}
            event={event}
            readOnly={readOnly}
            previous={steps[at - 1] ?? null}
            next={steps[at + 1] ?? null}
            onSaved={keep}
          />
        </Stack>
      </Columns>
    </>
  )
}
