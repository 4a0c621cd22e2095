import { enrolment } from '@kxo/domain/events/activities/enrolment'
import { eventNature } from '@kxo/domain/events/nature'
import { historyContract } from '@kxo/domain/history/contract'
import { mailingContract } from '@kxo/domain/mailing/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { messageContract } from '@kxo/domain/registrations/message-contract'
import { eventStatsContract } from '@kxo/domain/reporting/event-stats-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedText } from '../../platform/pdf/printed-text.ts'
import { aBill } from '../../testing/a-bill.ts'
import { aSignature } from '../../testing/a-signature.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let company: number
let event: number
let own: Persona
let other: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  company = await tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Verrier' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  event = await anOpenEvent(tenant)
  own = await tenant.aPerson({ company_id: company })
  other = await tenant.aPerson()
  const slot = await tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('slots')
          .values({ event_id: event, start_at: new Date('2031-03-04T08:00:00Z'), end_at: new Date('2031-03-04T11:00:00Z') })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
  for (const person of [own, other]) await callAs(program, person, registrations.start, { ...on(), body: { submit: true } })
  const gone = await tenant.aPerson()
  const { id } = await callAs(program, gone, registrations.start, { ...on(), body: {} })
  await callAs(program, gone, registrations.cancel, { params: { client: tenant.name, id }, body: {} })
  const registration = await tenant.inTenant((db) =>
    db.selectFrom('registrations').select('id').where('user_id', '=', own.id).executeTakeFirstOrThrow(),
  )
  await tenant.inTenant((db) => aSignature(db, { event_id: event, slot_id: slot, registration_id: registration.id }))
})
afterAll(() => program.close())
const on = () => ({ params: { client: tenant.name, id: event } })
const stats = (who: Persona) => callAs(program, who, eventStatsContract.eventStats, on())

test('an event is counted from the first step to the signature, by status, company and half-day', async () => {
  const answer = await stats(admin)
  expect(answer.funnel).toEqual({ started: 3, confirmed: 2, attended: 0, signed: 0, cancelled: 1 })
  expect(answer.statuses).toEqual([
    { status: 'registered', count: 2 },
    { status: 'cancelled', count: 1 },
  ])
  expect(answer.companies).toEqual([
    { name: 'Verrier', count: 1 },
    { name: null, count: 1 },
  ])
  expect(answer.days.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(answer.slots).toMatchObject([{ expected: 2, present: 1, signed: 1, absent: 0 }])
  expect(answer.minutes).toEqual({ planned: 360, achieved: 180 })
  expect(answer.money).toEqual({ billed: 0, paid: 0 })
})

test('the report prints the figures of the page, as far as each reads them', async () => {
  const print = async (who: Persona) => {
    const response = await program.app.inject({
      url: `/api/clients/${tenant.name}/events/${event}/stats/report/`,
      headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'fr' },
    })
    const text = response.statusCode === 200 ? (await printedText(response.rawPayload)).join(' ').replace(/\s+/g, ' ') : ''
    return { status: response.statusCode, text }
  }
  const whole = (await print(admin)).text
  for (const expected of ['Verrier 1', 'Présences signées', 'sur 6 h prévues', 'Annulé', '04/03/2031', 'Facturé TTC', 'Mails envoyés'])
    expect(whole).toContain(expected)
  const referent = await tenant.aReferent(company)
  const part = (await print(referent)).text
  expect(part).toContain('Seules les personnes')
  for (const unread of ['Facturé TTC', 'Mails envoyés', 'Annulé(e) 1']) expect(part).not.toContain(unread)
  expect((await print(own)).status).toBe(404)
})

test('minutes achieved are those the sheet counts: less lateness and exits, rounded down as the event says', async () => {
  const achieved = async () => (await stats(admin)).minutes.achieved
  const mark = { slot_id: 0, registration_id: 0, state: 2, minutes_late: 5, minutes_away: 12, source: 'mark' }
  await tenant.inTenant(async (db) => {
    mark.slot_id = (await db.selectFrom('slots').select('id').where('event_id', '=', event).executeTakeFirstOrThrow()).id
    mark.registration_id = (await db.selectFrom('registrations').select('id').where('user_id', '=', other.id).executeTakeFirstOrThrow()).id
    await db.insertInto('presences').values(mark).execute()
  })
  expect(await achieved()).toBe(180 + 163)
  const settings = { event_id: event, means: [1], open_minutes: 15, close_hours: 24, rounding: 15 }
  await tenant.inTenant((db) => db.insertInto('attendance_settings').values(settings).execute())
  expect(await achieved()).toBe(180 + 150)
  await tenant.inTenant((db) => db.updateTable('events').set({ is_training: true }).where('id', '=', event).execute())
  expect(await achieved()).toBe(180)
  await tenant.inTenant(async (db) => {
    await db.deleteFrom('presences').where('registration_id', '=', mark.registration_id).execute()
    await db.deleteFrom('attendance_settings').where('event_id', '=', event).execute()
    await db.updateTable('events').set({ is_training: false }).where('id', '=', event).execute()
  })
})

test('half-days of activities count too: for everybody where they are required, for who chose them elsewhere', async () => {
  const activities = await tenant.inTenant(async (db) => {
    const added: number[] = []
    for (const [title, of] of Object.entries({ Plénière: 'mandatory', Atelier: 'optional' } as const)) {
      const { id } = await db
        .insertInto('events')
        .values({ nature: 2, title, url: title.toLowerCase(), is_active: true, parent_id: event, enrolment: enrolment.codeOf(of) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('event_places').values({ event_id: id }).execute()
      await db.insertInto('slots').values({ event_id: id, start_at: '2031-03-05T13:00:00Z', end_at: '2031-03-05T15:00:00Z' }).execute()
      added.push(id)
    }
    const { id } = await db.selectFrom('registrations').select('id').where('user_id', '=', other.id).executeTakeFirstOrThrow()
    await db.insertInto('registration_activities').values({ registration_id: id, activity_id: added[1]! }).execute()
    return added
  })
  const { slots, minutes } = await stats(admin)
  expect(slots.map(({ title, expected }) => ({ title, expected }))).toEqual([
    { title: '', expected: 2 },
    { title: 'Plénière', expected: 2 },
    { title: 'Atelier', expected: 1 },
  ])
  expect(minutes.planned).toBe(360 + 240 + 120)
  await tenant.inTenant((db) => db.updateTable('events').set({ cancelled_at: new Date() }).where('id', 'in', activities).execute())
  expect((await stats(admin)).slots).toHaveLength(1)
})

test('the referent of a company reads its people only, without money nor mails; others find nothing', async () => {
  const answer = await stats(await tenant.aReferent(company))
  expect(answer.is_whole).toBe(false)
  expect(answer.funnel.started).toBe(1)
  expect(answer.slots).toMatchObject([{ expected: 1, signed: 1 }])
  expect([answer.money, answer.mails, answer.max_participants]).toEqual([null, null, null])
  const elsewhere = await tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Ailleurs' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  await expect(stats(await tenant.aReferent(elsewhere))).rejects.toMatchObject({ status: 404 })
  await expect(stats(other)).rejects.toMatchObject({ status: 404 })
})

test('an event is compared with the nearest other dates of its training; neither drafts, cancelled dates nor other trainings', async () => {
  const before = await anOpenEvent(tenant, { start_date: new Date(Date.now() - 86_400_000) })
  const renamed = await anOpenEvent(tenant, {
    title: 'Sous un autre nom',
    start_date: new Date(Date.now() + 90 * 86_400_000),
    end_date: null,
  })
  await anOpenEvent(tenant, { is_active: false })
  await anOpenEvent(tenant, { cancelled_at: new Date() })
  await anOpenEvent(tenant, { title: 'Tout autre chose' })
  expect((await stats(admin)).other_dates.map(({ id }) => id)).toEqual([before])
  const model = await anOpenEvent(tenant, { title: 'Modèle', nature: eventNature.codeOf('model') })
  await tenant.inTenant((db) => db.updateTable('events').set({ model_id: model }).where('id', 'in', [event, renamed]).execute())
  const { other_dates, funnel } = await stats(admin)
  expect(other_dates.map(({ id }) => id)).toEqual([before, renamed])
  const seen = await callAs(program, admin, eventStatsContract.eventStats, { params: { client: tenant.name, id: before } })
  expect(seen.other_dates).toMatchObject([{ id: event, funnel }])
  expect((await stats(await tenant.aReferent(company))).other_dates).toEqual([])
})

test('a message reaches those registered at the statuses chosen, once, and stands on the page of the event', async () => {
  const body = { subject: 'Parking', message: 'Entrez par la rue des Lilas.', status: ['registered' as const] }
  expect(await callAs(program, admin, messageContract.recipients, { ...on(), query: { status: ['registered'] } })).toEqual({
    recipients: 2,
  })
  expect(await callAs(program, admin, messageContract.write, { ...on(), body })).toEqual({ recipients: 2 })
  const batch = {
    event_id: event,
    status: [5],
    subject: body.subject,
    message: body.message,
    occurrence: 'event 1',
    after: 0,
  }
  await runJobNow(program, tenant.id, 'write-to-registered', batch)
  await runJobNow(program, tenant.id, 'write-to-registered', batch)
  const mails = await callAs(program, admin, mailingContract.mails, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 25, event, moment: 'free_message' },
  })
  expect(new Map(mails.results.map(({ recipient, subject }) => [recipient, subject]))).toEqual(
    new Map([own, other].map(({ mail }) => [mail, 'Parking'])),
  )
  expect(mails.count).toBe(2)
  const traces = await callAs(program, admin, historyContract.traces, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 100, event },
  })
  expect(traces.results.map(({ action }) => action)).toContain('write_to_registered')
  expect(new Set(traces.results.map(({ event_id }) => event_id))).toEqual(new Set([event]))
})

test('nobody at these statuses is said; people may not write to the others', async () => {
  const body = { subject: 'Parking', message: 'Texte', status: ['absent' as const] }
  await expect(callAs(program, admin, messageContract.write, { ...on(), body })).rejects.toMatchObject({
    status: 409,
    code: 'nobodyToWriteTo',
  })
  await expect(callAs(program, own, messageContract.write, { ...on(), body })).rejects.toMatchObject({ status: 403 })
})

test('an event billed beyond 21,474,836.47 € keeps its figures', async () => {
  for (const _ of [1, 2]) await aBill(program, admin, { client: tenant.name, user: own.id, euros: 12_000_000, event })
  expect((await stats(admin)).money).toEqual({ billed: 2_880_000_000, paid: 0 })
})
