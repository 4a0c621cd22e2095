import { eventEndingContract as contract } from '@kxo/domain/events/bulk/ending-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPartnerOf, aRegistration } from '../../../testing/a-session.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { tampered } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

type Body = Input<typeof contract.cancelMany>['body']

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
const previewCancel = (ids: number[], who = admin) => callAs(program, who, contract.previewCancellations, { ...here(), body: { ids } })
const cancel = (ids: number[], who = admin, bills: Body['bills'] = 'task') =>
  callAs(program, who, contract.cancelMany, { ...here(), body: { ids, reason: 'Formatrice souffrante', bills } })
const previewRemove = (ids: number[], who = admin) => callAs(program, who, contract.previewRemovals, { ...here(), body: { ids } })
const remove = (ids: number[], who = admin) => callAs(program, who, contract.removeMany, { ...here(), body: { ids } })
const rowOf = (id: number) => tenant.inTenant((db) => db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst())

describe('cancelling many events', () => {
  it('says what it does all told, then ends each for one reason; what is over is left', async () => {
    const [one, other] = [await aTraining(tenant, admin.id, { title: 'Un' }), await aTraining(tenant, admin.id, { title: 'Deux' })]
    const over = await anOpenEvent(tenant, { title: 'Déjà annulé', cancelled_at: new Date() })
    const people = [await tenant.aPerson(), await tenant.aPerson()]
    const { id: registration } = await aRegistration(tenant, one.id, people[0]!.id)
    await aRegistration(tenant, other.id, people[1]!.id)
    const trainer = await tenant.aPartner()
    await aPartnerOf(tenant, other.id, trainer.id)
    const ids = [one.id, other.id, over]
    const previewed = await previewCancel(ids)
    expect(previewed).toMatchObject({ total: 3, changed: 2, left: [{ names: ['Déjà annulé'] }], impact: { people: 2, partners: 1 } })
    expect(await rowOf(one.id)).toMatchObject({ cancelled_at: null })
    expect(await cancel(ids)).toMatchObject({ changed: 2, left: [{ names: ['Déjà annulé'] }], impact: { people: 2 } })
    for (const { id } of [one, other])
      expect(await rowOf(id)).toMatchObject({ cancel_reason: 'Formatrice souffrante', cancelled_at: expect.any(Date) })
    for (const job of ['end-registrations', 'tell-cancellation'])
      for (const data of await waitingJobs(program, tenant.id, job)) await runJobNow(program, tenant.id, job, data)
    const ended = await tenant.inTenant((db) =>
      db.selectFrom('registrations').select('status').where('id', '=', registration).executeTakeFirstOrThrow(),
    )
    expect(registrationStatus.keyOf(ended.status)).toBe('cancelled')
    const moments = (mail: string) =>
      tenant.inTenant(async (db) =>
        (await db.selectFrom('mails').select('moment').where('recipient', '=', mail).execute()).map(({ moment }) => moment),
      )
    expect(await moments(people[1]!.mail)).toContain('cancel_event')
    expect(await moments(trainer.mail)).toContain('unassign_partner')
  })

  it('asks no more of the database for thirty than for two, but the job of each', async () => {
    const statements = async (n: number) => {
      const ids: number[] = []
      for (let index = 0; index < n; index++) ids.push(await anOpenEvent(tenant))
      const counting = { strip: (statement: string) => statement, counting: /^(?!.*pgboss)/s }
      const { result, counted } = await tampered(program, counting, () => cancel(ids))
      expect(result.changed).toBe(n)
      return counted
    }
    await statements(2)
    const few = await statements(2)
    expect(few).toBeGreaterThan(8)
    expect((await statements(30)) - few).toBeLessThan(10)
  })

  it('is refused to whoever may not change events, and credit notes to whoever issues none', async () => {
    const id = await anOpenEvent(tenant)
    await expect(cancel([id], await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
    const consultant = await tenant.aPerson({ profile_code: 'CNS', is_admin: true })
    await expect(cancel([id], consultant, 'credit')).rejects.toMatchObject({ status: 403 })
    expect(await rowOf(id)).toMatchObject({ cancelled_at: null })
    const elsewhere = await aTenant(program)
    const request = { params: { client: elsewhere.name }, body: { ids: [id], reason: 'Non', bills: 'task' as const } }
    expect(await callAs(program, await elsewhere.anAdmin(), contract.cancelMany, request)).toMatchObject({ total: 0, changed: 0 })
  })
})

describe('deleting many events', () => {
  it('deletes those nothing hangs on, and says what keeps the others', async () => {
    const [empty, peopled] = [await anOpenEvent(tenant, { title: 'Vide' }), await anOpenEvent(tenant, { title: 'Peuplé' })]
    const { id: dated } = await aTraining(tenant, admin.id, { title: 'Avec créneaux', inDays: 20 })
    await aRegistration(tenant, peopled, (await tenant.aPerson()).id)
    const ids = [empty, peopled, dated]
    const previewed = await previewRemove(ids)
    expect(previewed).toMatchObject({ changed: 2, left: [{ names: ['Peuplé'], reason: expect.stringMatching(/^1 inscription/) }] })
    expect(previewed.first.map(({ name }) => name)).toEqual(['Avec créneaux', 'Vide'])
    expect(await rowOf(empty)).toBeDefined()
    expect(await remove(ids)).toMatchObject({ changed: 2, left: [{ count: 1 }] })
    expect([await rowOf(empty), await rowOf(dated)]).toEqual([undefined, undefined])
    expect(await rowOf(peopled)).toMatchObject({ title: 'Peuplé' })
    const traced = await tenant.inTenant((db) => db.selectFrom('traces').select('info').where('action', '=', 'delete_event').execute())
    expect(new Set(traced.map(({ info }) => info))).toEqual(new Set(['Vide', 'Avec créneaux']))
  })

  it('is refused to a consultant and to whoever may not change events', async () => {
    const id = await anOpenEvent(tenant)
    for (const who of [await tenant.aPerson({ profile_code: 'CNS', is_admin: true }), await tenant.aPerson()]) {
      await expect(previewRemove([id], who)).rejects.toMatchObject({ status: 403 })
      await expect(remove([id], who)).rejects.toMatchObject({ status: 403 })
    }
    expect(await rowOf(id)).toBeDefined()
  })
})
