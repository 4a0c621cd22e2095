import { publicEvents, publicPage, publicSitemap } from '@kxo/domain/events/paths'
import { acrossTenantsFrom } from '../../../platform/database/tenancy.ts'
import type { ServerPage } from '../../../platform/http/server-pages.ts'
import { settingsOf } from '../../tenants/index.ts'
import { inCatalogue } from './list-events.ts'
import { publicEvents as openEvents } from './visible-events.ts'

const xml = 'application/xml; charset=utf-8'
const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** What the protocol lets one file hold. */
const mostAddresses = 50_000

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The public pages of a tenant, the soonest first. */
export const readSitemap: ServerPage['read'] = async ({ db, tenant, services }) => {
  const rows = settingsOf(tenant).features.includes('catalog')
    ? await db
        .selectFrom('events')
        .select('url')
        .where(openEvents)
        .where(inCatalogue)
        .orderBy('start_date')
        .limit(mostAddresses - 1)
        .execute()
    : []
  const paths = rows.length > 0 ? [publicEvents(tenant.name), ...rows.map(({ url }) => publicPage(tenant.name, url))] : []
  const entries = paths.map((path) => `<url><loc>${escaped(services.publicUrl() + path)}</loc></url>`)
  return { content_type: xml, body: `${prolog}<urlset ${namespace}>\n${entries.join('\n')}\n</urlset>\n` }
}

/** The sitemaps of the tenants that publish a catalogue. */
export const readSitemaps: ServerPage['read'] = async ({ transaction, db, tenant, services }) => {
  const names = await acrossTenantsFrom(transaction, { home: tenant.id }, () =>
    db.selectFrom('tenants').select(['name', 'features']).where('suspended_at', 'is', null).orderBy('name').limit(mostAddresses).execute(),
  )
  const entries = names
    .filter(({ features }) => features.includes('catalog'))
    .map(({ name }) => `<sitemap><loc>${escaped(services.publicUrl() + publicSitemap(name))}</loc></sitemap>`)
  return { content_type: xml, body: `${prolog}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n` }
}

/** Crawlers read public pages; what asks for a session is of no use to them. */
export const readRobots: ServerPage['read'] = async ({ services }) => ({
  content_type: 'text/plain; charset=utf-8',
  body: `User-agent: *\nDisallow: /admin/\nDisallow: /login\nDisallow: /api/\nAllow: /api/clients/*/logo/\n\nSitemap: ${services.publicUrl()}/sitemap.xml\n`,
})
