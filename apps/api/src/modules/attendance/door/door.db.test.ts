import { randomUUID } from 'node:crypto'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { Scan } from '@kxo/domain/attendance/door-contract'
import { passParts } from '@kxo/domain/registrations/pass-text'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { findRegistration } from '../../registrations/index.ts'
import { passToken } from '../passes/pass.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let clerk: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Ada', last_name: 'Admin' })
  clerk = await tenant.aPerson({ profile_code: 'CNS', first_name: 'Léo', last_name: 'Porte' })
})
afterAll(() => program.close())

const minutes = (n: number) => new Date(Date.now() + n * 60_000)
/** A half-day being held, with people expected. */
async function aDoor(statuses: ('registered' | 'toPay' | 'cancelled')[] = ['registered']) {
  const event = await aSession(tenant, { slots: [{ start_at: minutes(-30), end_at: minutes(150) }] })
  const people = []
  for (const status of statuses) people.push(await aRegistration(tenant, event.id, (await tenant.aPerson()).id, status))
  return { event, people }
}
type Sent = Partial<Scan> & ({ code: string } | { registration: number })
const scan = (sent: Sent): Scan => ({ id: randomUUID(), kind: 'entry', at: new Date(), is_offline: false, ...sent })
const send = async (eventId: number, scans: Scan[], { who = clerk, sent_at = new Date(), door = 'Accueil' } = {}) =>
  (
    await callAs(program, who, attendanceContract.recordScans, {
      params: { client: tenant.name, id: eventId },
      body: { sent_at, door, scans },
    })
  ).results
const entrance = (eventId: number) =>
  callAs(program, clerk, attendanceContract.checkIns, { params: { client: tenant.name, id: eventId }, query: {} })
const undo = (passage: string, reason?: string, who = clerk) =>
  callAs(program, who, attendanceContract.undoPassage, { params: { client: tenant.name, passage }, body: reason ? { reason } : {} })
const rowOf = (id: number) =>
  tenant.inTenant((db) =>
    db.selectFrom('registrations').select(['status', 'checked_in_at', 'checked_in_by']).where('id', '=', id).executeTakeFirstOrThrow(),
  )
const statusOf = async (id: number) => registrationStatus.keyOf((await rowOf(id)).status)

describe('EXT-10 a door', () => {
  test('lets in once, tells the second, and counts one sent twice once', async () => {
    const { event, people } = await aDoor(['registered', 'registered'])
    const [ana, ben] = [people[0]!, people[1]!]
    const first = scan({ code: ana.code.toLowerCase().replace('-', ' ') })
    expect(await send(event.id, [first, scan({ code: ben.code })])).toMatchObject([{ outcome: 'welcome' }, { outcome: 'welcome' }])
    expect(await send(event.id, [first])).toMatchObject([{ id: first.id, outcome: 'welcome' }])
    const [again] = await send(event.id, [scan({ code: ana.code })])
    expect(again).toMatchObject({ outcome: 'again', message: expect.stringContaining('Léo Porte') })
    expect(await statusOf(ana.id)).toBe('present')
    const shown = await entrance(event.id)
    expect(shown).toMatchObject({ expected: 2, present: 2, inside: 2, conflicts: [] })
    expect(shown.last.map(({ door, by }) => [door, by])).toEqual([
      ['Accueil', 'Léo Porte'],
      ['Accueil', 'Léo Porte'],
    ])
  })

  test('counts who goes out and lets them in again', async () => {
    const { event, people } = await aDoor()
    const code = people[0]!.code
    expect(await send(event.id, [scan({ code, kind: 'exit' })])).toMatchObject([{ outcome: 'refused' }])
    await send(event.id, [scan({ code })])
    expect(await send(event.id, [scan({ code, kind: 'exit' })])).toMatchObject([{ outcome: 'welcome' }])
    expect(await entrance(event.id)).toMatchObject({ present: 1, inside: 0 })
    expect(await send(event.id, [scan({ code })])).toMatchObject([{ outcome: 'welcome' }])
    expect(await entrance(event.id)).toMatchObject({ present: 1, inside: 1 })
  })

  test('refuses a code of nobody, a cancelled one, one not paid, saying why; whoever answers for it lets in with a reason', async () => {
    const { event, people } = await aDoor(['toPay', 'cancelled'])
    const [unpaid, cancelled] = [people[0]!, people[1]!]
    const refused = await send(event.id, [
      scan({ code: 'rien' }),
      scan({ code: cancelled.code }),
      scan({ code: unpaid.code, reason: 'payé' }),
    ])
    expect(refused.map(({ outcome, may_force, person }) => [outcome, may_force, person?.registration ?? null])).toEqual([
      ['refused', false, null],
      ['refused', false, cancelled.id],
      ['refused', false, unpaid.id],
    ])
    expect(await send(event.id, [scan({ code: unpaid.code })], { who: admin })).toMatchObject([{ outcome: 'refused', may_force: true }])
    const forced = scan({ code: unpaid.code, reason: 'Chèque remis à l’accueil' })
    expect(await send(event.id, [forced], { who: admin })).toMatchObject([{ outcome: 'welcome' }])
    expect(await statusOf(unpaid.id)).toBe('present')
    expect(await entrance(event.id)).toMatchObject({ present: 1, conflicts: [] })
  })

  test('leaves nothing of a refusal behind, though what goes with it is kept', async () => {
    const { event, people } = await aDoor(['toPay', 'registered'])
    const [unpaid, paid] = [people[0]!, people[1]!]
    const scans = [scan({ code: unpaid.code, kind: 'exit', reason: 'payé' }), scan({ code: paid.code })]
    expect(await send(event.id, scans, { who: admin })).toMatchObject([{ outcome: 'refused' }, { outcome: 'welcome' }])
    expect(await statusOf(unpaid.id)).toBe('toPay')
    expect(await statusOf(paid.id)).toBe('present')
  })

  test('is for the team: neither readers nor people of the event record anything', async () => {
    const { event, people } = await aDoor()
    const scans = [scan({ code: people[0]!.code })]
    for (const who of [await tenant.anAdmin({ is_restricted: 1 }), await tenant.aPerson()])
      await expect(send(event.id, scans, { who })).rejects.toMatchObject({ status: 403 })
    expect((await rowOf(people[0]!.id)).checked_in_at).toBeNull()
  })
})

describe('whoever comes without a registration', () => {
  const registerOnSite = (id: number, mail: string) =>
    callAs(program, clerk, attendanceContract.registerOnSite, {
      params: { client: tenant.name, id },
      body: { first_name: 'Inès', last_name: 'Faure', mail, door: 'Nord' },
    })

  test('is added or found by their address, takes a place and comes in at once', async () => {
    const { event } = await aDoor([])
    const known = await tenant.aPerson({ first_name: 'Tom', last_name: 'Colin' })
    const [added, found] = [await registerOnSite(event.id, `ines-${event.id}@exemple.test`), await registerOnSite(event.id, known.mail)]
    expect(added).toMatchObject({ outcome: 'welcome', person: { name: 'Inès Faure', status: 'present' } })
    expect(found).toMatchObject({ outcome: 'welcome', person: { name: 'Tom Colin' } })
    expect(await entrance(event.id)).toMatchObject({ expected: 2, present: 2, last: [{ door: 'Nord' }, { door: 'Nord' }] })
    expect(await registerOnSite(event.id, known.mail)).toMatchObject({ outcome: 'again' })
  })

  test('takes no place too many, and nobody is added for nothing', async () => {
    const { event } = await aDoor(['registered'])
    await tenant.inTenant((db) => db.updateTable('event_places').set({ max_participants: 1 }).where('event_id', '=', event.id).execute())
    const mail = `plein-${event.id}@exemple.test`
    await expect(registerOnSite(event.id, mail)).rejects.toMatchObject({ status: 409 })
    expect(await tenant.inTenant((db) => db.selectFrom('users').select('id').where('mail', '=', mail).execute())).toEqual([])
  })
})

describe('a door without the network', () => {
  test('takes along who is expected and the key that reads their codes', async () => {
    const { event, people } = await aDoor(['registered', 'cancelled'])
    await send(event.id, [scan({ code: people[0]!.code })])
    const list = await callAs(program, clerk, attendanceContract.doorList, { params: { client: tenant.name, id: event.id } })
    expect(
      list.holders
        .map(({ registration, is_inside, status }) => [registration, is_inside, status])
        .toSorted(([a], [b]) => Number(a) - Number(b)),
    ).toEqual([
      [people[0]!.id, true, 'present'],
      [people[1]!.id, false, 'cancelled'],
    ])
    const token = await tenant.asMachine(async (context) => passToken(context, (await findRegistration(context.db, people[0]!.id))!))
    const { payload, seal } = passParts(token)!
    const key = await crypto.subtle.importKey('raw', Buffer.from(list.public_key, 'base64url'), 'Ed25519', false, ['verify'])
    const isOurs = (text: string) => crypto.subtle.verify('Ed25519', key, Buffer.from(seal, 'base64url'), Buffer.from(text))
    expect(await isOurs(payload)).toBe(true)
    expect(await isOurs(payload.replace('|0|', '|1|').replace('|1|', '|9|'))).toBe(false)
    const traces = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('event_id').where('action', '=', 'take_door_list').where('event_id', '=', event.id).execute(),
    )
    expect(traces).toHaveLength(1)
  })

  test('two devices sent in any order: the first by the clock won, the other is a conflict', async () => {
    const { event, people } = await aDoor()
    const code = people[0]!.code
    const [early, late] = [minutes(-20), minutes(-10)]
    await send(event.id, [scan({ code, at: late, is_offline: true })], { door: 'Nord' })
    expect(await send(event.id, [scan({ code, at: early, is_offline: true })], { who: admin, door: 'Sud' })).toMatchObject([
      { outcome: 'welcome' },
    ])
    const row = await rowOf(people[0]!.id)
    expect([row.checked_in_at?.getTime(), row.checked_in_by]).toEqual([early.getTime(), admin.id])
    const shown = await entrance(event.id)
    expect(shown.last.map(({ door }) => door)).toEqual(['Sud'])
    expect(shown.conflicts.map(({ door, outcome }) => [door, outcome])).toEqual([['Nord', 'again']])
    expect(shown).toMatchObject({ present: 1, inside: 1 })
  })

  test('a clock an hour wrong records the true time', async () => {
    const { event, people } = await aDoor()
    const hour = 3_600_000
    const sent_at = new Date(Date.now() + hour)
    await send(event.id, [scan({ code: people[0]!.code, at: new Date(sent_at.getTime() - 300_000), is_offline: true })], { sent_at })
    const at = (await rowOf(people[0]!.id)).checked_in_at!.getTime()
    expect(Math.abs(at - (Date.now() - 300_000))).toBeLessThan(60_000)
  })

  test('whoever was let in and turns out to be cancelled is a conflict, and takes no presence', async () => {
    const { event, people } = await aDoor(['cancelled'])
    const sent = scan({ registration: people[0]!.id, at: minutes(-5), is_offline: true })
    expect(await send(event.id, [sent])).toMatchObject([{ outcome: 'refused' }])
    expect(await entrance(event.id)).toMatchObject({
      present: 0,
      conflicts: [{ outcome: 'refused', refusal: 'registrationCancelled', registration: people[0]!.id }],
    })
    expect(await statusOf(people[0]!.id)).toBe('cancelled')
  })
})

describe('a passage taken back', () => {
  test('alone within two minutes: the person is merely confirmed again', async () => {
    const { event, people } = await aDoor()
    const passage = scan({ code: people[0]!.code })
    await send(event.id, [passage])
    await expect(undo(passage.id, undefined, admin)).rejects.toMatchObject({ status: 422 })
    await undo(passage.id)
    expect(await statusOf(people[0]!.id)).toBe('registered')
    expect(await entrance(event.id)).toMatchObject({ present: 0, inside: 0, last: [] })
    await expect(undo(passage.id)).rejects.toMatchObject({ status: 404 })
    expect(await send(event.id, [scan({ code: people[0]!.code })])).toMatchObject([{ outcome: 'welcome' }])
  })

  test('later with a reason, which is traced', async () => {
    const { event, people } = await aDoor()
    const passage = scan({ code: people[0]!.code })
    await send(event.id, [passage])
    await tenant.inTenant((db) =>
      db
        .updateTable('passages')
        .set({ received_at: minutes(-10) })
        .where('id', '=', passage.id)
        .execute(),
    )
    await expect(undo(passage.id)).rejects.toMatchObject({ status: 422 })
    await undo(passage.id, 'Erreur de personne')
    const [trace] = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('info').where('action', '=', 'undo_checkin').where('subject_id', '=', people[0]!.id).execute(),
    )
    expect(trace?.info).toBe('Erreur de personne')
  })
})
