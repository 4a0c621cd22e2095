import { catalogue, event as eventAddress } from '@kxo/domain/events/paths'
import { closedBecause, closingDates } from '@kxo/domain/registrations/closing'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { signin } from '@kxo/domain/registrations/paths'
import { signinStepsOf } from '@kxo/domain/registrations/signin-steps'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group, Stack, Text, Title } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isRefusal } from '../../platform/api-error.ts'
import { useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { Empty, Failed } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { searchOf } from '../../ui/navigation/address-parts.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { AdmissionNote } from '../events/index.ts'
import { eventQuery, ownQuery, sheetQuery, start } from './api.ts'
import { FullNotice } from './signin/full-notice.tsx'
import { RunningSummary } from './signin/running-summary.tsx'
import { YouStep } from './signin/you-step.tsx'
import { SigninLayout } from './signin-layout.tsx'

/** Before anything is taken: who registers, beside what for. « Continuer » takes the place. */
export function StartStep({ eventId }: { eventId: number }) {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const user = useViewer().actor.user_id ?? 0
  const opened = useSuspenseQuery(eventQuery(eventId))
  const queries = useQueryClient()
  const starting = useAction({
    mutationFn: async () => {
      const registration = await start(eventId)
      return { registration, sheet: await queries.fetchQuery(sheetQuery(registration.id)) }
    },
    onSuccess: async ({ registration, sheet }) => {
      // Who was invited, or began in another tab, goes on from where the registration stands.
      if (sheet.status === 'pending')
        await navigate({ to: signin(eventId), search: searchOf((was) => ({ ...was, step: signinStepsOf(sheet)[1] })), replace: true })
      queries.setQueryData(ownQuery(eventId).queryKey, registration)
    },
    showsFailure: true,
  })
  const event = opened.data
  const title = <PageTitle above={[{ label: event.title, to: eventAddress(eventId) }]}>{say(w.signInTo, { title: event.title })}</PageTitle>
  const reason = closedBecause(event.availability)
  if (reason)
    return (
      <>
        {title}
        <Empty sentence={say(reason, closingDates(event))} />
      </>
    )
  // Said before anything is typed: which condition is missing, and what the organiser says opens the door.
  if (event.admission?.is_eligible === false)
    return (
      <>
        {title}
        <Panel p="lg" gap="md" maw={560}>
          <AdmissionNote admission={event.admission} />
          <Group gap="sm">
            <LinkButton to={eventAddress(eventId)}>{say(w.back)}</LinkButton>
            <LinkButton variant="default" to={catalogue()}>
              {say(w.seeCatalogue)}
            </LinkButton>
          </Group>
        </Panel>
      </>
    )
  const isFull = event.availability === 'full' || event.availability === 'waitingList'
  if (isFull || isRefusal(starting.error, registrationErrors.eventFull.code))
    return (
      <>
        {title}
        <FullNotice
          eventId={eventId}
          hasAnswers={false}
          busy={opened.isFetching}
          onRetry={() => {
            starting.reset()
            void opened.refetch()
          }}
        />
      </>
    )
  return (
    <>
      {title}
      <SigninLayout summary={<RunningSummary sheet={{ ...event, event_title: event.title, price: null }} />}>
        <Stack gap="sm">
          <Title order={2} size="h4" id="signin-step">
            {say(w.stepYou)}
          </Title>
          <Text c="dimmed">{say(w.placeOnContinue)}</Text>
          {starting.error ? <Failed error={starting.error} onRetry={starting.mutate} /> : null}
          <YouStep user={user} onNext={() => starting.mutateAsync().catch(() => null) /* said above */} />
        </Stack>
      </SigninLayout>
    </>
  )
}
