import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '../modules/index.ts'
import { type Program, startProgram } from '../testing/program.ts'
import { aTenant, type Persona } from '../testing/world.ts'
import { isCounted } from './security.ts'

let program: Program
let person: Persona
let client: string
beforeAll(async () => {
  program = await startProgram({ requestsPerMinute: 300 })
  const tenant = await aTenant(program)
  client = tenant.name
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const get = (url: string, headers: Record<string, string> = {}) => program.app.inject({ method: 'GET', url, headers })

test('security headers: a strict policy without inline script, no sniffing, no foreign frame', async () => {
  const { headers } = await get('/api/client-countries/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self'( 'wasm-unsafe-eval')?;/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('the process lives, the database answers, and both are measured', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await get('/metrics')).body).toContain('http_request_seconds_bucket')
})

test('the contracts document themselves: OpenAPI 3.1 with every endpoint, and a page to read', async () => {
  const document = (await get('/api/openapi.json')).json() as { openapi: string; paths: Record<string, object> }
  expect(document.openapi).toBe('3.1.0')
  const declared = Object.values(modules).flatMap((groups) => groups.flatMap(({ contract }) => Object.values(contract)))
  for (const { path, method } of declared)
    expect(document.paths[path.replace(/:(\w+)/g, '{$1}')], path).toHaveProperty(method.toLowerCase())
  const page = await get('/api/docs')
  expect(page.body).toContain('/token/refresh/')
  expect(page.body).not.toContain('<script')
})

test('the trailing slash is optional, and bodies may be forms or JSON', async () => {
  expect((await get(`/api/client-countries?client=${client}`)).statusCode).toBe(200)
  const form = {
    method: 'POST' as const,
    url: `/api/front-logs?client=${client}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'page=/login&message=essai',
  }
  expect((await program.app.inject(form)).statusCode).toBe(202)
  expect(
    (await program.app.inject({ method: 'POST', url: `/api/front-logs/?client=${client}`, payload: { page: '/login', message: 'essai' } }))
      .statusCode,
  ).toBe(202)
})

test('answers speak the caller’s language', async () => {
  const said = async (language: string): Promise<string> =>
    ((await get('/api/session/', { 'accept-language': language })).json() as { message: string }).message
  expect(await said('fr-FR,fr;q=0.9')).toBe('Votre session a expiré. Reconnectez-vous.')
  expect(await said('en')).toBe('Your session has expired. Please sign in again.')
})

test('an unknown address of the API is a JSON 404', async () => {
  const response = await get('/api/nulle-part/')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'notFound' })
})

test('a token of the tenant opens its path by number or by name, in any case', async () => {
  const headers = { authorization: `Bearer ${person.token}` }
  expect((await get(`/api/clients/${client}/context/`, headers)).statusCode).toBe(200)
  expect((await get(`/api/clients/${client.toUpperCase()}/context/`, headers)).statusCode).toBe(200)
})

test('a token signed with another key, or of another algorithm, opens nothing', async () => {
  const [, claims] = person.token.split('.')
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`
  expect((await get('/api/session/', { authorization: `Bearer ${unsigned}` })).statusCode).toBe(401)
  expect((await get('/api/session/', { authorization: `Bearer ${person.token.slice(0, -4)}AAAA` })).statusCode).toBe(401)
})

test('too many requests from one address are told so, whatever they ask', async () => {
  const ask = (url: string) =>
    program.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.9', headers: { 'accept-language': 'fr' } })
  const statuses = []
  for (let n = 0; n < 310; n++) statuses.push((await ask(`/api/client-countries/?client=${client}`)).statusCode)
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  for (const url of [`/api/client-countries/?client=${client}`, '/api/session/']) {
    const refused = await ask(url)
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { code: 'tooMany', message: 'Trop de tentatives. Réessayez dans 1 minute.' },
    ])
  }
})

test('what watches the program and the files of the web are not counted among the requests of an address', () => {
  const asked = ['/api/session/', '/', '/forma', '/assets/index-1f.js', '/healthz', '/readyz', '/healthzz', '/api/assets/']
  expect(asked.filter(isCounted)).toEqual(['/api/session/', '/', '/forma', '/healthzz', '/api/assets/'])
})
