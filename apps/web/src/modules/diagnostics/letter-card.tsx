import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { sendLetter } from './api.ts'
import { ResultCard } from './result-card.tsx'

/** A mail to oneself, by the same way as any other. */
export function LetterCard() {
  const { say } = useLanguage()
  const sending = useMutation({ mutationFn: () => sendLetter(), onError: toast.failure })
  const { data } = sending
  return (
    <ResultCard
      id="check-letter"
      name={w.letter}
      state={data ? (data.is_delivered ? 'ok' : 'warning') : null}
      isBusy={sending.isPending}
      act={w.letterSend}
      onTest={() => sending.mutate()}
    >
      <p>{data ? say(data.is_delivered ? w.letterLeft : w.letterStays, { mail: data.mail }) : say(w.letterHelp)}</p>
    </ResultCard>
  )
}
