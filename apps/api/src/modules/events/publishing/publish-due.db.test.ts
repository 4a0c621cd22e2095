import { eventsContract } from '@kxo/domain/events/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aReadyDraft } from '../../../testing/a-draft.ts'
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

const on = (id: number) => ({ params: { client: tenant.name, id } })
const record = (id: number) => callAs(program, admin, eventsContract.record, on(id))
const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)
const schedule = async (id: number, dates: { publish_at?: Date | null; unpublish_at?: Date | null }) => {
  const { version, url } = await record(id)
  return callAs(program, admin, eventsContract.changePublication, {
    ...on(id),
    body: { version, url, responsible_id: admin.id, is_displayed_first: false, ...dates },
  })
}
/** The hour comes. */
const pass = async (id: number, field: 'publish_at' | 'unpublish_at') => {
  await tenant.inTenant((db) =>
    db
      .updateTable('events')
      .set({ [field]: inHours(-1) })
      .where('id', '=', id)
      .execute(),
  )
  await runJobNow(program, tenant.id, 'publish-scheduled', {})
}
const warnings = () =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select(['recipient', 'subject', 'html']).where('moment', '=', 'publication_refused').execute(),
  )

test('an event goes online at its hour and leaves at another, once', async () => {
  const id = await aReadyDraft(program, tenant, admin, 'À l’heure')
  await expect(schedule(id, { publish_at: inHours(3), unpublish_at: inHours(2) })).rejects.toMatchObject({ code: 'leavesBeforeOnline' })
  await schedule(id, { publish_at: inHours(2), unpublish_at: inHours(5) })
  await runJobNow(program, tenant.id, 'publish-scheduled', {})
  expect((await record(id)).is_active).toBe(false)
  await pass(id, 'publish_at')
  expect(await record(id)).toMatchObject({ is_active: true, publish_at: null })
  await pass(id, 'unpublish_at')
  expect(await record(id)).toMatchObject({ is_active: false, unpublish_at: null })
  expect(await warnings()).toEqual([])
})

test('an hour already past is accepted: what it says is done within the minute', async () => {
  const id = await aReadyDraft(program, tenant, admin, 'En retard')
  await schedule(id, { publish_at: inHours(-1) })
  await runJobNow(program, tenant.id, 'publish-scheduled', {})
  expect(await record(id)).toMatchObject({ is_active: true, publish_at: null })
})

test('what is missing by then keeps it offline, and whoever is in charge reads what', async () => {
  const id = await aReadyDraft(program, tenant, admin, 'À trous')
  await schedule(id, { publish_at: inHours(2) })
  await tenant.inTenant((db) => db.updateTable('events').set({ description: '' }).where('id', '=', id).execute())
  await pass(id, 'publish_at')
  const { is_active, publish_at, gaps } = await record(id)
  expect([is_active, publish_at, gaps.some(({ blocks }) => blocks)]).toEqual([false, null, true])
  const [mail, ...others] = await warnings()
  expect([mail?.recipient, mail?.subject, others.length]).toEqual([admin.mail, 'Publication impossible\u00A0: À trous', 0])
  expect(mail?.html).toContain('– ')
  await runJobNow(program, tenant.id, 'publish-scheduled', {})
  expect(await warnings()).toHaveLength(1)
})

test('put online or taken offline by hand, nothing is left to happen by itself', async () => {
  const id = await aReadyDraft(program, tenant, admin, 'À la main')
  await schedule(id, { publish_at: inHours(2), unpublish_at: inHours(5) })
  expect(await callAs(program, admin, eventsContract.publish, on(id))).toMatchObject({ publish_at: null })
  expect(await callAs(program, admin, eventsContract.unpublish, on(id))).toMatchObject({ unpublish_at: null })
})
