import { type Activity, eventsContract } from '@kxo/domain/events/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { waitingContract as waiting } from '@kxo/domain/registrations/waiting/waiting-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
let voice: Activity
let slides: Activity
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const add = (title: string) =>
  callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { title, enrolment: 'optional', choice_group: 'Atelier', is_online: false, max_participants: 1, has_waiting_list: true },
  })
type Somebody = { person: Persona; id: number }
const choose = ({ person, id }: Somebody, ...activities: Activity[]) =>
  callAs(program, person, activityContract.choose, { ...on(id), body: { activities: activities.map((one) => one.id) } })
async function registered(...chosen: Activity[]): Promise<Somebody> {
  const person = await tenant.aPerson()
  const one = { person, id: (await callAs(program, person, registrations.start, { ...on(event), body: {} })).id }
  if (chosen.length > 0) await choose(one, ...chosen)
  return one
}
const join = ({ person }: Somebody, activity: Activity) => callAs(program, person, waiting.join, { ...on(activity.id), body: {} })
const own = async ({ person }: Somebody, activity: Activity) =>
  (await callAs(program, person, waiting.own, on(activity.id))).entries.find(({ asked_by }) => asked_by === person.id)
const list = (activity: Activity, freed?: number) => callAs(program, admin, waiting.list, { ...on(activity.id), query: { freed } })
const chosenBy = async ({ person, id }: Somebody) => (await callAs(program, person, activityContract.chosen, on(id))).activities
const serve = (activity: Activity) => runJobNow(program, tenant.id, 'offer-waiting-places', { event_id: activity.id })
const mailsOf = ({ person }: Somebody, moment: string) =>
  tenant.inTenant((db) => db.selectFrom('mails').select('subject').where('moment', '=', moment).where('user_id', '=', person.id).execute())
const decisionsOf = async (who: Somebody, activity: Activity) =>
  (await list(activity)).entries.find(({ asked_by }) => asked_by === who.person.id)?.decisions.map(({ kind }) => kind)

let inVoice: Somebody
let inSlides: Somebody
/** Two workshops of one place each in one group, both taken. */
beforeEach(async () => {
  event = await anOpenEvent(tenant, { title: 'Former' })
  voice = await add('Voix')
  slides = await add('Supports')
  inVoice = await registered(voice)
  inSlides = await registered(slides)
})

test('one waits for a full workshop while holding another; taking the place offered moves the choice and frees the former one to its own list', async () => {
  const next = await registered()
  expect((await join(inSlides, voice)).rank).toBe(1)
  expect((await join(next, voice)).rank).toBe(2)
  expect((await join(next, slides)).rank).toBe(1)
  expect(await chosenBy(inSlides)).toEqual([slides.id])
  expect(await mailsOf(inSlides, 'waiting_list_joined')).toHaveLength(1)
  // If two gave their place up, who would enter?
  expect((await list(voice, 2)).simulation?.offers).toHaveLength(2)

  await callAs(program, admin, activityContract.moveFromActivity, { ...on(voice.id), body: { registrations: [inVoice.id], to: null } })
  expect(await waitingJobs(program, tenant.id, 'offer-waiting-places')).toContainEqual(expect.objectContaining({ event_id: voice.id }))
  await serve(voice)
  const offer = (await own(inSlides, voice))!
  expect(offer.people.map(({ state }) => state)).toEqual(['offered'])
  const hours = (offer.offer_expires_at!.getTime() - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThanOrEqual(24)
  expect((await mailsOf(inSlides, 'waiting_list_offer')).map(({ subject }) => subject)).toEqual([expect.stringContaining('Former – Voix')])
  expect(await mailsOf(next, 'waiting_list_offer')).toEqual([])
  // Held is not attended: the former choice stands until the place is taken.
  expect(await chosenBy(inSlides)).toEqual([slides.id])

  await callAs(program, inSlides.person, waiting.accept, on(offer.id))
  expect(await chosenBy(inSlides)).toEqual([voice.id])
  expect(await decisionsOf(inSlides, voice)).toEqual(['joined', 'offered', 'placed'])
  await expect(callAs(program, inSlides.person, waiting.accept, on(offer.id))).rejects.toMatchObject({ code: 'offerOver' })
  await serve(slides)
  expect((await own(next, slides))?.people.map(({ state }) => state)).toEqual(['offered'])
  expect((await own(next, voice))?.rank).toBe(1)
})

test('nobody overtakes those who wait, and an offer left unanswered goes to the next one', async () => {
  const [first, second, newcomer] = [await registered(), await registered(), await registered()]
  await join(first, voice)
  await join(second, voice)
  await callAs(program, inVoice.person, registrations.cancel, { ...on(inVoice.id), body: {} })
  expect(await waitingJobs(program, tenant.id, 'offer-waiting-places')).toContainEqual(expect.objectContaining({ event_id: voice.id }))
  await expect(choose(newcomer, voice)).rejects.toMatchObject({ status: 409, code: 'activityFull' })
  await serve(voice)
  expect((await own(first, voice))?.people[0]?.state).toBe('offered')
  await tenant.inTenant((db) =>
    db
      .updateTable('registration_activities')
      .set({ held_until: new Date(Date.now() - 60_000) })
      .where('registration_id', '=', first.id)
      .where('activity_id', '=', voice.id)
      .execute(),
  )
  await runJobNow(program, tenant.id, 'expire-holds', {})
  expect(await decisionsOf(first, voice)).toEqual(['joined', 'offered', 'lapsed'])
  expect(await mailsOf(first, 'hold_expired')).toHaveLength(1)
  await serve(voice)
  expect((await own(second, voice))?.people[0]?.state).toBe('offered')
  expect((await callAs(program, first.person, registrations.own, on(event))).registration?.status).toBe('pending')
})

test('one leaves in one act, waiting or offered, and stops waiting with their registration or with the workshop', async () => {
  const [first, second, third] = [await registered(), await registered(), await registered()]
  const [one, two] = [await join(first, voice), await join(second, voice)]
  await join(third, voice)
  await expect(callAs(program, third.person, waiting.leave, { ...on(one.id), body: {} })).rejects.toMatchObject({ status: 403 })
  await callAs(program, inVoice.person, registrations.cancel, { ...on(inVoice.id), body: {} })
  await serve(voice)
  await callAs(program, first.person, waiting.leave, { ...on(one.id), body: {} })
  expect(await decisionsOf(first, voice)).toEqual(['joined', 'offered', 'declined'])
  await callAs(program, second.person, waiting.leave, { ...on(two.id), body: {} })
  await serve(voice)
  expect((await own(third, voice))?.people[0]?.state).toBe('offered')
  await callAs(program, third.person, registrations.cancel, { ...on(third.id), body: {} })
  expect(await decisionsOf(third, voice)).toEqual(['joined', 'offered', 'declined'])
  const places = await callAs(program, admin, eventsContract.activities, on(event))
  expect(places.find(({ id }) => id === voice.id)?.places_left).toBe(1)
  await join(first, slides)
  await callAs(program, admin, eventsContract.cancelEvent, {
    ...on(slides.id),
    body: { version: slides.version, reason: 'Intervenant souffrant', bills: 'task', scope: 'this' },
  })
  expect(await decisionsOf(first, slides)).toEqual(['joined', 'left'])
})

test('to wait stands for the choice of the group; one is refused where places remain, without a list, or when it is theirs', async () => {
  const one = await registered()
  const submit = () => callAs(program, one.person, registrations.submit, { ...on(one.id), body: {} })
  await expect(submit()).rejects.toMatchObject({ code: 'choiceMissing' })
  await join(one, voice)
  expect((await submit()).status).toBe('registered')
  await expect(join(one, voice)).rejects.toMatchObject({ code: 'alreadyWaiting' })
  await expect(join(inVoice, voice)).rejects.toMatchObject({ code: 'alreadyHolds' })
  const stranger = { person: await tenant.aPerson(), id: 0 }
  await expect(join(stranger, voice)).rejects.toMatchObject({ status: 404 })
  const free = await add('Évaluer')
  await expect(join(one, free)).rejects.toMatchObject({ code: 'placesRemain' })
  const without = await callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { title: 'Sans liste', enrolment: 'optional', choice_group: '', is_online: false, max_participants: 1 },
  })
  await choose(inSlides, slides, without)
  await expect(join(one, without)).rejects.toMatchObject({ code: 'noWaitingList' })
})
