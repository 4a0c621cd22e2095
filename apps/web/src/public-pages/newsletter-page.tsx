import type { NewsletterContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { useLanguage } from '../ui/i18n/language.tsx'

/** A newsletter as it is read in a browser: the message runs nothing, and is drawn apart from the page. */
export function NewsletterPage({ content: { subject, at, sender, html, unsubscribe } }: { content: NewsletterContent }) {
  const { say } = useLanguage()
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
    </article>
  )
}
