import { subscriptionWords as w } from '@kxo/domain/campaigns/subscription-words'
import type { NewsletterContent, NewslettersContent, SubscriptionContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { consentWordings } from '@kxo/domain/traces/consent'
import { useLanguage } from '../ui/i18n/language.tsx'
import { useInLanguage, usePage } from './page-context.ts'

/** A newsletter as it is read in a browser: the message runs nothing, and is drawn apart from the page. */
export function NewsletterPage({
  content: { subject, at, sender, html, unsubscribe, mayBeSubscribedTo, archive },
}: {
  content: NewsletterContent
}) {
  const { say } = useLanguage()
  const localized = useInLanguage()
  return (
    <article className="newsletter">
      <h1>{subject}</h1>
      <p>{say(p.sentBy, { sender, at })}</p>
      <iframe title={subject} srcDoc={html} sandbox="allow-popups allow-popups-to-escape-sandbox" />
      {unsubscribe ? (
        <p className="acts">
          <a href={unsubscribe}>{say(p.unsubscribe)}</a>
        </p>
      ) : null}
      {archive ? (
        <p className="acts">
          <a href={localized(archive)}>{say(w.archive)}</a>
        </p>
      ) : null}
      {mayBeSubscribedTo ? (
        <details className="alert" open={!unsubscribe}>
          <summary>{say(w.title)}</summary>
          <SubscriptionForm />
        </details>
      ) : null}
    </article>
  )
}

/** News of a tenant that publishes them, the latest first. */
export function NewslettersPage({ content: { letters } }: { content: NewslettersContent }) {
  const { tenant } = usePage()
  const { say } = useLanguage()
  const localized = useInLanguage()
  return (
    <div className="newsletter prose">
      <h1>{say(w.archiveOf, { client: tenant.label })}</h1>
      {letters.length === 0 ? <p role="status">{say(w.noneYet)}</p> : null}
      <ul>
        {letters.map(({ subject, at, path }) => (
          <li key={path}>
            <a href={localized(path)}>{subject}</a> <time dateTime={at.toISOString()}>{say(w.sentOn, { at })}</time>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An address, and an agreement that nothing ticks beforehand (PRV-02, PRV-03). */
function SubscriptionForm() {
  const { tenant, path, search } = usePage()
  const { say } = useLanguage()
  return (
    <form action={search ? `${path}?${search}` : path} method="post">
      <label className="field">
        <span>{say(w.mail)}</span>
        <input type="email" name="mail" required maxLength={254} autoComplete="email" />
      </label>
      <label className="tick">
        <input type="checkbox" name="consent" required />
        <span>{say(consentWordings.mail, { client: tenant.label })}</span>
      </label>
      <button type="submit" className="button">
        {say(w.ask)}
      </button>
    </form>
  )
}

/** What became of the address that was left: to correct, written to, to confirm or confirmed. */
export function SubscriptionPage({ content: { state, address } }: { content: SubscriptionContent }) {
  const { tenant, path } = usePage()
  const { say } = useLanguage()
  return (
    <div className="newsletter">
      <h1>{say(w.title)}</h1>
      {address ? <p className="muted">{say(w.forAddress, { address })}</p> : null}
      <p role="status">{say(w[state], { client: tenant.label })}</p>
      {state === 'wrong' ? (
        <div className="alert">
          <SubscriptionForm />
        </div>
      ) : null}
      {state === 'toConfirm' ? (
        <form action={path} method="post">
          <button type="submit" className="button">
            {say(w.confirm)}
          </button>
        </form>
      ) : null}
    </div>
  )
}
