import { checkNames } from '@kxo/domain/diagnostics/checks'
import { diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type JobData, job } from '../../platform/work/jobs.ts'
import { aMailServer } from '../../testing/a-mail-server.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type Refused, type TenantWorld } from '../../testing/world.ts'
import { jobHandlers } from '../index.ts'

const fragile = job<{ what: string }>({ name: 'fragile', label: { fr: 'Travail fragile', en: 'Fragile work' }, retries: 0 })

let program: Program
let tenant: TenantWorld
let other: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  ;[tenant, other] = [await aTenant(program), await aTenant(program)]
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const check = (name: (typeof checkNames)[number], who = admin) =>
  callAs(program, who, diagnosticsContract.runCheck, { params: { client: tenant.name, check: name } })
const failed = async (world: TenantWorld, who: Persona) =>
  (await callAs(program, who, diagnosticsContract.failedJobs, { params: { client: world.name } })).results
const replay = (world: TenantWorld, who: Persona, ids?: string[]) =>
  callAs(program, who, diagnosticsContract.replayJobs, { params: { client: world.name }, body: { ids } })

test('each part is checked, and says what is wrong', async () => {
  expect(await check('storage')).toMatchObject({ state: 'ok', message: 'Un fichier a été écrit, relu et effacé.', advice: null })
  expect(await check('database')).toMatchObject(
    program.database.engine === 'postgres' ? { state: 'ok' } : { state: 'warning', advice: expect.stringContaining('DATABASE_URL') },
  )
  expect(await check('mail')).toMatchObject({ state: 'warning', advice: expect.stringContaining('SMTP_URL') })
  expect(await check('worker')).toMatchObject({ state: 'failed', message: expect.stringContaining('aucun signe de vie') })
  await program.work()
  await expect.poll(async () => (await check('worker')).state, { timeout: 10_000 }).toBe('ok')
})

test('the clock, the chains and a specimen are checked; the specimen says what its issuer lacks', async () => {
  expect(await check('clock')).toMatchObject({ state: 'ok' })
  expect(await check('ledger')).toMatchObject({ state: 'ok', message: expect.stringContaining('rien n’a été réécrit') })
  expect(await check('attendance')).toMatchObject({ state: 'ok', message: expect.stringContaining('Aucune signature') })
  expect(await check('invoice')).toMatchObject({ state: 'ok', advice: null })
  const issuer = (set: { siren?: string; is_default?: boolean }) => tenant.inTenant((db) => db.updateTable('entities').set(set).execute())
  const [{ siren }] = (await tenant.inTenant((db) => db.selectFrom('entities').select('siren').execute())) as [{ siren: string }] // the one of the world
  await issuer({ siren: '' })
  expect(await check('invoice')).toMatchObject({ state: 'warning', message: expect.stringContaining('BR-FR-10') })
  await issuer({ siren, is_default: false })
  expect(await check('invoice')).toMatchObject({ state: 'warning', message: expect.stringContaining('n’émet encore') })
  await issuer({ is_default: true })
  const bills = await tenant.inTenant((db) => db.selectFrom('bills').select('id').execute())
  expect(bills).toEqual([])
})

test('whoever diagnoses writes to oneself, and nobody else does', async () => {
  const write = (who: Persona) => callAs(program, who, diagnosticsContract.sendTestMail, { params: { client: tenant.name } })
  expect(await write(admin)).toEqual({ mail: admin.mail, is_delivered: false })
  const mails = await tenant.inTenant((db) =>
    db.selectFrom('mails').select(['recipient', 'subject']).where('moment', '=', 'diagnosis').execute(),
  )
  expect(mails).toEqual([{ recipient: admin.mail, subject: 'Diagnostic\u00A0: ce mail vous est bien arrivé' }])
  await expect(write(await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
  await expect(
    callAs(program, await tenant.aPerson({ is_admin: true, is_restricted: 2 }), diagnosticsContract.runCheck, {
      params: { client: tenant.name, check: 'ledger' },
    }),
  ).rejects.toMatchObject({ status: 403 })
})

test('a mail server is reached, or its failure told', async () => {
  const server = await aMailServer()
  const connected = await startProgram({ environment: { SMTP_URL: server.url } })
  const world = await aTenant(connected)
  const boss = await world.anAdmin()
  const checkMail = () => callAs(connected, boss, diagnosticsContract.runCheck, { params: { client: world.name, check: 'mail' } })
  expect(await checkMail()).toMatchObject({ state: 'ok' })
  await server.close()
  expect(await checkMail()).toMatchObject({ state: 'failed', message: expect.stringMatching(/^Échec/) })
  await connected.close()
})

test('failed work is seen and replayed by its own tenant, one or all', async () => {
  let isFixed = false
  const done: string[] = []
  const work = async ({ tenant_id, what }: JobData): Promise<void> => {
    if (!isFixed) throw new Error(`panne de ${String(what)}`)
    done.push(`${tenant_id} ${String(what)}`)
  }
  await program.jobs.work(fragile, (batch) => Promise.allSettled(batch.map(work)))
  for (const [world, whats] of [
    [tenant, ['a', 'b', 'c']],
    [other, ['x']],
  ] as const)
    for (const what of whats) await world.asMachine((context) => context.enqueue(fragile, { what }))
  const stranger = await other.anAdmin()
  await expect.poll(async () => (await failed(tenant, admin)).length + (await failed(other, stranger)).length, { timeout: 15_000 }).toBe(4)

  const seen = await failed(tenant, admin)
  expect(seen.map(({ label, reason }) => [label, reason]).sort(([, a = ''], [, b = '']) => a.localeCompare(b))).toEqual(
    ['a', 'b', 'c'].map((what) => ['Travail fragile', `panne de ${what}`]),
  )
  expect(await replay(other, stranger, [seen[0]!.id])).toEqual({ replayed: 0 })

  isFixed = true
  const one = seen.find(({ reason }) => reason.endsWith('b'))!
  expect(await replay(tenant, admin, [one.id])).toEqual({ replayed: 1 })
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([`${tenant.id} b`])
  expect(await replay(tenant, admin)).toEqual({ replayed: 2 })
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(3)
  expect(await failed(tenant, admin)).toEqual([])
  expect(await failed(other, stranger)).toHaveLength(1)
})

test('only unrestricted administrators and super administrators diagnose', async () => {
  const refused = async (who: Persona) =>
    (
      await failed(tenant, who).then(
        () => Promise.reject(new Error('was accepted')),
        (error: Refused) => error,
      )
    ).status
  for (const who of [
    await tenant.aPerson(),
    await tenant.anAdmin({ is_restricted: 1 }),
    await tenant.anAdmin({ is_restricted: 2 }),
    await tenant.aPerson({ profile_code: 'CNS' }),
  ])
    expect(await refused(who)).toBe(403)
  const superAdmin = await tenant.aPerson({ is_super_admin: true })
  expect(await failed(tenant, superAdmin)).toEqual([])
  for (const name of checkNames) expect((await check(name, superAdmin)).check).toBe(name)
})

test('every job says in words what it does', () => {
  expect(jobHandlers.filter(({ job: { label } }) => label === undefined).map(({ job: { name } }) => name)).toEqual([])
})
