import { eventShiftContract as contract } from '@kxo/domain/events/bulk/shift-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPartnerOf, aRegistration, aSession } from '../../../testing/a-session.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { tampered } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

type Body = Input<typeof contract.shiftMany>['body']

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const here = () => ({ params: { client: tenant.name } })
const preview = ({ reason: _, ...body }: Body, who = admin) => callAs(program, who, contract.previewShift, { ...here(), body })
const run = (body: Body, who = admin) => callAs(program, who, contract.shiftMany, { ...here(), body })
const rowOf = (id: number) => tenant.inTenant((db) => db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const slotsOf = (id: number) =>
  tenant.inTenant((db) => db.selectFrom('slots').select(['start_at', 'room_id']).where('event_id', '=', id).orderBy('start_at').execute())
const aRoom = (name: string) =>
  tenant.inTenant(async (db) => {
    const place = await db.insertInto('locations').values({ name }).returning('id').executeTakeFirstOrThrow()
    return (await db.insertInto('rooms').values({ location_id: place.id, name, capacity: 12 }).returning('id').executeTakeFirstOrThrow()).id
  })
const inRoom = async (room_id: number, title: string, day: string) => {
  const hours = [{ start_at: new Date(`${day}T08:00:00Z`), end_at: new Date(`${day}T15:00:00Z`) }]
  const { id } = await aSession(tenant, { title, slots: hours })
  await tenant.inTenant(async (db) => {
    await db.updateTable('slots').set({ room_id }).where('event_id', '=', id).execute()
    await db
      .updateTable('events')
      .set({ start_date: hours[0]!.start_at, end_date: hours[0]!.end_at, time_zone: 'Europe/Paris' })
      .where('id', '=', id)
      .execute()
  })
  return id
}

describe('shifting many events', () => {
  it('says each date before and after and who is told, then moves all, across a clock change, and has tickets made anew', async () => {
    const world = { from: '2031-03-28', to: '2031-03-31' }
    const [one, other] = [
      await aTraining(tenant, admin.id, { title: 'Un' }),
      await aTraining(tenant, admin.id, { title: 'Deux', inDays: 60 }),
    ]
    await tenant.inTenant(async (db) => {
      await db.deleteFrom('slots').where('event_id', '=', one.id).execute()
      const [start_at, end_at] = [new Date(`${world.from}T08:00:00Z`), new Date(`${world.from}T16:00:00Z`)]
      await db.insertInto('slots').values({ event_id: one.id, start_at, end_at }).execute()
      await db
        .updateTable('events')
        .set({ start_date: start_at, end_date: end_at, limit_date: start_at, confirmed_at: new Date() })
        .where('id', '=', one.id)
        .execute()
    })
    const holder = await tenant.aPerson()
    const { id: registration } = await aRegistration(tenant, one.id, holder.id)
    await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration })
    const trainer = await tenant.aPartner()
    await aPartnerOf(tenant, other.id, trainer.id)
    const body: Body = { ids: [one.id, other.id], days: 3, reason: 'Grève' }
    const previewed = await preview(body)
    expect(previewed).toMatchObject({ total: 2, changed: 2, left: [], conflicts: [], impact: { people: 1, partners: 1, tickets: 1 } })
    expect(previewed.first.find(({ name }) => name === 'Un')).toMatchObject({
      before: expect.stringMatching(/^le 28 mars 2031 de 9/),
      after: expect.stringMatching(/^le 31 mars 2031 de 9/),
    })
    expect((await rowOf(one.id)).start_date).toEqual(new Date('2031-03-28T08:00:00Z'))
    const { version } = await rowOf(one.id)
    expect(await run(body)).toMatchObject({ changed: 2, left: [], impact: { people: 1, partners: 1, tickets: 1 } })
    const row = await rowOf(one.id)
    // The same hour by the clock of Paris, which is an hour ahead by then.
    expect(row).toMatchObject({
      start_date: new Date('2031-03-31T07:00:00Z'),
      limit_date: new Date('2031-03-31T07:00:00Z'),
      confirmed_at: null,
      version: version + 1,
    })
    expect((await slotsOf(one.id)).map(({ start_at }) => start_at)).toEqual([new Date('2031-03-31T07:00:00Z')])
    for (const data of await waitingJobs(program, tenant.id, 'tell-move')) await runJobNow(program, tenant.id, 'tell-move', data)
    for (const data of await waitingJobs(program, tenant.id, 'issue-ticket')) await runJobNow(program, tenant.id, 'issue-ticket', data)
    const mails = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['moment', 'body_text']).where('recipient', 'in', [holder.mail, trainer.mail]).orderBy('id').execute(),
    )
    const moved = mails.filter(({ moment }) => moment === 'change_event_date')
    expect(moved).toHaveLength(2)
    expect(moved.every(({ body_text }) => body_text.includes('Grève'))).toBe(true)
    const traced = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('event_id').where('action', '=', 'postpone_event').where('event_id', 'in', body.ids!).execute(),
    )
    expect(new Set(traced.map(({ event_id }) => event_id))).toEqual(new Set([one.id, other.id]))
  })

  it('moves those in a row in one room, and none of them once the last meets what stays: its conflict is said first', async () => {
    const room = await aRoom('Quai')
    const first = await inRoom(room, 'Premier', '2031-06-02')
    const second = await inRoom(room, 'Second', '2031-06-03')
    expect(await run({ ids: [first, second], days: 1, reason: 'Travaux' })).toMatchObject({ changed: 2, left: [] })
    expect((await slotsOf(first)).map(({ start_at, room_id }) => [start_at.toISOString().slice(0, 10), room_id])).toEqual([
      ['2031-06-03', room],
    ])
    await inRoom(room, 'Qui reste', '2031-06-05')
    const body: Body = { ids: [first, second], days: 1, reason: 'Travaux' }
    const previewed = await preview(body)
    expect(previewed).toMatchObject({ changed: 0, left: [{ reason: 'Conflit de salle ou de formateur', count: 2 }], impact: { people: 0 } })
    expect(previewed.conflicts.map(({ name, conflict }) => [name, conflict])).toEqual([
      ['Premier', 'Quai, Second'],
      ['Second', 'Quai, Qui reste'],
    ])
    expect(await run(body)).toMatchObject({ changed: 0 })
    expect((await slotsOf(second)).map(({ start_at }) => start_at.toISOString().slice(0, 10))).toEqual(['2031-06-04'])
  })

  it('leaves what is cancelled, a template, without a date or begun by somebody, with the reason', async () => {
    const ids = [
      await anOpenEvent(tenant, { title: 'Bon' }),
      await anOpenEvent(tenant, { title: 'Annulé', cancelled_at: new Date() }),
      await anOpenEvent(tenant, { title: 'Sans date', start_date: null, end_date: null }),
      await anOpenEvent(tenant, { title: 'Commencé' }),
    ]
    await aRegistration(tenant, ids[3]!, (await tenant.aPerson()).id, 'present')
    const previewed = await preview({ ids, days: -7, reason: 'x' })
    expect(previewed.changed).toBe(1)
    expect(previewed.left.map(({ reason, names }) => [names[0], reason])).toEqual([
      ['Annulé', expect.stringMatching(/^Clos/)],
      ['Commencé', 'Des personnes y sont déjà venues'],
      ['Sans date', 'Sans date de début'],
    ])
    expect(await preview({ ids, days: 0, reason: 'x' })).toMatchObject({ changed: 0, left: [{ reason: 'Rien à changer', count: 4 }] })
  })

  it('asks no more of the database for thirty than for two, but the job of each', async () => {
    const statements = async (n: number, year: number) => {
      const room = await aRoom(`Salle ${year}`)
      const ids: number[] = []
      for (let index = 1; index <= n; index++) ids.push(await inRoom(room, `E${index}`, `${year}-06-${String(index).padStart(2, '0')}`))
      const counting = { strip: (statement: string) => statement, counting: /^(?!.*pgboss)/s }
      const { result, counted } = await tampered(program, counting, () => run({ ids, days: 1, reason: 'Grève' }))
      expect(result.changed).toBe(n)
      return counted
    }
    await statements(2, 2031)
    const few = await statements(2, 2032)
    expect(few).toBeGreaterThan(8)
    expect((await statements(30, 2033)) - few).toBeLessThan(10)
  })

  it('is refused to whoever may not change events, and finds nothing of another tenant', async () => {
    const id = await anOpenEvent(tenant)
    const body: Body = { ids: [id], days: 3, reason: 'Non' }
    await expect(run(body, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
    await expect(preview(body, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
    const elsewhere = await aTenant(program)
    const request = { params: { client: elsewhere.name }, body }
    expect(await callAs(program, await elsewhere.anAdmin(), contract.shiftMany, request)).toMatchObject({ total: 0, changed: 0 })
  })
})
