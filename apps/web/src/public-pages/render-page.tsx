import type { PublicPage } from '@kxo/domain/events/catalogue/public-page'
import type { Language } from '@kxo/domain/kernel/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider } from '../ui/i18n/language.tsx'
import { AlertRequestedPage, AlertsPage } from './alerts-page.tsx'
import { Catalogue } from './catalogue.tsx'
import { EventPage } from './event-page.tsx'
import { Frame } from './frame.tsx'
import { Head, refreshedEvery } from './head.tsx'
import { IconOutlines } from './icons.tsx'
import { LobbyPage } from './lobby-page.tsx'
import { NewsletterPage, NewslettersPage, SubscriptionPage } from './newsletter-page.tsx'
import { NoticePage } from './notice-page.tsx'
import { PageContext } from './page-context.ts'
import { SmsPreferencesPage } from './sms-preferences-page.tsx'

function Content({ page: { content } }: { page: PublicPage }) {
  if (content.name === 'catalogue') return <Catalogue content={content} />
  if (content.name === 'event') return <EventPage content={content} />
  if (content.name === 'newsletter') return <NewsletterPage content={content} />
  if (content.name === 'newsletters') return <NewslettersPage content={content} />
  if (content.name === 'subscription') return <SubscriptionPage content={content} />
  if (content.name === 'alerts') return <AlertsPage content={content} />
  if (content.name === 'alertRequested') return <AlertRequestedPage content={content} />
  if (content.name === 'smsPreferences') return <SmsPreferencesPage content={content} />
  if (content.name === 'lobby') return <LobbyPage content={content} />
  return <NoticePage content={content} />
}

/** Where one inline element ends and the next begins: side by side by our styles, one word without them. */
const seam = /<\/(?:span|time)>(?=<(?:a|span|select|strong|input)\b)|<\/(?:a|strong)>(?=<(?:a|span)\b)/g

/** A public page, whole: it needs no script, and none runs before it is read. */
export function renderPage(page: PublicPage, language: Language): string {
  const { content, tenant } = page
  const isEmbedded = content.name === 'catalogue' && content.isEmbedded
  const isLobby = content.name === 'lobby'
  const { appearance } = tenant.colours
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <PageContext value={page}>
        <html lang={language.locale} data-space="public" {...(appearance === 'system' ? {} : { 'data-mantine-color-scheme': appearance })}>
          <Head />
          <body
            {...(isEmbedded ? { 'data-framers': tenant.params.embed_origins.join(' ') } : {})}
            {...(isLobby ? { 'data-refresh': refreshedEvery } : {})}
          >
            <IconOutlines />
            <Frame isBare={isEmbedded || isLobby}>
              <Content page={page} />
            </Frame>
          </body>
        </html>
      </PageContext>
    </LanguageProvider>,
  )
  return `<!doctype html>${markup.replaceAll(seam, '$& ')}`
}
