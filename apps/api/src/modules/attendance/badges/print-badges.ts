import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type BadgeLayout, badgeSizes } from '@kxo/domain/attendance/badges/badge'
import { badgeWords } from '@kxo/domain/attendance/badges/badge-words'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Stream } from '../../../platform/http/stream.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { qr } from '../../../platform/qr.ts'
import { issuerOfEvent } from '../../billing/index.ts'
import { readFile } from '../../documents/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import type { Helper } from '../door/at-door.ts'
import { helperOf } from '../door-links/helper-of.ts'
import { passToken } from '../passes/pass.ts'
import { getSession } from '../queries.ts'
import { type BadgeHolder, holdersOf, type Printed } from './badge-holders.ts'
import { layoutOf } from './badge-layout.ts'

const template = fileURLToPath(new URL('badge.typ', import.meta.url))

/** Everybody expected at an event, or one of them, as badges to print; printing again prints the same. */
export const printBadges: Verb<typeof attendanceContract.badges> = async (context, { params, query }) => {
  authorize(may.checkIn(context.actor))
  const { registration, registrations, part } = query
  return badgesOf(context, params.id, { registrations: registration === undefined ? registrations : [registration], part })
}

export const helperBadge: Verb<typeof attendanceContract.helperBadge> = async (context, { params }) => {
  const helper = await helperOf(context, params.key)
  return badgesOf(context, helper.event_id, { registrations: [params.registration] }, helper)
}

/** @throws 404, 409 when nobody is expected */
async function badgesOf(context: Context, eventId: number, printed: Printed, helper?: Helper): Promise<Stream> {
  const { db, now, language, tenant } = context
  const session = await getSession(db, eventId)
  const layout = await layoutOf(context, session.id)
  const people = await holdersOf(context, session.id, printed)
  if (people.length === 0) refuse(attendanceErrors.noBadge)
  await trace(context, {
    action: 'print_badges',
    event_id: session.id,
    info: helper?.name ?? null,
    change: { people: people.length, registration: printed.registrations?.length === 1 ? (printed.registrations[0] ?? null) : null },
  })
  const title = language.say(badgeWords.fileName, { title: session.title })
  const said = { title: session.title, alt: language.say(attendanceWords.passCode) }
  const images = layout.fields.includes('logo') ? await logoOf(context, session.id) : {}
  const data = async () => ({
    title,
    author: tenant.label,
    locale: language.locale,
    ...sizesOf(layout),
    logo: Object.keys(images)[0] ?? null,
    badges: await drawnInTurn(people, (person) => badgeOf(context, layout, person, said)),
  })
  // Printed once the transaction is over.
  const body = async function* () {
    yield await renderDocument({ template, data: await data(), images, standard: 'ua-1', longestWord: 60, createdAt: now })
  }
  return { content_type: 'application/pdf', name: `${title}.pdf`, inline: true, body: body() }
}

const names: Readonly<Record<'usual' | 'large' | 'a6', { sizes: number[]; line_size: number; code_width: number }>> = {
  usual: { sizes: [22, 19, 16, 14, 12, 10], line_size: 9.5, code_width: 30 },
  large: { sizes: [30, 26, 22, 18, 15, 12], line_size: 9.5, code_width: 38 },
  a6: { sizes: [40, 34, 28, 24, 20, 16], line_size: 15, code_width: 45 },
}
/** Millimetres of a badge and of its code, 25 at least within its quiet zone (EXT-10), and points of its texts. */
const sizesOf = ({ format }: BadgeLayout) => ({
  ...badgeSizes[format],
  ...names[format === 'large' || format === 'a6' ? format : 'usual'],
  upright: format === 'a6',
})

/** The logo of whoever organises the event, or of the organisation, under its name. */
async function logoOf(context: Context, event_id: number): Promise<Record<string, Uint8Array>> {
  const issuer = await issuerOfEvent(context.db, event_id)
  const file = issuer?.logo_file_id ?? settingsOf(context.tenant).logo_file_id
  return file === null ? {} : { 'logo.png': (await readFile(context, file)).bytes }
}

/** Codes are drawn a few at a time: others are answered meanwhile. */
async function drawnInTurn<T, R>(items: readonly T[], draw: (item: T) => Promise<R>): Promise<R[]> {
  const drawn: R[] = []
  for (let at = 0; at < items.length; at += 20) {
    drawn.push(...(await Promise.all(items.slice(at, at + 20).map(draw))))
    await setImmediate()
  }
  return drawn
}

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
