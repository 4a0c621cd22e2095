import { event } from '@kxo/domain/events/paths'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from './signin.module.css'

type FullNoticeProps = {
  eventId: number
  hasAnswers: boolean
  /** The place was held and is no more: another may remain. */
  isHoldOver?: boolean
  busy: boolean
  onRetry: () => void
}

/** 'COMPLET', or a hold that is over, and that nothing answered is lost. */
export function FullNotice({ eventId, hasAnswers, isHoldOver = false, busy, onRetry }: FullNoticeProps) {
  const { say } = useLanguage()
  return (
    <div className={style['full']} role="alert">
      {isHoldOver ? <p>{say(w.holdOver)}</p> : <FullSentence />}
      {hasAnswers && !isHoldOver ? <p>{say(w.answersKept)}</p> : null}
      <div className={style['acts']}>
        <Button loading={busy} onClick={onRetry}>
          {say(isHoldOver ? w.resume : w.tryAgain)}
        </Button>
        <LinkButton variant="default" to={event(eventId)}>
          {say(w.back)}
        </LinkButton>
      </div>
    </div>
  )
}

function FullSentence() {
  const { say } = useLanguage()
  return (
    <>
      <strong>{say(w.full)}</strong>
      <p>{say(w.fullSentence)}</p>
    </>
  )
}
