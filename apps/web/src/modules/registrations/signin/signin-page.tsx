import { registrationErrors } from '@kxo/domain/registrations/errors'
import { isUnderWay } from '@kxo/domain/registrations/rules'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isRefusal } from '../../../platform/api-error.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { ownQuery, sheetQuery, start } from '../api.ts'
import { StartStep } from '../start-step.tsx'
import { FullNotice } from './full-notice.tsx'
import { SigninSteps } from './signin-steps.tsx'

/** Registering for an event: opening the page takes nothing, the first « Continuer » takes the place and holds it. */
export default function SigninPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const eventId = /^\d{1,15}$/.test(id) ? Number(id) : 0
  const own = useSuspenseQuery(ownQuery(eventId))
  const isStarted = isUnderWay(own.data)
  const registrationId = own.data?.id ?? 0
  const sheet = useQuery({ ...sheetQuery(registrationId), enabled: isStarted })
  const isFull = (error: unknown): boolean => isRefusal(error, registrationErrors.eventFull.code)
  const restart = useAction({
    mutationFn: () => start(eventId),
    onError: (error) => isFull(error) || toast.failure(error),
  })

  if (isFull(restart.error))
    return (
      <>
        <PageTitle>{w.signInTitle}</PageTitle>
        <FullNotice eventId={eventId} hasAnswers busy={restart.isPending} onRetry={restart.mutate} />
      </>
    )
  if (!isStarted) return <StartStep eventId={eventId} />
  return (
    <Answered of={sheet} lines={8} page>
      {(read) => <SigninSteps sheet={read} onRestart={restart.mutate} />}
    </Answered>
  )
}
