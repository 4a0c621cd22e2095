import { type Activity, eventsContract } from '@kxo/domain/events/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closePdfEngine } from '../../platform/pdf/render-document.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { sendDueAt } from '../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

const hour = 3_600_000
/** Nine in the morning in Paris, so many days ahead: whole days apart, whatever the hour of the test. */
const nine = (days: number) =>
  new Date(`${new Date(Date.now() + days * 24 * hour).toLocaleDateString('sv', { timeZone: 'Europe/Paris' })}T08:00:00Z`)
const from = (days: number, hours: number) => new Date(nine(days).getTime() + hours * hour)

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
let voice: Activity
let slides: Activity
let ada: { person: Persona; id: number }
let paul: { person: Persona; id: number }
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(async () => {
  await closePdfEngine()
  await program.close()
})

const on = (id: number) => ({ params: { client: tenant.name, id } })
const half = (days: number, hours: number, title = '') => ({
  start_at: from(days, hours),
  end_at: from(days, hours + 3),
  title,
  room_id: null,
})
const plan = (id: number, body: ReturnType<typeof half>) => callAs(program, admin, eventsContract.addSlot, { ...on(id), body })
const workshop = async (title: string): Promise<Activity> => {
  const { id } = await callAs(program, admin, eventsContract.addActivity, {
    ...on(event),
    body: { title, enrolment: 'optional', choice_group: 'Atelier', is_online: false, max_participants: 5 },
  })
  await plan(id, half(12, 5))
  return activity(id)
}
const activity = async (id: number) => (await callAs(program, admin, eventsContract.activities, on(event))).find((one) => one.id === id)!
const registered = async (chosen: Activity) => {
  const person = await tenant.aPerson()
  const { id } = await callAs(program, person, registrations.start, { ...on(event), body: {} })
  await callAs(program, person, activityContract.choose, { ...on(id), body: { activities: [chosen.id] } })
  await callAs(program, person, registrations.submit, { ...on(id), body: {} })
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: id })
  return { person, id }
}
const mailsOf = ({ person }: typeof ada) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['moment', 'subject', 'body_text', 'attachments'])
      .where('recipient', '=', person.mail)
      .orderBy('id')
      .execute(),
  )
const momentsOf = async (who: typeof ada) => (await mailsOf(who)).map(({ moment }) => moment)
/** Calendar files of the last mail of somebody. */
const calendarsOf = async (who: typeof ada): Promise<string[]> => {
  const files = (await mailsOf(who)).at(-1)!.attachments as { content_type: string; file_id: number }[]
  return tenant.asMachine(async (context) => {
    const { readFile } = await import('../documents/index.ts')
    const dated = files.filter(({ content_type }) => content_type.startsWith('text/calendar'))
    const texts = []
    for (const { file_id } of dated)
      texts.push(
        Buffer.from((await readFile(context, file_id)).bytes)
          .toString()
          .replaceAll('\r\n ', ''),
      )
    return texts
  })
}
const stamp = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '')
/** Runs what an act on an activity put off, then prints for those it names; who was printed for. */
async function renewed(id: number): Promise<number[]> {
  const known = (await waitingJobs(program, tenant.id, 'issue-ticket')).length
  await runJobNow(program, tenant.id, 'renew-tickets', { event_id: id })
  const queued = (await waitingJobs(program, tenant.id, 'issue-ticket')).slice(known)
  for (const data of queued) await runJobNow(program, tenant.id, 'issue-ticket', data)
  return queued.map(({ registration_id }) => Number(registration_id))
}

beforeEach(async () => {
  event = await anOpenEvent(tenant, { start_date: nine(10), end_date: from(13, 8), title: 'Former les formateurs' })
  await plan(event, half(10, 0, 'Plénière'))
  voice = await workshop('Voix et posture')
  slides = await workshop('Supports visuels')
  ada = await registered(voice)
  paul = await registered(slides)
})

test('the calendar and the own list say the half-days of the event and of the activity chosen, not of the other', async () => {
  const [file] = await calendarsOf(ada)
  expect(file).toContain('SUMMARY:Former les formateurs – Plénière')
  expect(file).toContain('SUMMARY:Former les formateurs – Voix et posture')
  expect(file).toContain(`DTSTART:${stamp(voice.slots[0]!.start_at)}`)
  expect(file).not.toContain('Supports visuels')
  const { results } = await callAs(program, ada.person, registrations.list, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 25, user: 'me' },
  })
  expect(results[0]!.half_days?.map(({ activity: of, title }) => [of, title])).toEqual([
    [null, 'Plénière'],
    ['Voix et posture', ''],
  ])
})

test('two workshops, one moved: its people alone are told, with the papers and the calendar of now', async () => {
  const moved = half(12, 6)
  await callAs(program, admin, eventsContract.changeSlot, {
    params: { client: tenant.name, id: voice.id, slot: voice.slots[0]!.id },
    body: moved,
  })
  expect(await waitingJobs(program, tenant.id, 'renew-tickets')).toContainEqual(expect.objectContaining({ event_id: voice.id }))
  expect(await renewed(voice.id)).toEqual([ada.id])
  expect(await momentsOf(ada)).toEqual(['register_guest', 'change_event_date'])
  expect(await momentsOf(paul)).toEqual(['register_guest'])
  const [file] = await calendarsOf(ada)
  expect(file).toContain(`DTSTART:${stamp(moved.start_at)}`)
  expect(file).toContain('SEQUENCE:1')
})

test('another room, or another mode, of a workshop is told to its people as a change of place', async () => {
  const room = await tenant.inTenant(async (db) => {
    const { id: location_id } = await db.insertInto('locations').values({ name: 'Campus' }).returning('id').executeTakeFirstOrThrow()
    return db.insertInto('rooms').values({ location_id, name: 'Salle Lumière', capacity: 20 }).returning('id').executeTakeFirstOrThrow()
  })
  await callAs(program, admin, eventsContract.changeSlot, {
    params: { client: tenant.name, id: voice.id, slot: voice.slots[0]!.id },
    body: { ...half(12, 5), room_id: room.id },
  })
  expect(await renewed(voice.id)).toEqual([ada.id])
  expect((await calendarsOf(ada))[0]).toContain('LOCATION:Salle Lumière')
  const { title, enrolment, choice_group, max_participants, version } = await activity(slides.id)
  await callAs(program, admin, eventsContract.changeActivity, {
    ...on(slides.id),
    body: { title, enrolment, choice_group, max_participants, version, is_online: true, meeting_url: 'https://visio.test/a' },
  })
  expect(await renewed(slides.id)).toEqual([paul.id])
  expect(await momentsOf(ada)).toEqual(['register_guest', 'change_event_place'])
  expect(await momentsOf(paul)).toEqual(['register_guest', 'change_event_place'])
})

test('a workshop cancelled alone is told to its people, whose calendar lets go of it; their registration stands', async () => {
  await callAs(program, admin, eventsContract.cancelEvent, {
    ...on(voice.id),
    body: { version: (await activity(voice.id)).version, reason: 'Intervenante souffrante', bills: 'task', scope: 'this' },
  })
  const known = (await waitingJobs(program, tenant.id, 'issue-ticket')).length
  await runJobNow(program, tenant.id, 'tell-activity-cancellation', { event_id: voice.id, reason: 'Intervenante souffrante' })
  const queued = (await waitingJobs(program, tenant.id, 'issue-ticket')).slice(known)
  expect(queued.map(({ registration_id }) => registration_id)).toEqual([ada.id])
  await runJobNow(program, tenant.id, 'issue-ticket', queued[0]!)
  expect(await momentsOf(ada)).toEqual(['register_guest', 'cancel_activity'])
  const [, notice] = await mailsOf(ada)
  expect(notice!.subject).toContain('Voix et posture')
  expect(notice!.body_text).toContain('Intervenante souffrante')
  const [staying, gone] = await calendarsOf(ada)
  expect(staying).not.toContain('Voix et posture')
  expect(gone).toContain('METHOD:CANCEL')
  expect(gone).toContain(`DTSTART:${stamp(voice.slots[0]!.start_at)}`)
  expect(await momentsOf(paul)).toEqual(['register_guest'])
  expect((await callAs(program, ada.person, registrations.own, on(event))).registration?.status).toBe('registered')
})

test('whoever chooses another workshop receives the papers of that one', async () => {
  await callAs(program, ada.person, activityContract.choose, { ...on(ada.id), body: { activities: [slides.id] } })
  const queued = (await waitingJobs(program, tenant.id, 'issue-ticket')).at(-1)!
  expect(queued).toMatchObject({ registration_id: ada.id, is_chosen: true })
  await runJobNow(program, tenant.id, 'issue-ticket', queued)
  expect(await momentsOf(ada)).toEqual(['register_guest', 'send_ticket'])
  const [staying, gone] = await calendarsOf(ada)
  expect(staying).toContain('Supports visuels')
  expect(gone).toContain('Voix et posture')
})

test('a workshop of another day is recalled to its people the day before, by its own name', async () => {
  await plan(slides.id, half(11, 0))
  const recalled = async (who: typeof ada) =>
    (await mailsOf(who))
      .filter(({ moment }) => moment === 'remind_event_2')
      .map(({ subject }) => subject.replace('Former les formateurs', '…'))
  await sendDueAt(program, tenant.id, from(9, 1))
  await sendDueAt(program, tenant.id, from(10, 1))
  expect(await recalled(ada)).toEqual(['Demain\u00A0: …'])
  expect(await recalled(paul)).toEqual(['Demain\u00A0: …', 'Demain\u00A0: … – Supports visuels'])
  await sendDueAt(program, tenant.id, from(11, 1))
  await sendDueAt(program, tenant.id, from(11, 2))
  expect(await recalled(ada)).toEqual(['Demain\u00A0: …', 'Demain\u00A0: … – Voix et posture'])
  expect(await recalled(paul)).toHaveLength(2)
})
