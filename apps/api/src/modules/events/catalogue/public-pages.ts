import { embeddedCatalogue, publicChapter, publicEvent, publicEvents, publicPage, publicSitemap, shortLink } from '@kxo/domain/events/paths'
import type { ServerPage } from '../../../platform/http/server-pages.ts'
import { alertPages } from '../alerts/public-alerts.ts'
import { readCatalogue, readEmbeddedCatalogue, redirectChapter } from './read-catalogue.ts'
import { followShortLink, readEventById, readEventByUrl } from './read-event-page.ts'
import { readRobots, readSitemap, readSitemaps } from './sitemap.ts'

/** Pages of events the server writes for visitors and for crawlers. */
export const publicPages: readonly ServerPage[] = [
  { pattern: publicEvents.pattern, read: readCatalogue },
  { pattern: publicChapter.pattern, read: redirectChapter },
  { pattern: embeddedCatalogue.pattern, read: readEmbeddedCatalogue },
  { pattern: publicPage.pattern, read: readEventByUrl },
  { pattern: publicEvent.pattern, read: readEventById },
  { pattern: shortLink.pattern, read: followShortLink },
  ...alertPages,
  { pattern: publicSitemap.pattern, read: readSitemap },
  { pattern: '/sitemap.xml', read: readSitemaps },
  { pattern: '/robots.txt', read: readRobots },
]
