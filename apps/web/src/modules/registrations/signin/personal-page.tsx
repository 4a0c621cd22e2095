import { stepWords } from '@kxo/domain/identity/step-words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type PersonalAddress, personalContract } from '@kxo/domain/registrations/personal-contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { call } from '../../../platform/api-client.ts'
import { isMissing } from '../../../platform/api-error.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { keepSession } from '../../../platform/session.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { LinkQuestion, useHolder } from '../../identity/index.ts'

const notices: Partial<Record<PersonalAddress['state'], Sentence>> = {
  over: w.personalOver,
  cancelled: w.personalCancelled,
}

/** A person's own address of an event: says what it opens, and opens it when they go on. */
export default function PersonalPage() {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const { url = '', unique = '' } = useParams({ strict: false }) as { url?: string; unique?: string }
  const named = { url, unique_id: unique }
  const address = useQuery(apiQuery(personalContract.read, { query: named }))
  const holder = useHolder(address.data?.user)
  const opening = useAction({
    mutationFn: async ({ path }: PersonalAddress) => {
      if (holder === 'same') return path
      const opened = await call(personalContract.open, { body: named })
      keepSession(opened.session)
      return opened.path
    },
    onSuccess: (path) => navigate({ to: path, replace: true }),
    showsFailure: true,
  })
  const error = address.data ? opening.error : address.error
  if (isMissing(error)) return <NoPage kind="missing" />
  if (error) return <Failed error={error} onRetry={() => (opening.error ? opening.reset() : void address.refetch())} />
  const page = address.data
  if (!page) return <Loading lines={4} />
  const notice = notices[page.state]
  return (
    <LinkQuestion
      name={page.masked_name}
      title={say(w.personalHello, { first_name: page.first_name, title: page.event_title })}
      busy={opening.isPending}
      onContinue={() => opening.mutate(page)}
    >
      {notice ? `${say(notice)} ` : null}
      {holder === 'other' ? `${say(stepWords.linkAct, { name: page.masked_name })} ${say(stepWords.linkActHelp)}` : null}
    </LinkQuestion>
  )
}
