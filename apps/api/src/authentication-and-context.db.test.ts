import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from './modules/identity/account/passwords.ts'
import { type Program, startProgram } from './testing/program.ts'
import { aTenant, type Persona, type TenantWorld } from './testing/world.ts'

/** The calls of authentication and context, as their clients write them: form bodies, a bearer token, its paths and names. */
let program: Program
let tenant: TenantWorld
let person: Persona
const password = 'Corbeille-7-Lune'
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { label: 'Forma', params: { field_tabs: true } })
  const company_id = await tenant.inTenant(async (db) => {
    const company = await db.insertInto('companies').values({ name: 'Acme' }).returning('id').executeTakeFirstOrThrow()
    return company.id
  })
  person = await tenant.aPerson({ password_hash: await hashPassword(password), company_id })
})
afterAll(() => program.close())

type Sent = { form?: Record<string, string>; token?: string | null; language?: string }
async function send(method: 'GET' | 'POST' | 'PATCH', path: string, { form, token = person.token, language = 'fr' }: Sent = {}) {
  const response = await program.app.inject({
    method,
    url: `/api/${path}`,
    headers: {
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  })
  return { status: response.statusCode, body: response.json() as never as Record<string, unknown> }
}
const client = () => `clients/${tenant.name}`
const tracesOf = (action: string) =>
  tenant.inTenant((db) => db.selectFrom('traces').selectAll().where('action', '=', action).orderBy('id', 'desc').execute())

describe('authentication and context', () => {
  test('POST login/ with identifier and password', async () => {
    const { status, body } = await send('POST', 'login/', {
      form: { identifier: person.mail, password, client: tenant.name },
      token: null,
    })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([
      'access',
      'client',
      'client_id',
      'is_partner',
      'is_referent',
      'refresh',
      'user',
      'user_admin',
    ])
    expect(body).toMatchObject({ is_partner: false, is_referent: false, user_admin: false, client_id: tenant.id })
    expect(await send('GET', 'session/', { token: String(body['access']) })).toMatchObject({ status: 200 })
  })

  test('GET get-client-params/, as a visitor who names a tenant and as somebody signed in', async () => {
    const expected = { status: 200, body: { id: tenant.id, name: tenant.name, label: 'Forma' } }
    expect(await send('GET', `get-client-params/?client=${tenant.name}`, { token: null })).toMatchObject(expected)
    expect(await send('GET', 'get-client-params/')).toMatchObject(expected)
  })

  test('GET get-css/{client}/ holds every custom and theme colour', async () => {
    const { status, body } = await send('GET', `get-css/${tenant.name}/`, { token: null })
    expect(status).toBe(200)
    const hex = expect.stringMatching(/^#[0-9a-f]{6}$/i)
    const custom = ['primary', 'user_primary', 'user_secondary', 'modal'].flatMap((of) => [`${of}_color`, `${of}_font_color`])
    expect(body).toMatchObject(Object.fromEntries(custom.map((name) => [name, hex])))
    const theme = ['primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning']
    expect(body['theme']).toMatchObject(Object.fromEntries(theme.map((name) => [name, hex])))
  })

  test('POST, GET and PATCH clients/{client}/context/ keep fields and filters given as JSON text', async () => {
    const fields = JSON.stringify({ users_fields: ['last_name'] })
    const created = await send('POST', `${client()}/context/`, { form: { user: String(person.id), fields, filters: '{}' } })
    expect(created).toMatchObject({ status: 201, body: { user: person.id, fields: { users_fields: ['last_name'] } } })
    const filters = JSON.stringify({ users_filters: { q: 'paris' } })
    const id = String(created.body['id'])
    expect(await send('PATCH', `${client()}/context/${id}/`, { form: { filters } })).toMatchObject({ status: 200 })
    const preferences = { fields: { users_fields: ['last_name'] }, filters: { users_filters: { q: 'paris' } } }
    expect((await send('GET', `${client()}/context/`)).body).toMatchObject([preferences])
  })

  test.each([
    ['pied_page', null],
    ['mentions_legales', null],
    ['field_tabs', 'True'],
    ['module_facturation', 'False'],
  ])('GET clients/{client}/get_client_fields/?name=%s', async (name, value) =>
    expect(await send('GET', `${client()}/get_client_fields/?name=${name}`)).toEqual({ status: 200, body: { responses: { value } } }),
  )

  test('GET clients/{id}/get_referent/ answers a list', async () =>
    expect(await send('GET', `clients/${tenant.id}/get_referent/`)).toEqual({ status: 200, body: [] }))

  test('GET client-countries/ needs no session, and speaks the caller’s language', async () => {
    const first = async (language: string) =>
      (await send('GET', `client-countries/?client=${tenant.name}`, { token: null, language })).body as never as object[]
    expect((await first('fr'))[0]).toEqual({ id: 'FR', name: 'France' })
    expect(await first('fr')).toContainEqual({ id: 'DE', name: 'Allemagne' })
    expect(await first('en')).toContainEqual({ id: 'DE', name: 'Germany' })
  })

  test('GET company-logo/ answers the address of the logo of one’s company', async () => {
    expect(await send('GET', 'company-logo/')).toEqual({ status: 200, body: { logo: null } })
    await tenant.inTenant(async (db) => {
      const logo = { name: 'l.png', content_type: 'image/png', size: 1, sha256: 'x', storage_key: `${tenant.id}/l` }
      const { id } = await db.insertInto('files').values(logo).returning('id').executeTakeFirstOrThrow()
      await db.updateTable('companies').set({ logo_file_id: id }).where('name', '=', 'Acme').execute()
    })
    expect(await send('GET', 'company-logo/')).toMatchObject({
      body: { logo: expect.stringMatching(/^\/api\/clients\/.+\/companies\/\d+\/logo\/\?key=/) },
    })
    expect((await send('GET', 'company-logo/', { token: (await tenant.aPerson()).token })).body).toEqual({ logo: null })
  })

  test('POST clients/{client}/trace/ with every name of §7: whoever calls is who acts', async () => {
    const form = {
      action: 'logout',
      info: 'Déconnexion',
      user: String(person.id),
      by_user: 'Quelqu’un d’autre',
      private: 'false',
      client: tenant.name,
      status: 'done',
    }
    expect(await send('POST', `${client()}/trace/`, { form })).toMatchObject({ status: 201 })
    expect((await tracesOf('screen:logout'))[0]).toMatchObject({
      info: 'Déconnexion',
      user_id: person.id,
      subject_id: person.id,
      status: 'done',
    })
  })

  test('POST alert-error/ keeps the page, the function, the error and its details', async () => {
    const form = { page: '/events', error: 'TypeError: x', function: 'state', details: 'at draw (events.tsx:3)' }
    expect(await send('POST', 'alert-error/', { form })).toMatchObject({ status: 202 })
    expect((await tracesOf('screen-error'))[0]).toMatchObject({
      info: '/events state TypeError: x\nat draw (events.tsx:3)',
      user_id: person.id,
      is_private: true,
    })
  })

  test('POST front-logs/ keeps the page and the message', async () => {
    expect(await send('POST', 'front-logs/', { form: { page: '/login', message: 'chargement lent' } })).toMatchObject({ status: 202 })
    expect((await tracesOf('screen-log'))[0]).toMatchObject({ info: '/login chargement lent' })
  })

  test('POST logout/ and its trace, which names the person', async () => {
    const leaving = await tenant.aPerson()
    expect(await send('POST', 'logout/', { form: {}, token: leaving.token })).toMatchObject({ status: 200 })
    expect((await tracesOf('logout'))[0]).toMatchObject({ user_id: leaving.id })
    expect(await send('GET', 'session/', { token: leaving.token })).toMatchObject({ status: 401 })
  })
})
