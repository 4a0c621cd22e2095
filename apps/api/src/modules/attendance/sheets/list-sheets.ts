import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { sheetList } from '@kxo/domain/attendance/list'
import { may } from '@kxo/domain/attendance/permissions'
import { presenceState } from '@kxo/domain/attendance/presence'
import { signingMoment } from '@kxo/domain/attendance/rules'
import type { SheetRow } from '@kxo/domain/attendance/sheet'
import { acceptsShownCode } from '@kxo/domain/attendance/signing-means'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { attendees } from '../../registrations/index.ts'
import { signingOf } from '../collecting/settings.ts'
import { confirmedPartners, onSheet } from '../queries.ts'
import { sourcesOfProof } from '../signing/slot-facts.ts'

const plan = planOf(
  sheetList,
  { start_at: 'slots.start_at', event_title: 'events.title' },
  { search: sql`events.search`, sort: 'start_at', id: sql`slots.id` },
)
const absent = presenceState.codeOf('absent')

const sheetRows = (db: Queries) =>
  db
    .selectFrom('slots')
    .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 'slots.tenant_id').onRef('events.id', '=', 'slots.event_id'))
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
    )
    .leftJoin('attendance_sheets as sheet', (join) =>
      join.onRef('sheet.tenant_id', '=', 'slots.tenant_id').onRef('sheet.event_id', '=', 'slots.event_id'),
    )
    .select(['slots.id as slot', 'slots.event_id', 'slots.start_at', 'slots.end_at', 'events.title as event_title', 'sheet.locked_at'])
    .select([
      sql<string>`concat_ws(', ', locations.name, coalesce(locations.town, events.town))`.as('place'),
      sql<number>`(select count(*)::int from ${attendees} as a join registrations r on r.tenant_id = a.tenant_id and r.id = a.registration_id where a.tenant_id = slots.tenant_id and a.event_id = slots.event_id and r.status in (${sql.join(onSheet)}))`.as(
        'expected',
      ),
      sql<number>`(select count(*)::int from signatures s where s.tenant_id = slots.tenant_id and s.slot_id = slots.id and s.registration_id is not null)
        + (select count(*)::int from presences p where p.tenant_id = slots.tenant_id and p.slot_id = slots.id and p.source in (${sourcesOfProof}))`.as(
        'signed',
      ),
      sql<number>`(select count(*)::int from presences p where p.tenant_id = slots.tenant_id and p.slot_id = slots.id and p.state = ${absent})`.as(
        'absent',
      ),
      sql<boolean>`exists (select from signatures s where s.tenant_id = slots.tenant_id and s.slot_id = slots.id and s.partner_user_id is not null)`.as(
        'partner_signed',
      ),
    ])
    .where('events.cancelled_at', 'is', null)

/** Half-days of the tenant with what is signed and missing. */
export const listSheets: Verb<typeof attendanceContract.sheets> = async (context, { query }) => {
  const { db, actor, now, language } = context
  authorize(may.seeSheets(actor))
  let rows = sheetRows(db)
  if (query.event) rows = rows.where('slots.event_id', '=', query.event)
  if (query.from) rows = rows.where(sql<boolean>`(slots.start_at at time zone ${language.zone})::date >= ${query.from}::date`)
  if (query.to) rows = rows.where(sql<boolean>`(slots.start_at at time zone ${language.zone})::date <= ${query.to}::date`)
  const page = await listed(rows, plan, query)
  const partners = page.results.length === 0 ? [] : await confirmedPartners(db, ...new Set(page.results.map((row) => row.event_id)))
  const signing = await signingOf(context, [...new Set(page.results.map((row) => row.event_id))])
  return {
    ...page,
    results: page.results.map(({ event_id, locked_at, ...row }): SheetRow => {
      const moment = signingMoment(row, signing(event_id), now)
      const isComplete = row.partner_signed && row.signed + row.absent >= row.expected
      return {
        ...row,
        event: event_id,
        shows_code: acceptsShownCode(signing(event_id).means),
        partners: partners.filter((partner) => partner.event_id === event_id).map(({ name }) => name),
        state: locked_at ? 'locked' : moment === 'early' ? 'coming' : isComplete ? 'complete' : moment === 'open' ? 'open' : 'incomplete',
      }
    }),
  }
}
