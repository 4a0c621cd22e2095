import { randomBytes } from 'node:crypto'
import { pagesOf, withLinks } from '@kxo/domain/campaigns/links'
import { event as eventPage } from '@kxo/domain/events/paths'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { clickedLink } from '@kxo/domain/mailing/paths'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { PageAnswer, PageRequest, ServerPage } from '../../platform/http/server-pages.ts'
import { publicPageOf } from '../events/index.ts'
import { pageAddress, settingsOf } from '../tenants/index.ts'
import type { CampaignRow } from './queries.ts'
import { storedBody } from './request-for.ts'

export const countsClicks = (context: Pick<Context, 'tenant'>): boolean => settingsOf(context.tenant).params.mail_click_count

/** A link and the code of the address that counts it. */
type Counted = { url: string; code: string; is_b: boolean }
/** The message, its links leading through the addresses that count them; `path` is that of its button. */
export type Led = { body: RichText; path?: string }

const buttonUrl = (context: Context, { has_button, event_id }: CampaignRow): string[] =>
  has_button && event_id !== null ? [pageAddress(context, eventPage(event_id))] : []

/** Pages of a sending, each with the address that counts it; written with its first mails, by the job that holds its row. */
async function countedLinks(context: Context, campaign: CampaignRow): Promise<Counted[]> {
  const { db } = context
  const { id, body, subject_b } = campaign
  const known = await db.selectFrom('campaign_links').select(['url', 'code', 'is_b']).where('campaign_id', '=', id).execute()
  if (known.length > 0) return known
  const pages = [...new Set([...pagesOf(storedBody(body)), ...buttonUrl(context, campaign)])]
  const links = (subject_b === '' ? [false] : [false, true]).flatMap((is_b) =>
    pages.map((url, index) => ({ campaign_id: id, rank: index + 1, is_b, url, code: randomBytes(12).toString('base64url') })),
  )
  if (links.length > 0) await db.insertInto('campaign_links').values(links).execute()
  return links
}

/** The message of a sending under each of its subjects; undefined where clicks are not counted. */
export async function countedContent(context: Context, campaign: CampaignRow): Promise<Record<'a' | 'b', Led> | undefined> {
  if (!countsClicks(context)) return undefined
  const { services, tenant } = context
  const links = await countedLinks(context, campaign)
  const led = (is_b: boolean): Led => {
    const paths = new Map(links.filter((link) => link.is_b === is_b).map(({ url, code }) => [url, clickedLink(tenant.name, code)]))
    const through = (url: string): string => {
      const path = paths.get(url)
      return path === undefined ? url : services.publicUrl() + path
    }
    const [path] = buttonUrl(context, campaign).flatMap((url) => paths.get(url) ?? [])
    return { body: withLinks(storedBody(campaign.body), through), ...(path !== undefined && { path }) }
  }
  return { a: led(false), b: led(true) }
}

/** Leads to the page of the link and counts it: of whoever follows it nothing is read, and nothing is written (PRV-14). */
async function followLink(context: Context, request: PageRequest): Promise<PageAnswer> {
  const code = request.params['code'] ?? ''
  const link = await context.db.selectFrom('campaign_links').select('url').where('code', '=', code).executeTakeFirst()
  if (!link) return publicPageOf(context, request, { content: { name: 'missing', next: request.path }, status: 404 })
  if (countsClicks(context) && !request.isAhead)
    await context.db.updateTable('campaign_links').set({ clicks: sql<number>`clicks + 1` }).where('code', '=', code).execute()
  return { redirect: link.url, status: 302 }
}

export const clickedLinkPage: ServerPage = { pattern: clickedLink.pattern, read: followLink, writes: true }
