import { registrationErrors } from '@kxo/domain/registrations/errors'
import { isUnderWay } from '@kxo/domain/registrations/rules'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isMissing, isRefusal } from '../../../platform/api-error.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
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
  const own = useQuery(ownQuery(eventId))
  const isStarted = own.data !== undefined && isUnderWay(own.data)
  const registrationId = own.data?.id ?? 0
  const sheet = useQuery({ ...sheetQuery(registrationId), enabled: isStarted })
  const isFull = (error: unknown): boolean => isRefusal(error, registrationErrors.eventFull.code)
  const restart = useAction({
    mutationFn: () => start(eventId),
    onError: (error) => isFull(error) || toast.failure(error),
  })

  if (isMissing(own.error)) return <NoPage kind="missing" />
  const failed = [own, sheet].find(shouldShowError)
  if (failed)
    return (
      <>
        <PageTitle>{w.signInTitle}</PageTitle>
        <Failed error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    )
  if (isFull(restart.error))
    return (
      <>
        <PageTitle>{w.signInTitle}</PageTitle>
        <FullNotice eventId={eventId} hasAnswers busy={restart.isPending} onRetry={restart.mutate} />
      </>
    )
  if (own.data !== undefined && !isStarted) return <StartStep eventId={eventId} />
  if (!sheet.data) return <Loading lines={8} />
  return <SigninSteps sheet={sheet.data} onRestart={restart.mutate} />
}
