import { type Activity, eventsContract } from '@kxo/domain/events/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { waitingContract as waiting } from '@kxo/domain/registrations/waiting/waiting-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

const places = 3
let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
let voice: Activity
let inside: Somebody[]
type Somebody = { person: Persona; id: number }
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
async function registered(of: { company_id?: number } = {}): Promise<Somebody> {
  const person = await tenant.aPerson(of)
  return { person, id: (await callAs(program, person, registrations.start, { ...on(event), body: {} })).id }
}
/** A workshop of three places, taken. */
beforeEach(async () => {
  event = await anOpenEvent(tenant, { title: 'Former', max_participants: 40 })
  voice = await callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { title: 'Voix', enrolment: 'optional', choice_group: '', is_online: false, max_participants: places, has_waiting_list: true },
  })
  inside = await Promise.all(Array.from({ length: places }, () => registered()))
  for (const { person, id } of inside)
    await callAs(program, person, activityContract.choose, { ...on(id), body: { activities: [voice.id] } })
})
async function aTeam(size: number) {
  const company = await tenant.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Atelier Roy' }).returning('id').executeTakeFirstOrThrow(),
  )
  const people = await Promise.all(Array.from({ length: size }, () => registered({ company_id: company.id })))
  return { referent: await tenant.aReferent(company.id), people, users: people.map(({ person }) => person.id) }
}
const join = (who: Persona, body: { users?: number[]; at_least?: number } = {}) =>
  callAs(program, who, waiting.join, { ...on(voice.id), body })
const own = async (who: Persona) => (await callAs(program, who, waiting.own, on(voice.id))).entries[0]
const list = (freed?: number) => callAs(program, admin, waiting.list, { ...on(voice.id), query: { freed } })
const serve = () => runJobNow(program, tenant.id, 'offer-waiting-places', { event_id: voice.id })
const chosenBy = async ({ person, id }: Somebody) => (await callAs(program, person, activityContract.chosen, on(id))).activities
const free = (...ranks: number[]) =>
  callAs(program, admin, activityContract.moveFromActivity, {
    ...on(voice.id),
    body: { registrations: ranks.map((rank) => inside[rank]!.id), to: null },
  })
const statesOf = async (who: Persona) => (await own(who))?.people.map(({ state }) => state)
const mailsTo = (who: Persona, moment: string) =>
  tenant.inTenant((db) => db.selectFrom('mails').select('subject').where('moment', '=', moment).where('user_id', '=', who.id).execute())

test('a group waits for a workshop all or nothing: passed over with the reason until its places are free together, then taken in one act', async () => {
  const { referent, users, people } = await aTeam(3)
  const single = await registered()
  const group = await join(referent, { users })
  expect(group).toMatchObject({ rank: 1, at_least: 3, asked_by: referent.id })
  expect((await mailsTo(referent, 'waiting_list_joined')).map(({ subject }) => subject)).toEqual([expect.stringContaining('Former – Voix')])
  const alone = await join(single.person)
  expect((await list(1)).simulation).toEqual({ offers: [{ id: alone.id, places: 1 }], skips: [{ id: group.id, needs: 3, free: 1 }] })
  expect((await list(4)).simulation?.offers).toEqual([
    { id: group.id, places: 3 },
    { id: alone.id, places: 1 },
  ])

  await free(0)
  await serve()
  await serve()
  const newcomer = await registered()
  const [shown] = await callAs(program, newcomer.person, eventsContract.activities, on(event))
  expect(shown).toMatchObject({ max_participants: 3, places_left: 0 })
  expect((await own(referent))?.decisions.filter(({ kind }) => kind === 'skipped')).toEqual([
    expect.objectContaining({ places: 1, needs: 3 }),
  ])
  expect(await statesOf(single.person)).toEqual(['offered'])
  await callAs(program, single.person, waiting.leave, { ...on(alone.id), body: {} })
  await free(1, 2)
  await serve()
  expect(await statesOf(referent)).toEqual(['offered', 'offered', 'offered'])
  expect((await mailsTo(referent, 'waiting_list_group_offer')).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/3 places se sont libérées.*Former – Voix/),
  ])
  expect(await mailsTo(people[0]!.person, 'waiting_list_offer')).toEqual([])
  expect(await chosenBy(people[0]!)).toEqual([])

  const taken = await callAs(program, referent, waiting.accept, on(group.id))
  expect(taken.people.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed'])
  for (const one of people) expect(await chosenBy(one)).toEqual([voice.id])
  await expect(callAs(program, referent, waiting.accept, on(group.id))).rejects.toMatchObject({ status: 409, code: 'offerOver' })
})

test('one that wants at least two takes two, keeps its rank for the rest, and leaves in one act', async () => {
  const { referent, users, people } = await aTeam(4)
  const group = await join(referent, { users, at_least: 2 })
  await free(0, 1)
  await serve()
  expect(await statesOf(referent)).toEqual(['offered', 'offered', 'waiting', 'waiting'])
  await expect(callAs(program, people[0]!.person, waiting.leave, { ...on(group.id), body: {} })).rejects.toMatchObject({ status: 403 })
  await callAs(program, referent, waiting.leave, { ...on(group.id), body: {} })
  const [entry] = (await list()).entries
  expect(entry?.people.map(({ state }) => state)).toEqual(['left', 'left', 'left', 'left'])
  expect((await callAs(program, admin, eventsContract.activities, on(event)))[0]).toMatchObject({ taken: 1, places_left: 2 })
})

test('an offer a group leaves unanswered is told once, to who asked for it, and goes to the next ones', async () => {
  const { referent, users, people } = await aTeam(3)
  await join(referent, { users })
  const next = await registered()
  await join(next.person)
  await free(0, 1, 2)
  await serve()
  await tenant.inTenant((db) =>
    db
      .updateTable('registration_activities')
      .set({ held_until: new Date(Date.now() - 60_000) })
      .where('activity_id', '=', voice.id)
      .where('held_until', 'is not', null)
      .execute(),
  )
  await runJobNow(program, tenant.id, 'expire-holds', {})
  expect(await mailsTo(referent, 'waiting_list_group_over')).toHaveLength(1)
  expect(await mailsTo(people[0]!.person, 'hold_expired')).toEqual([])
  await serve()
  expect(await statesOf(next.person)).toEqual(['offered'])
  expect((await list()).entries.find(({ asked_by }) => asked_by === referent.id)?.people.map(({ state }) => state)).toEqual([
    'lapsed',
    'lapsed',
    'lapsed',
  ])
})

test('only those registered for the event, and one’s own people, are put on the list together; the team puts anybody there', async () => {
  const { referent, users } = await aTeam(2)
  const stranger = await registered()
  const unregistered = await tenant.aPerson()
  await expect(join(referent, { users: [...users, stranger.person.id] })).rejects.toMatchObject({ status: 404 })
  await expect(join(stranger.person, { users })).rejects.toMatchObject({ status: 404 })
  await expect(join(admin, { users: [unregistered.id, ...users] })).rejects.toMatchObject({ status: 404 })
  await expect(join(referent, { users, at_least: 3 })).rejects.toMatchObject({ status: 422, code: 'moreThanGroup' })
  await expect(join(admin, { users: [inside[0]!.person.id, users[0]!] })).rejects.toMatchObject({ code: 'alreadyHolds' })
  expect(await join(admin, { users: [...users, stranger.person.id] })).toMatchObject({ asked_by: users[0], rank: 1, at_least: 3 })
  await expect(join(referent, { users })).rejects.toMatchObject({ code: 'alreadyWaiting' })
  await free(0)
  const { referent: other, users: others } = await aTeam(2)
  // Those who wait come first, whatever is free.
  expect(await join(other, { users: others })).toMatchObject({ rank: 2 })
})
