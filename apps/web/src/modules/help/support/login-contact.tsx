import { helpWords as w } from '@kxo/domain/help/words'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import Kit from '../../../ui/theme/kit.tsx'
import { displayedContactQuery } from '../api.ts'
import { ContactLines, isReachable } from './contact-lines.tsx'

/** Whom to call when one cannot come in. */
export default function LoginContact() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const answer = useQuery(displayedContactQuery())
  const { data } = answer
  return (
    <Kit>
      <Stack component="section" gap={6} p="xs" className="anywhere" aria-label={say(w.needHelp)} aria-live="polite">
        {shouldShowError(answer) ? (
          <Failed error={answer.error} onRetry={() => void answer.refetch()} />
        ) : !data ? (
          <Loading lines={2} />
        ) : isReachable(data) ? (
          <ContactLines contact={data} />
        ) : (
          <p>{say(w.noContact, { client: tenant.label })}</p>
        )}
      </Stack>
    </Kit>
  )
}
