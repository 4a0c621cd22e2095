import { subscriptionWords } from '@kxo/domain/campaigns/subscription-words'
import { alertWords } from '@kxo/domain/events/alerts/alert-words'
import { sharedText } from '@kxo/domain/events/catalogue/card-in-words'
import type { PublicContent, PublicPage } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { pictureAddress, sharedSize, sharedToken } from '@kxo/domain/events/presentation/event-image'
import { saidBy } from '@kxo/domain/events/presentation/presentation'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Language } from '@kxo/domain/kernel/language'
import { smsWords } from '@kxo/domain/mailing/sms/sms-words'
import { lobbyWords } from '@kxo/domain/planning/lobby/lobby-words'
import { variablesOf } from '../platform/theme.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import base from '../ui/theme/base.css?inline'
import { useFeeds } from './feeds.ts'
import lobby from './lobby.css?inline'
import { noticeTitles } from './notice-page.tsx'
import { usePage } from './page-context.ts'
import own from './public-pages.css?inline'
import { jsonInScript, structuredData } from './structured-data.ts'

const style = base + own

/** A screen of the hall is read again this often, in seconds: by the script, or by the browser alone where there is none. */
export const refreshedEvery = 60

/** What the page is called and says of itself. */
function titlesOf({ content, tenant }: PublicPage, { say }: Language): { title: string; description: string } {
  const general = say(p.description, { client: tenant.label })
  if (content.name === 'event')
    return {
      title: content.event.title,
      description: sharedText({ summary: content.event.summary, presentation: saidBy(content.event) }) || general,
    }
  if (content.name === 'smsPreferences') return { title: say(smsWords.leaveTitle, { client: tenant.label }), description: general }
  if (content.name === 'subscription') return { title: say(subscriptionWords.title), description: general }
  if (content.name === 'newsletters') return { title: say(subscriptionWords.archiveOf, { client: tenant.label }), description: general }
  if (content.name === 'newsletter') return { title: content.subject, description: general }
  if (content.name === 'lobby') return { title: say(lobbyWords.title), description: general }
  if (content.name === 'alerts' || content.name === 'alertRequested') return { title: say(alertWords.pageTitle), description: general }
  return { title: content.name === 'catalogue' ? say(w.publicTitle) : say(noticeTitles[content.name]), description: general }
}

/** The picture other sites show of the page; undefined without one. */
function sharedImage({ content, tenant, origin }: PublicPage): { address: string; alt: string } | undefined {
  const image = content.name === 'event' ? content.event.image : null
  return image ? { address: origin + pictureAddress(tenant.name, sharedToken(image)), alt: image.alt } : undefined
}

/** Whether search engines may keep a page: what is published, not a preview, a frame, nor somebody’s own copy. */
function isForEverybody(content: PublicContent): boolean {
  if (content.name === 'event') return !content.isPreview
  if (content.name === 'newsletter') return content.archive !== null && content.unsubscribe === null
  return content.name === 'newsletters' || (content.name === 'catalogue' && !content.isEmbedded)
}

/** Titles, colours and what other programs read of a public page. */
export function Head() {
  const page = usePage()
  const language = useLanguage()
  const { tenant, content, origin, canonical } = page
  const { title, description } = titlesOf(page, language)
  const colours = Object.entries(variablesOf(tenant.colours)).map(([name, value]) => `${name}:${value}`)
  const { atom } = useFeeds(content.name === 'catalogue' ? content.address : {})
  const data = structuredData(page)
  const shared = sharedImage(page)
  const isIndexed = isForEverybody(content)
  const alternates = isIndexed && tenant.languages.length > 1 ? tenant.languages : []
  const inLanguage = (locale: string): string => {
    const address = new URL(canonical)
    address.searchParams.set('lang', locale)
    return address.href
  }
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${title} – ${tenant.label}`}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {alternates.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={inLanguage(locale)} />
      ))}
      {content.name === 'catalogue' ? <link rel="alternate" type="application/atom+xml" title={tenant.label} href={atom} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={tenant.label} />
      <meta property="og:locale" content={language.locale === 'fr' ? 'fr_FR' : 'en_GB'} />
      {shared ? (
        <>
          <meta property="og:image" content={shared.address} />
          <meta property="og:image:width" content={String(sharedSize.width)} />
          <meta property="og:image:height" content={String(sharedSize.height)} />
          {shared.alt ? <meta property="og:image:alt" content={shared.alt} /> : null}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : tenant.logo ? (
        <meta property="og:image" content={origin + tenant.logo} />
      ) : null}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href="/fonts/inter-latin.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      <style dangerouslySetInnerHTML={{ __html: `${style}${content.name === 'lobby' ? lobby : ''}:root{${colours.join(';')}}` }} />
      <script src="/public-pages.js" />
      {content.name === 'lobby' ? (
        <noscript>
          <meta httpEquiv="refresh" content={String(refreshedEvery)} />
        </noscript>
      ) : null}
      {data ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} /> : null}
    </head>
  )
}
