import { helpWords as w } from '@kxo/domain/help/words'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../app/viewer.ts'
import { useLanguage } from '../../ui/language.tsx'
import { hasNothingToShow } from '../../ui/nothing-to-show.ts'
import { Failed, Loading } from '../../ui/states.tsx'
import { displayedContactQuery } from './api.ts'
import { ContactLines, isReachable } from './contact-lines.tsx'
import style from './guide.module.css'

/** Whom to call when one cannot come in (screen P02). */
export default function LoginContact() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const answer = useQuery(displayedContactQuery(tenant.name))
  const { data } = answer
  return (
    <section className={style['call']} aria-label={say(w.needHelp)} aria-live="polite">
      {hasNothingToShow(answer) ? (
        <Failed error={answer.error} onRetry={() => void answer.refetch()} />
      ) : !data ? (
        <Loading lines={2} />
      ) : isReachable(data) ? (
        <ContactLines contact={data} />
      ) : (
        <p>{say(w.noContact, { client: tenant.label })}</p>
      )}
    </section>
  )
}
