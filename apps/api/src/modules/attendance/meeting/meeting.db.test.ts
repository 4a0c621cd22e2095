import { createHmac } from 'node:crypto'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Events } from '../../../platform/database-types.ts'
import { anOnlineDay } from '../../../testing/an-online-day.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { addDocument, keepFile } from '../../documents/index.ts'
import { roomAddress } from './room-address.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let learner: Persona
let event: number
let registration: number
const minute = 60_000
const own = 'https://visio.test/salle'

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

/** An online training whose morning begins in some minutes, with one person registered. */
async function startDay(startsIn: number, changes: Updateable<Events> = {}): Promise<void> {
  ;({ event, registration, learner } = await anOnlineDay(tenant, {
    responsible: admin.id,
    startsIn,
    changes: { meeting_url: own, ...changes },
  }))
}
const at = () => ({ params: { client: tenant.name, id: event } })
const read = (persona: Persona) => callAs(program, persona, attendanceContract.meeting, at())
const enter = (persona: Persona) => callAs(program, persona, attendanceContract.enterMeeting, at())
const presences = () =>
  tenant.inTenant((db) => db.selectFrom('presences').select('source').where('registration_id', '=', registration).execute())
const statusNow = () =>
  tenant.inTenant(async (db) => {
    const { status } = await db.selectFrom('registrations').select('status').where('id', '=', registration).executeTakeFirstOrThrow()
    return registrationStatus.keyOf(status)
  })

describe('the waiting room', () => {
  test('opens a quarter of an hour before, for who is expected; who runs the organisation enters before', async () => {
    await startDay(60)
    expect(await read(learner)).toMatchObject({ role: 'participant', moment: 'early', has_room: true, entered_at: null, people: null })
    await expect(enter(learner)).rejects.toMatchObject({ status: 409, code: 'roomClosed' })
    expect(await enter(admin)).toEqual({ entry: expect.any(Number), url: own, room: null })
    const stranger = await tenant.aPerson()
    await expect(read(stranger)).rejects.toMatchObject({ status: 403 })
    await expect(enter(stranger)).rejects.toMatchObject({ status: 403 })
  })

  test('logs each entry, shows it to who leads, and records presence only where entering counts', async () => {
    await startDay(10)
    expect(await enter(learner)).toEqual({ entry: expect.any(Number), url: own, room: null })
    expect(await presences()).toEqual([])
    expect(await statusNow()).toBe('registered')
    await callAs(program, admin, attendanceContract.changeSettings, {
      ...at(),
      body: { means: ['meeting'], open_minutes: 15, close_hours: 24, doors: [] },
    })
    await enter(learner)
    await enter(learner)
    expect(await presences()).toEqual([{ source: 'meeting' }])
    expect(await statusNow()).toBe('present')
    const seen = await read(admin)
    expect(seen.people).toEqual([{ id: registration, name: 'Ada Roy', entered_at: expect.any(Date), left_at: null }])
    const entries = await tenant.inTenant((db) =>
      db.selectFrom('meeting_entries').select('user_id').where('event_id', '=', event).execute(),
    )
    expect(entries).toEqual([{ user_id: learner.id }, { user_id: learner.id }, { user_id: learner.id }])
  })

  test('is over once the last half-day has ended', async () => {
    await startDay(-200)
    expect(await read(learner)).toMatchObject({ moment: 'ended', slot: null })
    await expect(enter(learner)).rejects.toMatchObject({ code: 'roomEnded' })
  })

  test('says when no address was given, and is not there without the feature or for an event on site', async () => {
    await startDay(5, { meeting_url: null })
    expect(await read(learner)).toMatchObject({ has_room: false })
    await expect(enter(learner)).rejects.toMatchObject({ code: 'roomUnset' })
    await tenant.inTenant((db) => db.updateTable('events').set({ is_online: false }).where('id', '=', event).execute())
    await expect(read(learner)).rejects.toMatchObject({ status: 404 })
  })
})

test('a room of the server has a name that cannot be guessed and a token for that person, until the end', async () => {
  const until = new Date('2027-03-02T12:30:00Z')
  const services = {
    config: { ...program.services.config, meetings: { url: 'https://meet.test', appId: 'kxo', secret: 's'.repeat(32) } },
  }
  const address = await tenant.asMachine(async (context) =>
    roomAddress(
      { tenant: context.tenant, services: { ...context.services, ...services } },
      { id: 7, meeting_url: null },
      {
        id: 3,
        name: 'Ada Roy',
        isModerator: false,
        until,
      },
    ),
  )
  const { pathname, searchParams } = new URL(address!.url)
  expect(address!.room).toEqual({ name: pathname.slice(1), token: searchParams.get('jwt') })
  expect(pathname).toMatch(new RegExp(`^/${tenant.name}-7-[0-9a-f]{16}$`))
  const [head, claims, signature] = searchParams.get('jwt')!.split('.')
  expect(signature).toBe(createHmac('sha256', 's'.repeat(32)).update(`${head}.${claims}`).digest('base64url'))
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
    room: pathname.slice(1),
    exp: until.getTime() / 1000,
    context: { user: { name: 'Ada Roy', moderator: false } },
  })
})

describe('the room shown in the page', () => {
  const meetings = { url: 'https://meet.test/salles', appId: 'kxo', secret: 's'.repeat(32) }
  const frame = () => program.app.inject({ url: `/api${fillPath(attendanceContract.meetingRoom.path, { client: tenant.name })}` })

  test('its frame alone lets in the one server of meetings, and there is none without it', async () => {
    expect((await frame()).statusCode).toBe(404)
    const { config } = program.services
    Object.assign(config, { meetings })
    const page = await frame()
    await startDay(5, { meeting_url: null })
    expect(await read(learner)).toMatchObject({ is_embedded: true, has_room: true, name: 'Ada Roy' })
    const { url, room } = await enter(learner)
    await tenant.inTenant((db) => db.updateTable('events').set({ meeting_url: own }).where('id', '=', event).execute())
    expect(await read(learner)).toMatchObject({ is_embedded: false })
    Object.assign(config, { meetings: undefined })
    expect(url).toBe(`https://meet.test/salles/${room!.name}?jwt=${room!.token}`)
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' https://meet.test; frame-src https://meet.test; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'",
    )
    expect(page.body).toContain('src="https://meet.test/salles/external_api.js"')
    expect(page.body).toContain('data-domain="meet.test/salles"')
  })

  test('goes with who is there, the programme of the day, and the documents one may see', async () => {
    await startDay(10)
    const [open, secret] = await tenant.asMachine(async (context) => {
      const add = async (name: string, restriction: 'registered' | 'admins', user_id: number | null = null) => {
        const bytes = Buffer.from(`%PDF-1.4 ${name}`)
        const file_id = await keepFile(context, { name, content_type: 'application/pdf', bytes })
        return addDocument(context, { category: 'support', name, file_id, restriction, status: 'validated', event_id: event, user_id })
      }
      await add('Le mien.pdf', 'registered', learner.id)
      return [await add('Supports.pdf', 'registered'), await add('Notes.pdf', 'admins')]
    })
    const readBytes = (id: number) =>
      program.app.inject({
        url: `/api${fillPath(attendanceContract.meetingDocument.path, { client: tenant.name, id: event, document: id })}`,
        headers: { authorization: `Bearer ${learner.token}` },
      })
    await enter(admin)
    const seen = await read(learner)
    expect(seen.present).toHaveLength(1)
    expect(seen.programme).toEqual([seen.slot])
    expect(seen.documents).toEqual([{ id: open, name: 'Supports.pdf', size: expect.any(Number) as number }])
    expect((await readBytes(open)).body).toBe('%PDF-1.4 Supports.pdf')
    expect((await readBytes(secret)).statusCode).toBe(404)
  })
})

describe('the link of a video meeting', () => {
  beforeEach(() => startDay(24 * 60 + 30))

  test('leaves the day before and an hour before, to who is expected, and opens the room', async () => {
    const start = Date.now() + (24 * 60 + 30) * minute
    const sentBy = async (now: number): Promise<string[]> => {
      await sendDueAt(program, tenant.id, new Date(now))
      const mails = await tenant.inTenant((db) =>
        db.selectFrom('mails').select('recipient').where('moment', '=', 'send_meeting_link').where('event_id', '=', event).execute(),
      )
      return mails.map(({ recipient }) => recipient)
    }
    expect(await sentBy(start - 23 * 60 * minute)).toEqual([learner.mail])
    expect(await sentBy(start - 50 * minute)).toEqual([learner.mail, learner.mail])
    expect(await sentBy(start - 40 * minute)).toEqual([learner.mail, learner.mail])
    const links = await tenant.inTenant((db) =>
      db.selectFrom('personal_links').select('path').where('user_id', '=', learner.id).where('purpose', '=', 'meeting').execute(),
    )
    expect(links).toEqual([{ path: `/meeting/${event}` }, { path: `/meeting/${event}` }])
  })
})

describe('what is to be known of a meeting', () => {
  const details = {
    meeting_phone: '01 23 45 67 89, code 4321#',
    meeting_equipment: 'Un casque',
    meeting_instructions: 'Coupez votre micro en entrant.',
  }

  test('is read before entering, and an activity that says nothing follows its event', async () => {
    await startDay(60, details)
    const said = { phone: details.meeting_phone, equipment: details.meeting_equipment, instructions: details.meeting_instructions }
    expect(await read(learner)).toMatchObject({ ...said, waits_for_host: false })
    const whole = event
    await startDay(60, { parent_id: whole })
    expect(await read(learner)).toMatchObject(said)
    await tenant.inTenant((db) => db.updateTable('events').set({ meeting_equipment: 'Une webcam' }).where('id', '=', event).execute())
    expect(await read(learner)).toMatchObject({ phone: '', equipment: 'Une webcam', instructions: '' })
  })

  test('nobody enters before whoever leads, where the event says so', async () => {
    await startDay(10, { meeting_waits_for_host: true })
    expect(await read(learner)).toMatchObject({ moment: 'open', waits_for_host: true })
    await expect(enter(learner)).rejects.toMatchObject({ status: 409, code: 'roomAwaitsHost' })
    expect(await presences()).toEqual([])
    await enter(admin)
    expect(await read(learner)).toMatchObject({ waits_for_host: false })
    expect(await enter(learner)).toEqual({ entry: expect.any(Number), url: own, room: null })
  })

  test('is written with the card of the event, and forgotten once it is no longer online', async () => {
    await startDay(60)
    const save = async (is_online: boolean) => {
      const { version, title } = await callAs(program, admin, eventsContract.record, at())
      return callAs(program, admin, eventsContract.changeThumbnail, {
        ...at(),
        body: { version, title, is_online, meeting_url: own, ...details, meeting_waits_for_host: true } as never,
      })
    }
    expect(await save(true)).toMatchObject({ ...details, meeting_waits_for_host: true })
    expect(await save(false)).toMatchObject({ meeting_url: null, meeting_phone: '', meeting_equipment: '', meeting_waits_for_host: false })
  })
})
