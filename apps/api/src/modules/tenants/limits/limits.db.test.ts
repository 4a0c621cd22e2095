import { eventsContract } from '@kxo/domain/events/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { aReadyDraft } from '../../../testing/a-draft.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { refuseBeyond } from '../index.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const limitTo = async (world: TenantWorld, limits: { max_events?: number; max_admins?: number; max_mails_per_month?: number }) => {
  await acrossTenants(program.database, ({ db }) => db.updateTable('tenants').set(limits).where('id', '=', world.id).execute())
  program.services.tenants.forget()
}
const publish = async (world: TenantWorld, boss: Persona, title: string) => {
  const id = await aReadyDraft(program, world, boss, title)
  return callAs(program, boss, eventsContract.publish, { params: { client: world.name, id } })
}
const notices = (world: TenantWorld) =>
  world.inTenant((db) =>
    db.selectFrom('mails').select(['occurrence', 'recipient', 'subject']).where('moment', '=', 'limit_reached').orderBy('id').execute(),
  )

test('B7 the sixth published of five is refused with its sentence, drafts count for none; told once at the fourth and once at the fifth', async () => {
  const world = await aTenant(program)
  const boss = await world.anAdmin()
  await world.anAdmin({ is_restricted: 1 })
  const plan = async (persona: Persona) => callAs(program, persona, eventsContract.plan, { params: { client: world.name } })
  expect(await plan(boss)).toEqual({ used: 0, max: null })
  await limitTo(world, { max_events: 5 })
  for (let n = 1; n <= 6; n++) await aReadyDraft(program, world, boss, `Brouillon ${n}`)
  for (let n = 1; n <= 3; n++) await publish(world, boss, `Atelier ${n}`)
  expect(await notices(world)).toEqual([])
  expect(await plan(boss)).toEqual({ used: 3, max: 5 })
  await expect(plan(await world.aPerson())).rejects.toMatchObject({ status: 403 })
  await publish(world, boss, 'Atelier 4')
  await publish(world, boss, 'Atelier 5')
  await expect(publish(world, boss, 'Atelier 6')).rejects.toMatchObject({
    status: 409,
    code: 'eventsLimitReached',
    message: 'Votre formule comprend 5 formations\u202F; la limite est atteinte.',
  })
  expect((await notices(world)).map(({ occurrence, recipient, subject }) => [occurrence.split(' ')[2], recipient, subject])).toEqual([
    ['80', boss.mail, '80\u00A0% des formations de votre formule'],
    ['100', boss.mail, 'Limite de formations atteinte'],
  ])
})

test('B7 only administrators who may sign in count', async () => {
  const world = await aTenant(program)
  await world.anAdmin()
  const gone = await world.anAdmin()
  await limitTo(world, { max_admins: 2 })
  const grant = () => world.asMachine((context) => refuseBeyond(context, 'admins'))
  await expect(grant()).rejects.toMatchObject({ kind: { code: 'adminsLimitReached' } })
  await world.inTenant((db) => db.updateTable('users').set({ status: 8 }).where('id', '=', gone.id).execute())
  await expect(grant()).resolves.toBeUndefined()
})

test('B7 a campaign larger than what is left is refused', async () => {
  const world = await aTenant(program)
  await limitTo(world, { max_mails_per_month: 10 })
  await expect(world.asMachine((context) => refuseBeyond(context, 'mails', 10))).resolves.toBeUndefined()
  await expect(world.asMachine((context) => refuseBeyond(context, 'mails', 11))).rejects.toMatchObject({
    kind: { code: 'mailsLimitReached' },
  })
})
