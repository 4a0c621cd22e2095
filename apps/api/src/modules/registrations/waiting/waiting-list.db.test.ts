import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { waitingContract as waiting } from '@kxo/domain/registrations/waiting/waiting-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const places = 3
let event: number
let inside: { person: Persona; id: number }[]
/** An event whose three places are taken, and which keeps a waiting list. */
beforeEach(async () => {
  event = await anOpenEvent(tenant, { max_participants: places })
  await tenant.inTenant((db) => db.updateTable('event_places').set({ has_waiting_list: true }).where('event_id', '=', event).execute())
  inside = await Promise.all(
    Array.from({ length: places }, async () => {
      const person = await tenant.aPerson()
      return { person, id: (await callAs(program, person, registrations.start, { ...on(event), body: { submit: true } })).id }
    }),
  )
})
const on = (id: number) => ({ params: { client: tenant.name, id } })
const join = (who: Persona, body: { users?: number[]; at_least?: number } = {}) =>
  callAs(program, who, waiting.join, { ...on(event), body })
const own = async (who: Persona) => (await callAs(program, who, waiting.own, on(event))).entries[0]
const ownStatus = async (who: Persona) => (await callAs(program, who, registrations.own, on(event))).registration
const list = (freed?: number) => callAs(program, admin, waiting.list, { ...on(event), query: { freed } })
const serve = () => runJobNow(program, tenant.id, 'offer-waiting-places', { event_id: event })
async function free(...ranks: number[]): Promise<void> {
  for (const rank of ranks) {
    const { person, id } = inside[rank]!
    await callAs(program, person, registrations.cancel, { ...on(id), body: {} })
  }
}
const textsOf = (moment: string, who: Persona) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('mails').select('body_text').where('moment', '=', moment).where('user_id', '=', who.id).execute()).map(
      ({ body_text }) => body_text,
    ),
  )
const mailsOf = (moment: string, who: Persona) =>
  tenant.inTenant(
    async (db) =>
      (
        await db
          .selectFrom('mails')
          .select('id')
          .where('moment', '=', moment)
          .where('user_id', '=', who.id)
          .where('event_id', '=', event)
          .execute()
      ).length,
  )
async function aTeam(size: number) {
  const company = await tenant.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Atelier Roy' }).returning('id').executeTakeFirstOrThrow(),
  )
  const people = await Promise.all(Array.from({ length: size }, () => tenant.aPerson({ company_id: company.id })))
  return { referent: await tenant.aReferent(company.id), people, users: people.map(({ id }) => id) }
}

describe('alone', () => {
  it('tells the rank, offers the freed place by mail until a time, and the place is theirs', async () => {
    const [first, second] = [await tenant.aPerson(), await tenant.aPerson()]
    expect((await join(first)).rank).toBe(1)
    expect((await join(second)).rank).toBe(2)
    expect(await mailsOf('waiting_list_joined', second)).toBe(1)
    expect(await textsOf('waiting_list_joined', second)).toEqual([expect.stringContaining('Voir ou quitter la liste')])
    await free(0)
    await serve()
    const offer = await ownStatus(first)
    expect(offer).toMatchObject({ status: 'pending' })
    const hours = (offer!.hold_expires_at!.getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
    expect(await mailsOf('waiting_list_offer', first)).toBe(1)
    expect(await mailsOf('waiting_list_offer', second)).toBe(0)
    expect((await own(second))?.rank).toBe(1)
    await callAs(program, first, registrations.submit, { ...on(offer!.id), body: {} })
    expect(await ownStatus(first)).toMatchObject({ status: 'registered' })
    const entry = (await list()).entries.find(({ asked_by }) => asked_by === first.id)
    expect(entry?.decisions.map(({ kind }) => kind)).toEqual(['joined', 'offered', 'placed'])
  })

  it('is not overtaken by who comes when a place is free but nobody was told yet', async () => {
    const [first, newcomer] = [await tenant.aPerson(), await tenant.aPerson()]
    await join(first)
    await free(0)
    await expect(callAs(program, newcomer, registrations.start, { ...on(event), body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'eventFull',
    })
    await serve()
    expect(await ownStatus(first)).toMatchObject({ status: 'pending' })
  })

  it('gives an offer left unanswered to the next one, and logs it', async () => {
    const [first, second] = [await tenant.aPerson(), await tenant.aPerson()]
    await join(first)
    await join(second)
    await free(0)
    await serve()
    const offer = await ownStatus(first)
    await tenant.inTenant((db) =>
      db
        .updateTable('registrations')
        .set({ hold_expires_at: new Date(0) })
        .where('id', '=', offer!.id)
        .execute(),
    )
    await runJobNow(program, tenant.id, 'expire-holds', {})
    await serve()
    expect(await ownStatus(first)).toMatchObject({ status: 'cancelled', ending: 'expired' })
    expect(await ownStatus(second)).toMatchObject({ status: 'pending' })
    const [lapsed] = (await list()).entries.filter(({ asked_by }) => asked_by === first.id)
    expect(lapsed?.decisions.map(({ kind }) => kind)).toEqual(['joined', 'offered', 'lapsed'])
    expect(await own(first)).toBeUndefined()
  })

  it('leaves in one act, and gives an offered place back to the next', async () => {
    const [first, second] = [await tenant.aPerson(), await tenant.aPerson()]
    const entry = await join(first)
    await join(second)
    await free(0)
    await serve()
    await callAs(program, first, waiting.leave, { ...on(entry.id), body: {} })
    await serve()
    expect(await ownStatus(first)).toMatchObject({ status: 'cancelled' })
    expect(await ownStatus(second)).toMatchObject({ status: 'pending' })
    const [declined] = (await list()).entries.filter(({ asked_by }) => asked_by === first.id)
    expect(declined?.decisions.at(-1)?.kind).toBe('declined')
  })

  it('refuses who holds a place, who waits already, an event without a list, and one with places', async () => {
    const person = await tenant.aPerson()
    await expect(join(inside[0]!.person)).rejects.toMatchObject({ status: 409, code: 'alreadyHolds' })
    await join(person)
    await expect(join(person)).rejects.toMatchObject({ status: 409, code: 'alreadyWaiting' })
    event = await anOpenEvent(tenant, { max_participants: places })
    await expect(join(person)).rejects.toMatchObject({ status: 409, code: 'noWaitingList' })
    await tenant.inTenant((db) => db.updateTable('event_places').set({ has_waiting_list: true }).where('event_id', '=', event).execute())
    await expect(join(person)).rejects.toMatchObject({ status: 409, code: 'placesRemain' })
  })

  it('is another’s to neither leave nor read', async () => {
    const [first, other] = [await tenant.aPerson(), await tenant.aPerson()]
    const entry = await join(first)
    await expect(callAs(program, other, waiting.leave, { ...on(entry.id), body: {} })).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, other, waiting.list, { ...on(event), query: {} })).rejects.toMatchObject({ status: 403 })
    expect(await own(other)).toBeUndefined()
  })
})

describe('a group', () => {
  it('J9: is passed over while too few are free, with the reason, and gets its three together; the simulation said so', async () => {
    const { referent, users } = await aTeam(3)
    const single = await tenant.aPerson()
    const group = await join(referent, { users })
    const alone = await join(single)
    expect((await list(1)).simulation).toEqual({ offers: [{ id: alone.id, places: 1 }], skips: [{ id: group.id, needs: 3, free: 1 }] })
    expect((await list(3)).simulation?.offers).toEqual([{ id: group.id, places: 3 }])
    await free(0)
    await serve()
    await serve()
    expect(await ownStatus(single)).toMatchObject({ status: 'pending' })
    const skipped = (await own(referent))?.decisions.filter(({ kind }) => kind === 'skipped')
    expect(skipped).toEqual([expect.objectContaining({ places: 1, needs: 3 })])
    await callAs(program, single, registrations.cancel, { ...on((await ownStatus(single))!.id), body: {} })
    await free(1, 2)
    await serve()
    const offered = await own(referent)
    expect(offered?.people.map(({ state }) => state)).toEqual(['offered', 'offered', 'offered'])
    expect(await mailsOf('waiting_list_group_offer', referent)).toBe(1)
    const taken = await callAs(program, referent, waiting.accept, on(group.id))
    expect(taken.people.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed'])
    await expect(callAs(program, referent, waiting.accept, on(group.id))).rejects.toMatchObject({ status: 409, code: 'offerOver' })
  })

  it('that wants at least two of four takes two, and keeps its rank for the rest', async () => {
    const { referent, users, people } = await aTeam(4)
    await join(referent, { users, at_least: 2 })
    await free(0, 1)
    await serve()
    expect((await own(referent))?.people.map(({ state }) => state)).toEqual(['offered', 'offered', 'waiting', 'waiting'])
    await free(2)
    await serve()
    expect(await ownStatus(people[2]!)).toMatchObject({ status: 'pending' })
  })

  it('asks for no more than it counts, and only for one’s own people', async () => {
    const { referent, users } = await aTeam(2)
    const stranger = await tenant.aPerson()
    await expect(join(referent, { users, at_least: 3 })).rejects.toMatchObject({ status: 422 })
    await expect(join(referent, { users: [stranger.id] })).rejects.toMatchObject({ status: 404 })
  })
})

it('serves those who wait when the maximum is raised, whatever raised it', async () => {
  const person = await tenant.aPerson()
  await join(person)
  await tenant.inTenant((db) =>
    db
      .updateTable('event_places')
      .set({ max_participants: places + 1 })
      .where('event_id', '=', event)
      .execute(),
  )
  await runJobNow(program, tenant.id, 'offer-waiting-places', {})
  expect(await ownStatus(person)).toMatchObject({ status: 'pending' })
})
it('brings an invited person who waited to their registration, its place held', async () => {
  const person = await tenant.aPerson()
  await callAs(program, admin, registrations.invite, { ...on(event), body: { users: [person.id] } })
  await join(person)
  await free(0)
  await serve()
  const offer = await ownStatus(person)
  expect(offer).toMatchObject({ status: 'toComplete' })
  expect(offer!.hold_expires_at).not.toBeNull()
})

it('is read with every other one waits on, each with its own rank, until one leaves', async () => {
  const [first, person] = [await tenant.aPerson(), await tenant.aPerson()]
  await join(first)
  const here = await join(person)
  const former = event
  event = await anOpenEvent(tenant, { title: 'Un autre jour', max_participants: 1 })
  await tenant.inTenant((db) => db.updateTable('event_places').set({ has_waiting_list: true }).where('event_id', '=', event).execute())
  await callAs(program, await tenant.aPerson(), registrations.start, { ...on(event), body: { submit: true } })
  await join(person)
  const mine = () => callAs(program, person, waiting.mine, { params: { client: tenant.name } })
  expect((await mine()).map(({ event: of, event_title, rank }) => [of, event_title, rank])).toEqual([
    [former, 'Conduire une réunion', 2],
    [event, 'Un autre jour', 1],
  ])
  await callAs(program, person, waiting.leave, { ...on(here.id), body: {} })
  expect((await mine()).map(({ event: of }) => of)).toEqual([event])
})
