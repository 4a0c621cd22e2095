import type { eventsContract } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { presentationOf, type presentationSections } from '@kxo/domain/events/presentation/presentation'
import { Sheet } from '@kxo/domain/events/sheet'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type EventFacts, getEvent } from '../queries.ts'

/** Versions listed: the others stay recorded. */
const mostListed = 50

type Texts = Pick<EventFacts, (typeof presentationSections)[number] | 'sheet'>

/** The texts of a page, in one order whatever the order they were written in; the summary goes with the card. */
const textsOf = ({ description, outline, practical, sheet }: Texts) => {
  const { summary: _, ...programme } = sheet
  const written = Object.entries(programme).filter(([, text]) => text)
  return { description, outline, practical, sheet: Object.fromEntries(written.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}
const isSame = (one: Texts, other: Texts): boolean => JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other))
const saysNothing = (texts: Texts): boolean => isSame(texts, { description: '', outline: '', practical: '', sheet: {} })

const versionsOf = (db: Queries, event_id: number) =>
  db
    .selectFrom('page_versions as v')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.created_by'))
    .select(['v.id', 'v.version', 'v.created_at', 'v.description', 'v.outline', 'v.practical', 'v.sheet'])
    .select(sql<string | null>`trim(u.first_name || ' ' || u.last_name)`.as('by_name'))
    .where('v.event_id', '=', event_id)
    .orderBy('v.version', 'desc')
    .limit(mostListed)

const readSheet = (sheet: unknown): Sheet => {
  const read = z.safeParse(Sheet, sheet)
  return read.success ? read.data : {}
}

/** Records what a page says after a save, and what it said before when something else wrote it; the event is locked. */
export async function recordPage({ db, actor, now }: Context, before: EventFacts, after: EventFacts): Promise<void> {
  if (isSame(before, after)) return
  const latest = await versionsOf(db, after.id).limit(1).executeTakeFirst()
  const isRecorded = latest ? isSame({ ...latest, sheet: readSheet(latest.sheet) }, before) : saysNothing(before)
  const texts = isRecorded
    ? [{ of: after, by: actor.user_id }]
    : [
        { of: before, by: null },
        { of: after, by: actor.user_id },
      ]
  const rows = texts.map(({ of, by }, at) => {
    const { sheet, ...sections } = textsOf(of)
    return {
      event_id: after.id,
      version: (latest?.version ?? 0) + 1 + at,
      ...sections,
      sheet: JSON.stringify(sheet),
      created_by: by,
      created_at: now,
    }
  })
  await db.insertInto('page_versions').values(rows).execute()
}

export const readPageVersions: Verb<typeof eventsContract.pageVersions> = async ({ db, actor }, { params }) => {
  const event = await getEvent(db, params.id)
  authorize(may.readEvent(actor, event))
  const rows = await versionsOf(db, event.id).execute()
  return rows.map(({ description, outline, practical, ...row }, at) => {
    const sheet = readSheet(row.sheet)
    const sections = { description, outline, practical }
    return { ...row, sheet, ...presentationOf(sections), is_current: at === 0 && isSame({ ...sections, sheet }, event) }
  })
}
