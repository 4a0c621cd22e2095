import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { sendTestMail } from './api.ts'
import { ResultCard } from './result-card.tsx'

/** A mail to oneself, by the same way as any other. */
export function TestMailCard() {
  const { say } = useLanguage()
  const sending = useAction({ mutationFn: () => sendTestMail() })
  const { data } = sending
  return (
    <ResultCard
      id="check-test-mail"
      name={w.testMail}
      state={data ? (data.is_delivered ? 'ok' : 'warning') : null}
      isBusy={sending.isPending}
      act={w.sendTestMail}
      onTest={() => sending.mutate()}
    >
      <p>{data ? say(data.is_delivered ? w.testMailSent : w.testMailStored, { mail: data.mail }) : say(w.testMailHelp)}</p>
    </ResultCard>
  )
}
