import { alertWords as w } from '@kxo/domain/events/alerts/alert-words'
import type { AlertRequestedContent, AlertStatus, AlertsContent } from '@kxo/domain/events/catalogue/public-page'
import { publicEvents } from '@kxo/domain/events/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useLanguage } from '../ui/i18n/language.tsx'
import { usePage } from './page-context.ts'

const done = { confirm: w.confirmed, end: w.ended, resume: w.confirmed }
const nextAct: Readonly<Record<AlertStatus, { act: 'confirm' | 'end' | 'resume'; label: Sentence }>> = {
  toConfirm: { act: 'confirm', label: w.confirm },
  active: { act: 'end', label: w.end },
  isOver: { act: 'resume', label: w.resume },
}

/** Where the holder of an address confirms, ends and resumes what they are told of: forms, and no script. */
export function AlertsPage({ content: { address, alerts, isBlocked, done: act } }: { content: AlertsContent }) {
  const { tenant, path } = usePage()
  const { say } = useLanguage()
  return (
    <div className="newsletter">
      <h1>{say(w.pageTitle)}</h1>
      <p className="muted">{say(w.pageFor, { address })}</p>
      {act ? <p role="status">{say(done[act])}</p> : null}
      {isBlocked ? <p className="banner">{say(w.isBlocked)}</p> : null}
      <ul className="alerts">
        {alerts.map(({ id, search, label, status }) => (
          <li key={id}>
            <span>
              <a href={publicEvents(tenant.name) + search}>{label}</a> <span className="muted">{say(w[status])}</span>
            </span>
            <form action={path} method="post">
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                name="act"
                value={nextAct[status].act}
                className="button"
                aria-label={`${say(nextAct[status].label)} ${label}`}
              >
                {say(nextAct[status].label)}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is answered to whoever leaves an address, whatever is known of it. */
export function AlertRequestedPage({ content: { isWrong, search } }: { content: AlertRequestedContent }) {
  const { tenant } = usePage()
  const { say } = useLanguage()
  return (
    <div className="empty">
      <h1>{say(isWrong ? w.title : w.requestedTitle)}</h1>
      <p role="status">{say(isWrong ? w.wrongMail : w.asked)}</p>
      <a className="button" href={publicEvents(tenant.name) + search}>
        {say(w.back)}
      </a>
    </div>
  )
}
