import { identityContract } from '@kxo/domain/identity/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { settingsContract, tenantSheetsContract as sheets } from '@kxo/domain/tenants/settings/settings-contract'
import { vendorContract as contract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossTenants, withTenant } from '../../../platform/database/tenancy.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { machineContext } from '../../../worker.ts'
import { suspendAnnounced, tenantsToSuspend } from '../ending/suspend-announced.ts'

let program: Program
let vendor: TenantWorld
let superAdmin: Persona
let world: TenantWorld
let boss: Persona
beforeAll(async () => {
  program = await startProgram()
  vendor = await aTenant(program, { label: 'Éditeur', name: 'kxo' })
  superAdmin = await vendor.anAdmin({ is_super_admin: true, mail: 'super@essai.test' })
  world = await aTenant(program)
  boss = await world.anAdmin()
})
afterAll(() => program.close())

const page = { query: { page: 1, page_size: 100 } } as const
const body = {
  label: 'Club du Lac',
  kind: 'club',
  formula: 'Annuelle',
  first_name: 'Inès',
  last_name: 'Morel',
  mail: 'ines@lac.test',
} as const
const actionsIn = (where: { inTenant: TenantWorld['inTenant'] }) =>
  where.inTenant(async (db) => (await db.selectFrom('traces').select('action').orderBy('id').execute()).map(({ action }) => action))

test('B8 only super administrators of the vendor’s tenant: the same rights elsewhere give nothing', async () => {
  const status = (who: Persona) =>
    callAs(program, who, contract.list, page).then(
      () => 200,
      (error: { status: number }) => error.status,
    )
  expect(await status(superAdmin)).toBe(200)
  expect(await status(await vendor.anAdmin())).toBe(403)
  expect(await status(boss)).toBe(403)
  expect(await status(await world.anAdmin({ is_super_admin: true }))).toBe(403)
})

test('B8 the tenants leave as a file, figures of each and nothing of a person; it leaves a trace', async () => {
  const file = await program.app.inject({
    method: 'GET',
    url: '/api/clients/?format=csv&columns=name,is_suspended,people&sort=name',
    headers: { authorization: `Bearer ${superAdmin.token}`, 'accept-language': 'fr' },
  })
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body.replace('\uFEFF', '').split('\r\n')[0]).toBe('Code;État;Comptes')
  expect(file.body).toMatch(new RegExp(`\\r\\n${world.name};Actif;\\d+\\r\\n`))
  expect(await actionsIn(vendor)).toContain('export_tenants')
  const refused = await program.app.inject({
    method: 'GET',
    url: '/api/clients/?format=csv',
    headers: { authorization: `Bearer ${boss.token}` },
  })
  expect(refused.statusCode).toBe(403)
})

describe('a tenant is born', () => {
  test.each([
    ['admin', 'Ce nom est réservé aux pages du service'],
    ['42', 'Des lettres sans accent, des chiffres et des tirets, et au moins une lettre'],
    ['club du lac', 'Des lettres sans accent, des chiffres et des tirets, et au moins une lettre'],
    ['KXO', 'Ce nom est déjà pris'],
  ])('never named %s', async (name, message) => {
    await expect(callAs(program, superAdmin, contract.create, { body: { name, ...body } })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'name', message }],
    })
  })

  test('with the words of its kind; its first administrator is invited; traced on both sides', async () => {
    const made = await callAs(program, superAdmin, contract.create, { body: { name: 'LAC', ...body } })
    expect(made).toMatchObject({ name: 'lac', kind: 'club', people: 1, admins: { used: 1, max: null }, is_suspended: false })
    const there = await callAs(program, null, tenantsContract.clientParams, { query: { client: 'lac' } })
    expect([there.glossary['event']?.fr.singular, there.params.public_directory]).toEqual(['rencontre', true])
    const { rows } = await program.database.pool.query(
      'select tenant_id, recipient, moment, subject, html from mails where recipient = $1',
      ['ines@lac.test'],
    )
    expect(rows).toMatchObject([{ tenant_id: made.id, moment: 'choose_password' }])
    expect(rows[0].html).toContain('/lac/choose-password/')
    const traces = await program.database.pool.query('select action, user_id from traces where tenant_id = $1 order by id', [made.id])
    expect(traces.rows.map(({ action }) => action)).toContain('create_user')
    expect(await actionsIn(vendor)).toContain('create_tenant')
  })
})

describe('settings of any tenant', () => {
  test('limits, features and vendor parameters are set, and traced on both sides', async () => {
    const at = { params: { id: world.id } }
    const { version } = await callAs(program, superAdmin, sheets.limits, at)
    await callAs(program, superAdmin, sheets.saveLimits, {
      ...at,
      body: { version, max_events: 5, max_admins: 2, max_mails_per_month: 100 },
    })
    const params = await callAs(program, superAdmin, sheets.params, at)
    await callAs(program, superAdmin, sheets.saveParams, { ...at, body: { version: params.version, module_facturation: true } })
    expect((await callAs(program, null, tenantsContract.clientParams, { query: { client: world.name } })).params.module_facturation).toBe(
      true,
    )
    const read = await callAs(program, boss, settingsContract.limits, { params: { client: world.name } })
    expect(read).toMatchObject({ max_events: 5, max_admins: 2, last_change: { by: null } })
    const there = await actionsIn(world)
    expect(there).toEqual(expect.arrayContaining(['cross_tenant', 'update_limits', 'update_settings']))
    // Nobody of the visited tenant is named: the number of the super administrator is someone else’s there.
    const named = await world.inTenant((db) => db.selectFrom('traces').select('user_id').where('action', '=', 'update_limits').execute())
    expect(named).toEqual([{ user_id: null }])
    expect((await actionsIn(vendor)).filter((action) => action === 'cross_tenant').length).toBeGreaterThanOrEqual(4)
  })

  test('the fence closes again: after a visit the vendor’s own people are still its own', async () => {
    const before = await vendor.inTenant((db) => db.selectFrom('traces').select('id').execute())
    await callAs(program, superAdmin, sheets.texts, { params: { id: world.id } })
    const after = await vendor.inTenant((db) => db.selectFrom('traces').select('id').execute())
    expect(after.length).toBe(before.length + 1)
    await expect(callAs(program, superAdmin, sheets.texts, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  })
})

test('B8 what all tenants use together is the vendor’s to see', async () => {
  const figures = (who: Persona) => callAs(program, who, contract.figures, {})
  const before = await figures(superAdmin)
  const own = await aTenant(program)
  await own.aPerson()
  const after = await figures(superAdmin)
  expect([after.active - before.active, after.people - before.people, after.suspended]).toEqual([1, 1, before.suspended])
  await expect(figures(boss)).rejects.toMatchObject({ status: 403 })
})

describe('suspended', () => {
  test('sessions close, the door says why, and everything comes back when it resumes', async () => {
    const own = await aTenant(program)
    const admin = await own.anAdmin()
    const open = () => callAs(program, admin, settingsContract.params, { params: { client: own.name } })
    await open()
    await callAs(program, superAdmin, contract.suspend, { params: { id: own.id }, body: { reason: 'Facture impayée' } })
    await expect(open()).rejects.toMatchObject({ status: 403, code: 'suspended' })
    await expect(
      callAs(program, null, identityContract.login, { body: { identifier: admin.mail, password: 'x', client: own.name } as never }),
    ).rejects.toMatchObject({ status: 403, message: expect.stringContaining('Cet espace est suspendu') })
    const line = await callAs(program, superAdmin, contract.resume, { params: { id: own.id } })
    expect([line.is_suspended, line.suspended_reason]).toEqual([false, null])
    await expect(open()).rejects.toMatchObject({ status: 401 })
    const again = await own.anAdmin()
    await callAs(program, again, settingsContract.params, { params: { client: own.name } })
    expect(await actionsIn(own)).toEqual(expect.arrayContaining(['suspend_tenant', 'resume_tenant']))
  })

  test('announced 15 days ahead: administrators are told, nothing changes before the day, and it may be given up', async () => {
    const own = await aTenant(program)
    const admin = await own.anAdmin({ mail: 'chef@essai.test' })
    const at = { params: { id: own.id } }
    const dayIn = (days: number) => dayInZone(new Date(Date.now() + days * 86_400_000), 'Europe/Paris')
    const announce = (suspends_on: string) =>
      callAs(program, superAdmin, contract.suspend, { ...at, body: { reason: 'Facture impayée', suspends_on } })
    await expect(announce(dayIn(14))).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'suspends_on', message: expect.stringContaining('15 jours avant') }],
    })
    const line = await announce(dayIn(15))
    expect([line.is_suspended, line.suspends_on]).toEqual([false, dayIn(15)])
    const { rows } = await program.database.pool.query('select subject, html from mails where recipient = $1', ['chef@essai.test'])
    expect(rows).toEqual([{ subject: expect.stringContaining('sera suspendu le'), html: expect.stringContaining('Facture impayée') }])

    const begin = async (now: Date) => {
      const tenant = await program.services.tenants.find(own.id)
      if (!tenant) throw new Error('the tenant is known')
      expect(await acrossTenants(program.database, ({ db }) => tenantsToSuspend(db, now))).toEqual(
        now.getTime() > Date.now() ? [own.id] : [],
      )
      await withTenant(program.database, own.id, (transaction) =>
        suspendAnnounced({ ...machineContext(program.services, tenant, transaction, async () => {}), now }),
      )
    }
    await begin(new Date())
    expect((await callAs(program, superAdmin, contract.get, at)).is_suspended).toBe(false)
    const open = () => callAs(program, admin, settingsContract.params, { params: { client: own.name } })
    await open()

    expect((await callAs(program, superAdmin, contract.resume, at)).suspends_on).toBeNull()
    await announce(dayIn(20))
    await begin(new Date(Date.now() + 20 * 86_400_000))
    expect(await callAs(program, superAdmin, contract.get, at)).toMatchObject({
      is_suspended: true,
      suspends_on: null,
      suspended_reason: 'Facture impayée',
    })
    await expect(open()).rejects.toMatchObject({ status: 403, code: 'suspended' })
    await expect(announce(dayIn(30))).rejects.toMatchObject({ status: 409, code: 'alreadySuspended' })
    expect(await actionsIn(own)).toEqual(expect.arrayContaining(['announce_suspension', 'suspend_tenant', 'resume_tenant']))
  })

  test('the vendor never shuts itself out', async () => {
    await expect(
      callAs(program, superAdmin, contract.suspend, { params: { id: vendor.id }, body: { reason: 'Erreur' } }),
    ).rejects.toMatchObject({ status: 409, code: 'vendorStays' })
  })
})

test('PRV-53 a termination asked reaches the vendor, and a dated acknowledgement reaches whoever asked', async () => {
  await callAs(program, boss, settingsContract.askVendor, {
    params: { client: world.name },
    body: { about: 'termination', message: 'Fin de l’activité' },
  })
  const { rows } = await program.database.pool.query(
    'select tenant_id, recipient, moment, subject from mails where moment like $1 order by tenant_id',
    ['formula_request%'],
  )
  expect(rows).toEqual([
    { tenant_id: vendor.id, recipient: 'super@essai.test', moment: 'formula_request', subject: 'Essai\u00A0: résiliation' },
    { tenant_id: world.id, recipient: boss.mail, moment: 'formula_request_copy', subject: 'Demande reçue\u00A0: résiliation' },
  ])
  const tasks = await vendor.inTenant((db) => db.selectFrom('tasks').select(['label', 'detail_text', 'status']).execute())
  expect(tasks).toEqual([{ label: 'Essai\u00A0: résiliation', detail_text: 'Fin de l’activité', status: 'todo' }])
})

describe('get_referent', () => {
  test('answers its own personal address to the administrator who is the referent at the vendor, and nothing to anyone else', async () => {
    const referent = await vendor.aPerson({ mail: boss.mail })
    const { company, unique_id } = await vendor.inTenant(async (db) => {
      const { id } = await db
        .insertInto('companies')
        .values({ name: 'Essai SAS', referent_id: referent.id })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { company: id, ...(await db.selectFrom('users').select('unique_id').where('id', '=', referent.id).executeTakeFirstOrThrow()) }
    })
    const at = { params: { id: world.id } }
    expect(await callAs(program, superAdmin, contract.companies, { ...at, query: { q: 'essai' } })).toEqual([
      { id: company, name: 'Essai SAS' },
    ])
    const elsewhere = await world.inTenant((db) =>
      db.insertInto('companies').values({ name: 'Ailleurs' }).returning('id').executeTakeFirstOrThrow(),
    )
    await expect(callAs(program, superAdmin, contract.setCompany, { ...at, body: { company: elsewhere.id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(callAs(program, boss, contract.setCompany, { ...at, body: { company } })).rejects.toMatchObject({ status: 403 })
    expect((await callAs(program, superAdmin, contract.setCompany, { ...at, body: { company } })).company).toEqual({
      id: company,
      name: 'Essai SAS',
    })
    const ask = (who: Persona) => callAs(program, who, settingsContract.referent, { params: { client: world.name } })
    expect(await ask(boss)).toEqual([{ unique_id }])
    expect(await ask(await world.anAdmin())).toEqual([])
    expect(await ask(await world.anAdmin({ is_restricted: 2 }))).toEqual([])
    expect(await ask(await world.aPerson())).toEqual([])
  })
})
