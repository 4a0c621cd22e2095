import { eventsContract } from '@kxo/domain/events/contract'
import { eventNature } from '@kxo/domain/events/nature'
import { locationsContract } from '@kxo/domain/locations/contract'
import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { priceTotals } from '@kxo/domain/pricing/rules'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aPartnerOf, aRegistration, aSession } from '../../../testing/a-session.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { applyPayment, draftBillFor, issueBill } from '../../billing/index.ts'
import { readFile } from '../../documents/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(async () => {
  await closePdfEngine()
  await program.close()
})

const inEvent = (id: number) => ({ params: { client: tenant.name, id } })
const record = (id: number) => callAs(program, admin, eventsContract.record, inEvent(id))
const cancel = async (id: number, bills: 'task' | 'credit' = 'task') =>
  callAs(program, admin, eventsContract.cancelEvent, {
    ...inEvent(id),
    body: { version: (await record(id)).version, reason: 'Formatrice souffrante', bills },
  })
const statusesOf = (id: number) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('registrations').select('status').where('event_id', '=', id).orderBy('id').execute()).map(({ status }) =>
      registrationStatus.keyOf(status),
    ),
  )
const mailsTo = (mail: string) =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select(['moment', 'body_text', 'attachments']).where('recipient', '=', mail).orderBy('id').execute(),
  )
const register = async (event: number, status: RegistrationStatus) => {
  const person = await tenant.aPerson()
  return { person, ...(await aRegistration(tenant, event, person.id, status)) }
}
const runWaiting = async (name: string) => {
  for (const data of await waitingJobs(program, tenant.id, name)) await runJobNow(program, tenant.id, name, data)
}
async function aPaidBill(event_id: number, registration: number, user_id: number) {
  return tenant.asMachine(async (context) => {
    const names = { first_name: 'Zoé', last_name: 'Roy', start_date: null, end_date: null, time_zone: 'Europe/Paris' }
    const draft = await draftBillFor(context, {
      registration: { id: registration, event_id, event_title: 'Formation', user_id, company_id: null, ...names },
      price: {
        price_id: 1,
        name: 'Plein tarif',
        vat_rate: 2000,
        vat_reason: null,
        ...priceTotals({ amount_ht: 10_000, vat_rate: 2000, vat_reason: null }),
      },
      payer: 'self',
    })
    const issued = await issueBill(context, draft, { is_sent: false })
    await applyPayment(context, issued.id, 12_000)
    return issued.id
  })
}
const creditsOf = (bill: number) =>
  tenant.inTenant((db) => db.selectFrom('bills').select(['amount', 'to_be_paid', 'note']).where('corrects_bill_id', '=', bill).execute())

describe('cancelling an event', () => {
  test('says beforehand what it does, then ends registrations, tells people, frees partners and rooms, and asks to settle bills', async () => {
    const { id, slots } = await aTraining(tenant, admin.id)
    const [room] = await tenant.inTenant(async (db) => {
      const place = await db.insertInto('locations').values({ name: 'Lieu' }).returning('id').executeTakeFirstOrThrow()
      const made = await db.insertInto('rooms').values({ location_id: place.id, name: 'Rhône', capacity: 12 }).returning('id').execute()
      await db.updateTable('slots').set({ room_id: made[0]!.id }).where('id', '=', slots[0]!).execute()
      return made
    })
    const confirmed = await register(id, 'registered')
    const invited = await register(id, 'invited')
    await register(id, 'pending')
    await register(id, 'present')
    const trainer = await tenant.aPartner()
    await aPartnerOf(tenant, id, trainer.id)
    const bill = await aPaidBill(id, confirmed.id, confirmed.person.id)
    await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: confirmed.id })

    expect(await callAs(program, admin, eventsContract.previewCancellation, { ...inEvent(id), query: {} })).toEqual({
      dates: 1,
      people: 2,
      partners: 1,
      tickets: 1,
      rooms: 1,
      attended: 1,
      credits: { count: 1, amount: 12_000 },
      refunds: { count: 1, amount: 12_000 },
      slots: [],
    })
    expect(await cancel(id)).toMatchObject({ cancel_reason: 'Formatrice souffrante', availability: 'inactive' })
    await runWaiting('end-registrations')
    expect(await statusesOf(id)).toEqual(['cancelled', 'cancelled', 'cancelled', 'present'])
    await runWaiting('tell-cancellation')

    const mails = await mailsTo(confirmed.person.mail)
    expect(mails.map(({ moment }) => moment)).toEqual(['register_guest', 'cancel_event'])
    expect(mails[1]!.body_text).toContain('Formatrice souffrante')
    const [calendar] = mails[1]!.attachments as { content_type: string; file_id: number }[]
    expect(calendar?.content_type).toBe('text/calendar; charset=utf-8; method=CANCEL')
    const ics = await tenant.asMachine(async (context) => Buffer.from((await readFile(context, calendar!.file_id)).bytes).toString())
    expect(ics).toContain('METHOD:CANCEL')
    expect(ics).toContain('STATUS:CANCELLED')
    expect(ics).toContain('SEQUENCE:1')
    expect(ics.match(/UID:/g)).toHaveLength(2)
    expect(await mailsTo(invited.person.mail)).toMatchObject([{ moment: 'cancel_event', attachments: [] }])
    expect((await mailsTo(trainer.mail)).map(({ moment }) => moment)).toEqual(['unassign_partner'])
    expect(await tenant.inTenant((db) => db.selectFrom('slots').select('id').where('room_id', '=', room!.id).execute())).toEqual([])
    const [task] = await tenant.inTenant((db) =>
      db.selectFrom('tasks').select(['label', 'todo_user_id']).where('event_id', '=', id).execute(),
    )
    expect(task).toMatchObject({ todo_user_id: admin.id, label: expect.stringContaining('Rembourser ou créditer') })
    expect(await creditsOf(bill)).toEqual([])
    const { results } = await callAs(program, admin, eventsContract.list, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 100, space: 'admin', tab: 'cancelled' },
    })
    expect(results.map((row) => row.id)).toContain(id)
    await expect(cancel(id)).rejects.toMatchObject({ status: 409, code: 'closedEvent' })
  })

  test('issues every credit note at once when asked, and asks for the refunds alone', async () => {
    const { id } = await aTraining(tenant, admin.id)
    const one = await register(id, 'registered')
    const came = await register(id, 'present')
    const bill = await aPaidBill(id, one.id, one.person.id)
    const paidBill = await aPaidBill(id, came.id, came.person.id)
    await cancel(id, 'credit')
    await runWaiting('credit-bill-of-event')
    await runWaiting('credit-bill-of-event')
    expect(await creditsOf(bill)).toEqual([{ amount: 12_000, to_be_paid: 12_000, note: expect.stringContaining('Formatrice souffrante') }])
    expect(await creditsOf(paidBill)).toEqual([])
  })

  test('shows no sum to whoever has no payments right, and lets nobody without it issue credit notes', async () => {
    const { id } = await aTraining(tenant, admin.id)
    const consultant = await tenant.aPerson({ profile_code: 'CNS', is_admin: true })
    const preview = await callAs(program, consultant, eventsContract.previewCancellation, { ...inEvent(id), query: {} })
    expect(preview).toMatchObject({ credits: null, refunds: null })
    const { version } = await record(id)
    const attempt = callAs(program, consultant, eventsContract.cancelEvent, {
      ...inEvent(id),
      body: { version, reason: 'Non', bills: 'credit' },
    })
    await expect(attempt).rejects.toMatchObject({ status: 403 })
    expect((await record(id)).cancelled_at).toBeNull()
  })

  test('a session without an event around it ends its own registrations', async () => {
    const { id } = await aSession(tenant, { title: 'Séance seule' })
    const { id: registration } = await aRegistration(tenant, id, (await tenant.aPerson()).id)
    const { version } = await record(id)
    await callAs(program, admin, eventsContract.cancelEvent, { ...inEvent(id), body: { version, reason: 'Grève', bills: 'task' } })
    await runJobNow(program, tenant.id, 'end-registrations', (await waitingJobs(program, tenant.id, 'end-registrations')).at(-1)!)
    const ended = await tenant.inTenant((db) =>
      db.selectFrom('registrations').select('status').where('id', '=', registration).executeTakeFirstOrThrow(),
    )
    expect(registrationStatus.keyOf(ended.status)).toBe('cancelled')
  })

  test('ends more registrations than one batch holds', async () => {
    const { id } = await aTraining(tenant, admin.id, { max: null })
    await tenant.inTenant(async (db) => {
      const people = await db
        .insertInto('users')
        .values(
          Array.from({ length: 450 }, (_, n) => ({
            mail: `crowd${n}-${id}@kxo.test`,
            first_name: 'A',
            last_name: `B${n}`,
            unique_id: `crowd-${id}-${n}`,
            profile_code: 'USR',
          })),
        )
        .returning('id')
        .execute()
      for (const { id: user_id } of people)
        await db
          .insertInto('registrations')
          .values({ event_id: id, user_id, status: registrationStatus.codeOf('registered'), code: `c-${id}-${user_id}` })
          .execute()
    })
    await cancel(id)
    for (let batch = 0; batch < 3; batch++) await runJobNow(program, tenant.id, 'end-registrations', { event_id: id, reason: 'Non' })
    expect(new Set(await statusesOf(id))).toEqual(new Set(['cancelled']))
    const { taken } = await tenant.inTenant((db) =>
      db.selectFrom('event_places').select('taken').where('event_id', '=', id).executeTakeFirstOrThrow(),
    )
    expect(taken).toBe(0)
  })
})

describe('postponing and moving', () => {
  const postpone = async (id: number, move: { first_day?: string; location_id?: number }) =>
    callAs(program, admin, eventsContract.postpone, {
      ...inEvent(id),
      body: { version: (await record(id)).version, reason: 'Grève', ...move },
    })

  test('says of each half-day to come what it is of, for activities are held together', async () => {
    const hours = (from: string, to: string) => [{ start_at: new Date(`2031-06-02T${from}:00Z`), end_at: new Date(`2031-06-02T${to}:00Z`) }]
    const { id } = await aSession(tenant, { title: 'Deux jours', slots: hours('07:00', '10:00') })
    for (const title of ['Voix', 'Posture']) await aSession(tenant, { title, parent_id: id, slots: hours('12:00', '15:00') })
    const { slots } = await callAs(program, admin, eventsContract.previewPostponement, {
      ...inEvent(id),
      query: { first_day: '2031-06-09' },
    })
    expect(slots.map(({ title, from }) => [title, from.toISOString()])).toEqual([
      ['', '2031-06-09T07:00:00.000Z'],
      ['Voix', '2031-06-09T12:00:00.000Z'],
      ['Posture', '2031-06-09T12:00:00.000Z'],
    ])
  })

  test('moves each half-day by whole days under the same hours, across a clock change, and makes tickets anew', async () => {
    const { id } = await aTraining(tenant, admin.id)
    const holder = await register(id, 'registered')
    const other = await register(id, 'toValidate')
    await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: holder.id })
    // Two days in a row in one room: neither meets the other on the way.
    await tenant.inTenant(async (db) => {
      const place = await db.insertInto('locations').values({ name: 'Gare' }).returning('id').executeTakeFirstOrThrow()
      const room = await db
        .insertInto('rooms')
        .values({ location_id: place.id, name: 'Quai', capacity: 12 })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.deleteFrom('slots').where('event_id', '=', id).execute()
      for (const day of ['2031-03-29', '2031-03-30'])
        await db
          .insertInto('slots')
          .values({ event_id: id, start_at: new Date(`${day}T08:00:00Z`), end_at: new Date(`${day}T16:00:00Z`), room_id: room.id })
          .execute()
      await db
        .updateTable('events')
        .set({
          start_date: new Date('2031-03-29T08:00:00Z'),
          end_date: new Date('2031-03-30T16:00:00Z'),
          opening_date: new Date('2031-03-01T08:00:00Z'),
        })
        .where('id', '=', id)
        .execute()
    })
    const preview = await callAs(program, admin, eventsContract.previewPostponement, { ...inEvent(id), query: { first_day: '2031-03-30' } })
    expect(preview).toMatchObject({ people: 2, tickets: 1 })
    expect(preview.slots).toEqual([
      { title: '', from: new Date('2031-03-30T07:00:00Z'), to: new Date('2031-03-30T15:00:00Z'), conflict: null },
      { title: '', from: new Date('2031-03-31T08:00:00Z'), to: new Date('2031-03-31T16:00:00Z'), conflict: null },
    ])
    const moved = await postpone(id, { first_day: '2031-03-30' })
    expect(moved.start_date).toEqual(new Date('2031-03-30T07:00:00Z'))
    expect(moved.opening_date).toEqual(new Date('2031-03-02T08:00:00Z'))
    await runWaiting('tell-move')
    await runWaiting('issue-ticket')
    const [, notice] = await mailsTo(holder.person.mail)
    expect(notice).toMatchObject({ moment: 'change_event_date', body_text: expect.stringContaining('Grève') })
    // The half-day replaced by two others leaves the calendar.
    expect((notice!.attachments as { content_type: string }[]).map(({ content_type }) => content_type.split('=').at(-1))).toEqual([
      'application/pdf',
      'REQUEST',
      'CANCEL',
    ])
    expect(await mailsTo(other.person.mail)).toMatchObject([{ moment: 'change_event_date', attachments: [] }])
  })

  test('to another place writes of the place, leaves the former rooms and keeps the hours', async () => {
    const { id } = await aTraining(tenant, admin.id)
    const holder = await register(id, 'registered')
    await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: holder.id })
    const place = await callAs(program, admin, locationsContract.create, {
      params: { client: tenant.name },
      body: { name: 'La Halle', town: 'Dijon', country: 'FR' },
    })
    const before = await record(id)
    const moved = await postpone(id, { location_id: place.id })
    expect(moved).toMatchObject({ location_name: 'La Halle', town: 'Dijon', start_date: before.start_date })
    await runWaiting('tell-move')
    await runWaiting('issue-ticket')
    expect((await mailsTo(holder.person.mail)).map(({ moment }) => moment)).toEqual(['register_guest', 'change_event_place'])
  })

  test('is refused onto a room another event holds, naming it, and once somebody came', async () => {
    const { id, slots } = await aTraining(tenant, admin.id, { title: 'Bouge' })
    const training = await aTraining(tenant, admin.id, { title: 'Reste', inDays: 33 })
    await tenant.inTenant(async (db) => {
      const place = await db.insertInto('locations').values({ name: 'Tour' }).returning('id').executeTakeFirstOrThrow()
      const room = await db
        .insertInto('rooms')
        .values({ location_id: place.id, name: 'Alpha', capacity: 12 })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.updateTable('slots').set({ room_id: room.id }).where('id', 'in', [slots[0]!, training.slots[0]!]).execute()
    })
    const first_day = (await record(training.id)).start_date!.toISOString().slice(0, 10)
    const preview = await callAs(program, admin, eventsContract.previewPostponement, { ...inEvent(id), query: { first_day } })
    expect(preview.slots.map(({ conflict }) => conflict)).toEqual(['Alpha, Reste', null])
    await expect(postpone(id, { first_day })).rejects.toMatchObject({
      status: 409,
      code: 'moveConflicts',
      details: [{ field: 'first_day' }],
    })
    const { id: user_id } = await tenant.aPerson()
    await tenant.inTenant(async (db) => {
      await db.updateTable('slots').set({ room_id: null }).where('id', '=', slots[0]!).execute()
      await db
        .insertInto('slot_partners')
        .columns(['slot_id', 'user_id', 'start_at', 'end_at'])
        .expression(
          db
            .selectFrom('slots')
            .select(({ val }) => ['id', val(user_id).as('user_id'), 'start_at', 'end_at'])
            .where('id', 'in', [slots[0]!, training.slots[0]!]),
        )
        .execute()
    })
    const taken = await callAs(program, admin, eventsContract.previewPostponement, { ...inEvent(id), query: { first_day } })
    expect(taken.slots[0]!.conflict).toMatch(/^\S.* .*, Reste$/)
    await register(id, 'present')
    await expect(postpone(id, { first_day: '2032-01-05' })).rejects.toMatchObject({ status: 409, code: 'alreadyAttended' })
    await expect(postpone(training.id, {})).rejects.toMatchObject({ status: 422, code: 'nothingToMove' })
  })

  test('is refused where a partner would lack the time they need before another event', async () => {
    const on = (day: string, from: string, to: string) => [
      { start_at: new Date(`${day}T${from}:00Z`), end_at: new Date(`${day}T${to}:00Z`) },
    ]
    const moving = await aSession(tenant, { title: 'Bouge', slots: on('2031-05-05', '09:00', '12:00') })
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ nature: eventNature.codeOf('master') })
        .where('id', '=', moving.id)
        .execute(),
    )
    const other = await aSession(tenant, { title: 'Reste', slots: on('2031-05-06', '13:00', '15:00') })
    const { id: user_id } = await tenant.aPerson({ is_partner: true })
    for (const slot of [...moving.slots, ...other.slots])
      await callAs(program, admin, assignmentsContract.assign, {
        params: { client: tenant.name },
        body: { user_id, slot_ids: [slot], kind: 'provider', role_title: 'Formateur', status: 'validated' },
      })
    const conflicts = async () =>
      (
        await callAs(program, admin, eventsContract.previewPostponement, { ...inEvent(moving.id), query: { first_day: '2031-05-06' } })
      ).slots.map(({ conflict }) => conflict)
    expect(await conflicts()).toEqual([null])
    await tenant.inTenant((db) =>
      db
        .insertInto('partners')
        .values({ user_id, kind: partnerKind.codeOf('contributor'), margin_minutes: 90 })
        .execute(),
    )
    expect(await conflicts()).toEqual([expect.stringMatching(/, Reste$/)])
    await expect(postpone(moving.id, { first_day: '2031-05-06' })).rejects.toMatchObject({ status: 409, code: 'moveConflicts' })
    expect((await postpone(moving.id, { first_day: '2031-05-07' })).start_date).toEqual(new Date('2031-05-07T09:00:00Z'))
  })
})

describe('closing, archiving, deleting', () => {
  test('closes what has begun, opens it again unless its sheet is locked, and archives what is over', async () => {
    const to_come = await aTraining(tenant, admin.id)
    await expect(callAs(program, admin, eventsContract.closeEvent, inEvent(to_come.id))).rejects.toMatchObject({ code: 'notBegun' })
    await expect(callAs(program, admin, eventsContract.archiveEvent, inEvent(to_come.id))).rejects.toMatchObject({ code: 'notArchivable' })
    const past = await aTraining(tenant, admin.id, { inDays: -3 })
    expect((await callAs(program, admin, eventsContract.closeEvent, inEvent(past.id))).closed_at).not.toBeNull()
    expect((await callAs(program, admin, eventsContract.reopenEvent, inEvent(past.id))).closed_at).toBeNull()
    await tenant.inTenant((db) =>
      db.insertInto('attendance_sheets').values({ event_id: past.id, locked_at: new Date(), locked_by: admin.id }).execute(),
    )
    await callAs(program, admin, eventsContract.closeEvent, inEvent(past.id))
    await expect(callAs(program, admin, eventsContract.reopenEvent, inEvent(past.id))).rejects.toMatchObject({ code: 'lockedSheet' })
    expect((await callAs(program, admin, eventsContract.archiveEvent, inEvent(past.id))).archived_at).not.toBeNull()
    const listed = async (tab: 'past' | 'archived') =>
      (
        await callAs(program, admin, eventsContract.list, {
          params: { client: tenant.name },
          query: { page: 1, page_size: 100, space: 'admin', tab },
        })
      ).results.map((row) => row.id)
    expect(await listed('past')).not.toContain(past.id)
    expect(await listed('archived')).toContain(past.id)
    expect((await callAs(program, admin, eventsContract.unarchiveEvent, inEvent(past.id))).archived_at).toBeNull()
  })

  test('a refusal to delete says each thing that hangs on the event', async () => {
    const { id } = await aTraining(tenant, admin.id)
    await register(id, 'cancelled')
    await tenant.inTenant((db) =>
      db
        .insertInto('events')
        .values({ title: 'Atelier', nature: eventNature.codeOf('activity'), parent_id: id, url: `atelier-${id}` })
        .execute(),
    )
    const details = [
      { field: 'registrations', message: '1 inscription, même annulée, y est attachée' },
      { field: 'activities', message: '1 module en dépend' },
    ]
    expect(await callAs(program, admin, eventsContract.previewDeletion, inEvent(id))).toEqual({
      refusal: { message: 'La formation ne peut pas être supprimée', details },
    })
    await expect(callAs(program, admin, eventsContract.remove, { ...inEvent(id), query: {} })).rejects.toMatchObject({
      status: 409,
      code: 'notDeletable',
      details,
    })
    const free = await aTraining(tenant, admin.id)
    expect(await callAs(program, admin, eventsContract.previewDeletion, inEvent(free.id))).toEqual({ refusal: null })
  })
})
