import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { Consent } from '@kxo/domain/privacy/contract'
import { privacyWords as w } from '@kxo/domain/privacy/words'
import { consentLabels, consentSourceLabels } from '@kxo/domain/traces/consent'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { AnswerBadge } from './answer-badge.tsx'
import style from './privacy.module.css'

/** Every answer ever given, newest first, with the words that were read. */
export function ConsentHistory({ history }: { history: readonly Consent[] }) {
  const { say, locale, zone } = useLanguage()
  return (
    <details className={style['history']}>
      <summary>{say(w.history)}</summary>
      {history.length === 0 ? <p className={style['muted']}>{say(w.noHistory)}</p> : null}
      <ol className={style['answers']}>
        {history.map((answer) => (
          <li key={`${answer.channel} ${answer.at.toISOString()}`} className={style['answer']}>
            <p className={style['name']}>
              {say(consentLabels[answer.channel])} <AnswerBadge answer={answer} />
            </p>
            <p className={style['muted']}>
              {[formatDateTime(answer.at, locale, { zone }), say(consentSourceLabels[answer.source]), answer.by_name, answer.note]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className={style['quote']}>{answer.wording}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
