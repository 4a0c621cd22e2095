import { fileURLToPath } from 'node:url'
import { type BadgeLayout, badgeSizes, mostBadges } from '@kxo/domain/attendance/badges/badge'
import { badgeWords } from '@kxo/domain/attendance/badges/badge-words'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Stream } from '../../../platform/http/stream.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { qr } from '../../../platform/qr.ts'
import { attendees } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import type { Helper } from '../door/at-door.ts'
import { helperOf } from '../door-links/helper-of.ts'
import { passToken } from '../passes/pass.ts'
import { getSession, onSheet } from '../queries.ts'
import { layoutOf } from './badge-layout.ts'

const template = fileURLToPath(new URL('badge.typ', import.meta.url))
/** A code is printed at 25 mm at least, within its quiet zone (EXT-10); the largest badge has room for more. */
const [usualCode, largeCode] = [30, 38]

/** Everybody expected at an event, or one of them, as badges to print; printing again prints the same. */
export const printBadges: Verb<typeof attendanceContract.badges> = async (context, { params, query }) => {
  authorize(may.checkIn(context.actor))
  return badgesOf(context, params.id, query.registration)
}

export const helperBadge: Verb<typeof attendanceContract.helperBadge> = async (context, { params }) => {
  const helper = await helperOf(context, params.key)
  return badgesOf(context, helper.event_id, params.registration, helper)
}

/** @throws 404, 409 when nobody is expected */
async function badgesOf(context: Context, eventId: number, registration: number | undefined, helper?: Helper): Promise<Stream> {
  const { db, now, language, tenant } = context
  const session = await getSession(db, eventId)
  const layout = await layoutOf(context, session.id)
  const people = await holdersOf(context, session.id, registration)
  if (people.length === 0) refuse(attendanceErrors.noBadge)
  await trace(context, {
    action: 'print_badges',
    event_id: session.id,
    info: helper?.name ?? null,
    change: { people: people.length, registration: registration ?? null },
  })
  const title = language.say(badgeWords.fileName, { title: session.title })
  const said = { title: session.title, alt: language.say(attendanceWords.passCode) }
  const data = async () => ({
    title,
    author: tenant.label,
    locale: language.locale,
    ...sizesOf(layout),
    badges: await Promise.all(people.map((person) => badgeOf(context, layout, person, said))),
  })
  // Printed once the transaction is over.
  const body = async function* () {
    yield await renderDocument({ template, data: await data(), standard: 'ua-1', longestWord: 60, createdAt: now })
  }
  return { content_type: 'application/pdf', name: `${title}.pdf`, inline: true, body: body() }
}

const sizesOf = ({ format }: BadgeLayout) => ({
  ...badgeSizes[format],
  sizes: format === 'large' ? [30, 26, 22, 18, 15, 12] : [22, 19, 16, 14, 12, 10],
  code_width: format === 'large' ? largeCode : usualCode,
})

const holdersOf = ({ db }: Context, eventId: number, registration: number | undefined) =>
  db
    .selectFrom('registrations')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'registrations.tenant_id').onRef('companies.id', '=', 'registrations.company_id'),
    )
    .select(['registrations.id', 'registrations.event_id', 'registrations.pass_rev', 'registrations.code', 'events.end_date'])
    .select(['users.first_name', 'users.last_name', 'users.job', 'companies.name as company_name'])
    .where(
      sql<boolean>`registrations.id in (select a.registration_id from ${attendees} as a where a.tenant_id = registrations.tenant_id and a.event_id = ${eventId})`,
    )
    .where('registrations.status', 'in', onSheet)
    .$if(registration !== undefined, (query) => query.where('registrations.id', '=', registration ?? 0))
    .orderBy(sql`searchable(users.last_name)`)
    .orderBy(sql`searchable(users.first_name)`)
    .orderBy('registrations.id')
    .limit(mostBadges)
    .execute()

type BadgeHolder = Awaited<ReturnType<typeof holdersOf>>[number]

async function badgeOf(context: Context, { fields, has_qr }: BadgeLayout, person: BadgeHolder, said: { title: string; alt: string }) {
  const line = { company: person.company_name, job: person.job, event: said.title, code: has_qr ? null : person.code }
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    lines: (['company', 'job', 'event', 'code'] as const).flatMap((field) => (fields.includes(field) && line[field]) || []),
    svg: has_qr ? await qr(passToken(context, person)) : null,
    code: fields.includes('code') ? person.code : null,
    alt: said.alt,
  }
}
