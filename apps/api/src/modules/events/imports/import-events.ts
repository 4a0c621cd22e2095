import { type EventNature, eventNature } from '@kxo/domain/events/nature'
import { proposedUrl, reservedUrls } from '@kxo/domain/events/rules'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { paramsOf } from '../../tenants/index.ts'
import { traceAll } from '../../traces/index.ts'
import { freedAddresses } from '../catalogue/freed-addresses.ts'
import { setThemes, themeNames } from '../themes/event-themes.ts'
import type { ImportedFields } from './imported-fields.ts'
import { updateEvents } from './update-events.ts'

export type NewImportedEvent = { code: string; nature: EventNature; responsible_id: number | null; fields: ImportedFields }
export type ChangedImportedEvent = { id: number; code: string; fields: ImportedFields }
/** What was written: the row, its version just after, and the fields it had before (null when created). */
export type WrittenEvent = { event_id: number; version: number; before: ImportedFields | null }

const columns = [
  'title',
  'subtitle',
  'level',
  'colour',
  'is_marked_new',
  'description',
  'site_url',
  'start_date',
  'end_date',
  'limit_date',
  'town',
  'country',
  'is_online',
  'is_payable',
  'is_training',
  'is_asynchronous',
  'languages',
  'referent_mail',
  'min_participants',
  'parent_id',
] as const

/** The events bearing these codes, by code, with all a file can say of them. */
export async function eventsByCode(db: Queries, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom(sql<{ code: string }>`(select distinct unnest(${[...codes]}::text[]) as code)`.as('asked'))
    // One look-up of the unique index by code: while an import fills the table its statistics are of before, and a join reads the tenant whole.
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('events')
          .select(['id', 'nature', 'version', 'cancelled_at', 'closed_at', ...columns])
          .select(themeNames.as('themes'))
          .select(sql<string>`coalesce(sheet ->> 'summary', '')`.as('summary'))
          .select((event) => [
            event.selectFrom('event_places').select('max_participants').whereRef('event_id', '=', 'events.id').as('max_participants'),
            event.selectFrom('event_places').select('taken').whereRef('event_id', '=', 'events.id').as('taken'),
            event
              .selectFrom('slots')
              .select(({ fn }) => fn.min('start_at').as('at'))
              .whereRef('event_id', '=', 'events.id')
              .as('first_slot'),
            event
              .selectFrom('slots')
              .select(({ fn }) => fn.max('end_at').as('at'))
              .whereRef('event_id', '=', 'events.id')
              .as('last_slot'),
          ])
          .whereRef('events.code', '=', 'asked.code')
          .limit(1)
          .as('event'),
      (join) => join.onTrue(),
    )
    .selectAll(['asked', 'event'])
    .execute()
  return new Map(rows.map((row) => [row.code, row]))
}
export type StoredEvent = Awaited<ReturnType<typeof eventsByCode>> extends Map<string, infer Row> ? Row : never

/** Addresses no event of the tenant bears, one per event: its title, else its title and its code. */
async function freeUrls(db: Queries, events: readonly NewImportedEvent[]): Promise<string[]> {
  const base = events.map(({ fields, code }) => proposedUrl(fields.title ?? code) || 'e')
  const fallback = events.map(({ code }, index) => `${base[index]?.slice(0, 50)}-${proposedUrl(code) || 'e'}`.slice(0, 80))
  const rows = await db
    .selectFrom('events')
    .select('url')
    .where(sql<boolean>`url = any(${[...base, ...fallback]}::text[])`)
    .execute()
  const freed = await freedAddresses(db)
    .where(sql<boolean>`url = any(${[...base, ...fallback]}::text[])`)
    .execute()
  const taken = new Set([...reservedUrls, ...[...rows, ...freed].map(({ url }) => url)])
  return base.map((title, index) => {
    let url = taken.has(title) ? (fallback[index] ?? title) : title
    for (let rank = 2; taken.has(url); rank++) url = `${fallback[index]?.slice(0, 74)}-${rank}`
    taken.add(url)
    return url
  })
}

/** Creates drafts in one statement, with their places and traces; codes are known to be free (the unique index refuses otherwise). */
export async function createImportedEvents(
  context: Context,
  import_id: number,
  events: readonly NewImportedEvent[],
): Promise<WrittenEvent[]> {
  if (events.length === 0) return []
  const { db, tenant, actor, now } = context
  const urls = await freeUrls(db, events)
  const rows = await db
    .insertInto('events')
    .values(
      events.map(({ code, nature, responsible_id, fields: { max_participants: _, themes: _themes, summary, ...fields } }, index) => ({
        title: code,
        ...fields,
        ...(summary !== undefined && { sheet: JSON.stringify({ summary }) }),
        code,
        nature: eventNature.codeOf(nature),
        url: urls[index] ?? code,
        responsible_id,
        import_id,
        time_zone: tenant.time_zone,
        created_by: actor.user_id,
        created_at: now,
      })),
    )
    .returning(['id', 'code', 'version'])
    .execute()
  const byCode = new Map(events.map((event) => [event.code, event]))
  await db
    .insertInto('event_places')
    .values(
      rows.map(({ id, code }) => ({
        event_id: id,
        max_participants: byCode.get(code ?? '')?.fields.max_participants ?? null,
        overbooking_allowed: paramsOf(tenant).overbooking_allowed,
      })),
    )
    .execute()
  await setThemes(
    db,
    rows.flatMap(({ id, code }) => {
      const { themes = [] } = byCode.get(code ?? '')?.fields ?? {}
      return themes.length > 0 ? [{ event_id: id, themes }] : []
    }),
  )
  await traceAll(
    context,
    rows.map(({ id, code }) => ({
      action: 'create_event',
      info: code ?? '',
      event_id: id,
      subject_id: id,
      source: 'import' as const,
    })),
  )
  return rows.map(({ id, version }) => ({ event_id: id, version, before: null }))
}

/** Changes only what a file says otherwise; each event's version moves and its trace holds before and after. */
export async function changeImportedEvents(
  context: Context,
  events: readonly (ChangedImportedEvent & { stored: StoredEvent })[],
): Promise<WrittenEvent[]> {
  const befores = events.map(({ fields, stored }) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name as keyof ImportedFields]])),
  )
  const versions = await updateEvents(
    context.db,
    events.map(({ id, fields }) => ({ id, fields })),
  )
  await traceAll(
    context,
    events.map(({ id, code, fields }, index) => ({
      action: 'update_event',
      source: 'import' as const,
      info: code,
      event_id: id,
      subject_id: id,
      change: { before: befores[index], after: fields },
    })),
  )
  return events.map(({ id }, index) => ({
    event_id: id,
    version: found(versions.get(id)),
    before: befores[index] as ImportedFields,
  }))
}
