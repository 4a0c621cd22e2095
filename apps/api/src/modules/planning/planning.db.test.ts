import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnersContract } from '@kxo/domain/partners/contract'
import { partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { planningContract as contract } from '@kxo/domain/planning/contract'
import { type FeedSubject, planningFeedContract as feeds } from '@kxo/domain/planning/feed-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aSession, type Session } from '../../testing/a-session.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let paul: Persona
let room: number
let event: Session
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const here = () => ({ client: tenant.name })
const on = (id: number) => ({ ...here(), id })
const at = (time: string, day = '2031-03-04') => new Date(`${day}T${time}:00+01:00`)
const week = { from: at('00:00', '2031-03-03'), to: at('00:00', '2031-03-10') }
const read = (query: object = {}, who = admin) => callAs(program, who, contract.read, { params: here(), query: { ...week, ...query } })
const conflicts = (query: object) => callAs(program, admin, contract.conflicts, { params: here(), query: query as never })
const move = (slot: number, body: object) => callAs(program, admin, contract.move, { params: on(slot), body: body as never })
const assign = (who: Persona, slot_ids: number[], body: object = {}) =>
  callAs(program, admin, assignmentsContract.assign, {
    params: here(),
    body: { user_id: who.id, slot_ids, kind: 'provider', role_title: 'Formateur', status: 'inProgress', ...body },
  })
const aPartner = (first_name: string) => tenant.aPerson({ first_name, last_name: 'Girard', is_partner: true })
const aRoom = (margin_after = 0) =>
  tenant.inTenant(async (db) => {
    const { id: location_id } = await db
      .insertInto('locations')
      .values({ name: 'Campus', country: 'FR' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return (
      await db
        .insertInto('rooms')
        .values({ location_id, name: 'Saône', capacity: 12, margin_after })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  })
const slotsOf = (id: number) => read({ event: id }).then(({ slots }) => slots)

beforeEach(async () => {
  paul = await aPartner('Paul')
  room = await aRoom()
  event = await aSession(tenant, {
    title: 'Lire un bilan',
    slots: [
      { start_at: at('09:00'), end_at: at('12:30') },
      { start_at: at('14:00'), end_at: at('17:30') },
    ],
  })
})

describe('the planning', () => {
  it('tells slots with who holds them and in what state, and what nobody may plan', async () => {
    await assign(paul, [event.slots[0]!])
    await callAs(program, admin, assignmentsContract.addUnavailability, {
      params: here(),
      body: { user_id: paul.id, start_at: at('09:00', '2031-03-06'), end_at: at('18:00', '2031-03-06'), reason: 'Congé' },
    })
    const { partners, away, rooms } = await read({ partner: paul.id })
    expect(partners).toMatchObject([{ id: paul.id, name: 'Paul Girard', kinds: ['provider'] }])
    expect(away.filter(({ of }) => of === paul.id)).toMatchObject([{ reason: 'Congé' }])
    expect(rooms.map(({ id }) => id)).toContain(room)
    expect(await slotsOf(event.id)).toMatchObject([
      { title: 'Lire un bilan', partners: [{ user_id: paul.id, status: 'inProgress' }] },
      { partners: [] },
    ])
  })

  it('is refused to restricted administrators, recruiters and partners', async () => {
    const refused = [await tenant.anAdmin({ is_restricted: 1 }), await tenant.anAdmin({ is_restricted: 2 }), paul]
    for (const who of refused) await expect(read({}, who)).rejects.toMatchObject({ status: 403 })
  })
})

describe('a slot that moves', () => {
  it('changes its hours, its room and its partner at once; who takes it is proposed the part', async () => {
    await assign(paul, event.slots, { status: 'validated' })
    const zoe = await aPartner('Zoé')
    const body = { start_at: at('10:00'), end_at: at('13:00'), room_id: room, from_partner: paul.id, to_partner: zoe.id }
    expect(await move(event.slots[0]!, body)).toMatchObject({
      start_at: at('10:00'),
      room_id: room,
      partners: [{ user_id: zoe.id, status: 'inProgress' }],
    })
    expect((await slotsOf(event.id))[1]).toMatchObject({ partners: [{ user_id: paul.id, status: 'validated' }] })
  })

  it('keeps everything as it was when one of its conditions refuses', async () => {
    await assign(paul, event.slots)
    const zoe = await aPartner('Zoé')
    const other = await aSession(tenant, { title: 'Vendre', slots: [{ start_at: at('09:00'), end_at: at('12:30') }] })
    await assign(zoe, other.slots)
    const before = await slotsOf(event.id)
    const body = { start_at: at('10:00'), end_at: at('13:00'), room_id: room, from_partner: paul.id, to_partner: zoe.id }
    await expect(move(event.slots[0]!, body)).rejects.toMatchObject({
      status: 409,
      message: 'Zoé Girard intervient déjà sur «\u00A0Vendre\u00A0» le 4 mars 2031 de 9\u202Fh à 12\u202Fh\u202F30.',
    })
    expect(await slotsOf(event.id)).toEqual(before)
  })

  it('stays where it is when its partner would lack the time they need before another event', async () => {
    const { id, version } = await callAs(program, admin, partnerRecordsContract.create, {
      params: here(),
      body: { user_id: paul.id, kind: 'contributor' },
    })
    await callAs(program, admin, partnerRecordsContract.change, { params: on(id), body: { version, margin_minutes: 90 } })
    const evening = await aSession(tenant, { title: 'Vendre', slots: [{ start_at: at('19:00'), end_at: at('20:30') }] })
    await assign(paul, event.slots)
    await assign(paul, evening.slots)
    const before = await slotsOf(event.id)
    await expect(move(event.slots[1]!, { start_at: at('14:30'), end_at: at('18:00') })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Vendre'),
    })
    expect(await slotsOf(event.id)).toEqual(before)
    // Half-days of one event may follow each other.
    expect(await move(event.slots[1]!, { start_at: at('12:30'), end_at: at('16:00') })).toMatchObject({ start_at: at('12:30') })
  })

  it('whose partner was changed meanwhile by someone else is refused', async () => {
    const body = { start_at: at('09:00'), end_at: at('12:30'), from_partner: paul.id, to_partner: (await aPartner('Zoé')).id }
    await expect(move(event.slots[0]!, body)).rejects.toMatchObject({ status: 409 })
  })
})

describe('a replacement', () => {
  it('takes the slots of whoever refused, with their role and fee', async () => {
    const [part] = await assign(paul, event.slots, { fee: 90_000 })
    await callAs(program, paul, assignmentsContract.refuse, { params: on(part!.id), body: { reason: 'Déjà pris' } })
    expect(await slotsOf(event.id)).toMatchObject([{ partners: [] }, { partners: [] }])
    const zoe = await aPartner('Zoé')
    const replaced = await callAs(program, admin, assignmentsContract.replace, { params: on(part!.id), body: { user_id: zoe.id } })
    expect(replaced).toMatchObject({ status: 'inProgress', role_title: 'Formateur', fee: 90_000 })
    expect(replaced.slots.map(({ id }) => id)).toEqual(event.slots)
  })

  it('frees whoever stood there before, and tells them', async () => {
    const [part] = await assign(paul, event.slots, { status: 'validated' })
    const zoe = await aPartner('Zoé')
    await callAs(program, admin, assignmentsContract.replace, { params: on(part!.id), body: { user_id: zoe.id } })
    const mails = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('moment').where('recipient', '=', paul.mail).orderBy('id').execute(),
    )
    expect(mails.at(-1)).toEqual({ moment: 'unassign_partner' })
    const parts = await callAs(program, admin, partnersContract.eventPartners, { params: on(event.id) })
    expect(parts).toMatchObject([{ user_id: zoe.id, slot_ids: event.slots }])
  })
})

describe('conflicts asked before saving', () => {
  it('say exactly what the database then refuses, whatever the hours', async () => {
    const zoe = await aPartner('Zoé')
    const busyRoom = await aRoom(30)
    const taken = await aSession(tenant, { title: 'Vendre', slots: [{ start_at: at('10:00'), end_at: at('12:00') }] })
    await tenant.inTenant((db) => db.updateTable('slots').set({ room_id: busyRoom }).where('id', '=', taken.slots[0]!).execute())
    await assign(zoe, taken.slots)
    await callAs(program, admin, assignmentsContract.addUnavailability, {
      params: here(),
      body: { user_id: zoe.id, start_at: at('15:00'), end_at: at('16:00'), reason: '' },
    })
    const span = fc.tuple(fc.integer({ min: 28, max: 72 }), fc.integer({ min: 1, max: 20 }))
    await fc.assert(
      fc.asyncProperty(span, fc.boolean(), fc.boolean(), async ([start, length], withRoom, withPartner) => {
        const quarter = (n: number): Date => new Date(at('00:00').getTime() + n * 15 * 60_000)
        const [start_at, end_at] = [quarter(start), quarter(start + length)]
        const tried = await aSession(tenant, { slots: [{ start_at: at('06:00'), end_at: at('06:15') }] })
        const [slot] = tried.slots
        const said = await conflicts({
          event: tried.id,
          slot,
          start_at,
          end_at,
          ...(withRoom && { room: busyRoom }),
          ...(withPartner && { partners: [zoe.id] }),
        })
        // The dates of the event follow its only slot: nothing else refuses.
        const body = { start_at, end_at, ...(withRoom && { room_id: busyRoom }), ...(withPartner && { to_partner: zoe.id }) }
        const moved = await move(slot!, body).then(
          () => true,
          (error: { status: number }) => (error.status === 409 ? false : Promise.reject(error)),
        )
        expect(moved).toBe(said.length === 0)
        await tenant.inTenant((db) => db.deleteFrom('slots').where('id', '=', slot!).execute())
      }),
      { numRuns: 40 },
    )
  })

  it('name the room, the person and what takes them', async () => {
    const other = await aSession(tenant, { title: 'Vendre', slots: [{ start_at: at('09:00'), end_at: at('12:30') }] })
    await tenant.inTenant((db) => db.updateTable('slots').set({ room_id: room }).where('id', '=', other.slots[0]!).execute())
    await assign(paul, other.slots)
    const request = { event: event.id, slot: event.slots[0]!, start_at: at('09:00'), end_at: at('12:30'), room, partners: [paul.id] }
    expect(await conflicts(request)).toEqual([
      { kind: 'room', name: 'Saône', title: 'Vendre', start_at: at('09:00'), end_at: at('12:30') },
      { kind: 'partner', name: 'Paul Girard', title: 'Vendre', start_at: at('09:00'), end_at: at('12:30') },
    ])
    expect(await conflicts({ ...request, start_at: at('12:30'), end_at: at('13:00') })).toEqual([])
  })
})

describe('EXT-01: the secret calendar of a partner or a room', () => {
  const subject = (kind: FeedSubject, id: number) => ({ ...here(), subject: kind, id })
  const fetchAt = async (address: string) => {
    const { pathname, search } = new URL(address)
    const answer = await program.app.inject({ url: pathname + search })
    return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body }
  }

  it('is read by whoever knows it, a proposal as tentative, and is dead once revoked or made anew', async () => {
    // A slot of these days: a calendar holds a year and a half ahead.
    const tomorrow = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000)
    const soon = await aSession(tenant, {
      title: 'Manager, déléguer ; décider',
      slots: [{ start_at: tomorrow, end_at: new Date(tomorrow.getTime() + 3_600_000) }],
    })
    await tenant.inTenant((db) => db.updateTable('slots').set({ room_id: room }).where('id', '=', soon.slots[0]!).execute())
    await assign(paul, soon.slots)
    const { address } = await callAs(program, paul, feeds.open, { params: subject('partner', paul.id), body: {} })
    const { status, type, text } = await fetchAt(address)
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    const [entry] = readCalendar(text).within.filter(({ name }) => name === 'VEVENT')
    expect(Object.fromEntries(entry!.properties)).toMatchObject({
      SUMMARY: 'Manager, déléguer ; décider',
      LOCATION: 'Saône, Campus',
      STATUS: 'TENTATIVE',
      DTSTART: tomorrow.toISOString().replaceAll(/[-:]|\.\d+/g, ''),
    })
    const again = await callAs(program, admin, feeds.open, { params: subject('partner', paul.id), body: {} })
    expect((await fetchAt(address)).status).toBe(404)
    expect((await fetchAt(again.address)).status).toBe(200)
    expect(await callAs(program, paul, feeds.feed, { params: subject('partner', paul.id) })).toMatchObject({ read_at: expect.any(Date) })
    await callAs(program, paul, feeds.revoke, { params: subject('partner', paul.id) })
    expect((await fetchAt(again.address)).status).toBe(404)

    const ofRoom = await callAs(program, admin, feeds.open, { params: subject('room', room), body: {} })
    expect((await fetchAt(ofRoom.address)).text).not.toContain('Girard')
    expect(readCalendar((await fetchAt(ofRoom.address)).text).within).toHaveLength(1)
  })

  it('tells a person what they attend: tentative until confirmed, without what they gave up, to themselves alone', async () => {
    const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000)
    const session = await aSession(tenant, { title: 'Oser', slots: [{ start_at: start, end_at: new Date(start.getTime() + 3_600_000) }] })
    await tenant.inTenant((db) => db.updateTable('slots').set({ room_id: room }).where('id', '=', session.slots[0]!).execute())
    const learner = await tenant.aPerson()
    const register = (status: number) =>
      tenant.inTenant((db) =>
        db
          .insertInto('registrations')
          .values({ event_id: session.id, user_id: learner.id, status, code: `F${status}` })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
    await register(registrationStatus.codeOf('toValidate'))
    const params = subject('attendee', learner.id)
    await expect(callAs(program, admin, feeds.open, { params, body: {} })).rejects.toMatchObject({ status: 403 })
    const { address } = await callAs(program, learner, feeds.open, { params, body: {} })
    const read = async () =>
      readCalendar((await fetchAt(address)).text)
        .within.filter(({ name }) => name === 'VEVENT')
        .map(({ properties }) => Object.fromEntries(properties))
    expect(await read()).toMatchObject([{ SUMMARY: 'Oser', LOCATION: 'Saône', STATUS: 'TENTATIVE' }])
    const become = (status: number) =>
      tenant.inTenant((db) => db.updateTable('registrations').set({ status }).where('user_id', '=', learner.id).execute())
    await become(registrationStatus.codeOf('registered'))
    expect(await read()).toMatchObject([{ STATUS: 'CONFIRMED' }])
    await become(registrationStatus.codeOf('cancelled'))
    expect(await read()).toEqual([])
  })

  it('is nobody else’s to make, and follows the account', async () => {
    const other = await aPartner('Zoé')
    for (const params of [subject('partner', paul.id), subject('room', room)])
      await expect(callAs(program, other, feeds.open, { params, body: {} })).rejects.toMatchObject({ status: 403 })
    const { address } = await callAs(program, paul, feeds.open, { params: subject('partner', paul.id), body: {} })
    await tenant.inTenant((db) => db.updateTable('users').set({ status: 8 }).where('id', '=', paul.id).execute())
    expect((await fetchAt(address)).status).toBe(404)
  })
})
