import { registrationErrors } from '@kxo/domain/registrations/errors'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isMissing, isRefusal } from '../../platform/api-error.ts'
import { NoPage } from '../../platform/no-page.tsx'
import { shouldShowError } from '../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { sheetQuery, startQuery } from './api.ts'
import { FullNotice } from './full-notice.tsx'
import { SigninSteps } from './signin-steps.tsx'

const numberIn = (text: string | undefined): number | undefined => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined)

/** Registering for an event: entering takes the place and holds it. */
export default function SigninPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  const [search] = useAddress()
  const eventId = numberIn(id) ?? 0
  const started = useQuery(startQuery(eventId, numberIn(search['user'])))
  const registrationId = started.data?.id ?? 0
  const sheet = useQuery({ ...sheetQuery(registrationId), enabled: registrationId > 0 })
  const retry = (): void => void started.refetch()

  if (isRefusal(started.error, registrationErrors.eventFull.code))
    return (
      <>
        <PageTitle>{w.signInTitle}</PageTitle>
        <FullNotice eventId={eventId} hasAnswers={sheet.data !== undefined} busy={started.isFetching} onRetry={retry} />
      </>
    )
  if (isMissing(started.error)) return <NoPage kind="missing" />
  const failed = [started, sheet].find(shouldShowError)
  if (failed)
    return (
      <>
        <PageTitle>{w.signInTitle}</PageTitle>
        <Failed error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    )
  if (!sheet.data) return <Loading lines={8} />
  return <SigninSteps sheet={sheet.data} onRestart={retry} />
}
