import type { SmsPreferencesContent } from '@kxo/domain/events/catalogue/public-page'
import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { useLanguage } from '../ui/i18n/language.tsx'
import { usePage } from './page-context.ts'

/** Where a number leaves commercial text messages: a form, and no script (PRV-13). */
export function SmsPreferencesPage({ content: { number, isOut, stopNumber, mail, done } }: { content: SmsPreferencesContent }) {
  const { tenant, path } = usePage()
  const { say } = useLanguage()
  const client = tenant.label
  const undo = (
    <form action={`${path}?undo=1`} method="post">
      <button type="submit" className="button">
        {say(w.undo)}
      </button>
    </form>
  )
  return (
    <div className="newsletter">
      <h1>{say(w.leaveTitle, { client })}</h1>
      <p>{say(w.leaveFor, { number })}</p>
      {done || isOut ? <p role="status">{say(done ? w[done] : w.already)}</p> : null}
      {isOut ? (
        <>
          {mail ? (
            <form action={`${path}?mails=1`} method="post">
              <button type="submit" className="button">
                {say(w.leaveMails, { address: mail })}
              </button>
            </form>
          ) : null}
          {undo}
        </>
      ) : (
        <>
          <p>{say(w.leave, { client })}</p>
          <form action={path} method="post">
            <button type="submit" className="button">
              {say(w.confirm)}
            </button>
          </form>
        </>
      )}
      {stopNumber && !isOut ? <p>{say(w.orStop, { stop: stopNumber })}</p> : null}
      <p>{say(w.owed)}</p>
    </div>
  )
}
