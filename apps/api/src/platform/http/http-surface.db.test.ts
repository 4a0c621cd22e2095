import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '../../modules/index.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type Persona } from '../../testing/world.ts'
import { isCounted } from './security.ts'

let program: Program
let person: Persona
let client: string
beforeAll(async () => {
  program = await startProgram({
    requestsPerMinute: 300,
    environment: { METRICS_TOKEN: 'a-token-of-sixteen', PUBLIC_URL: 'https://essai.test' },
  })
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

test('a script of a page carries no header browsers apply to documents alone; an address beside it carries them', async () => {
  const script = (await get('/assets/any-1a2b3c.js')).headers
  expect(script).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
  const ofDocuments = ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy']
  for (const name of ofDocuments) {
    expect(script, name).not.toHaveProperty(name)
    for (const url of ['/assets/any.html', '/assets/a/b.js', '/any.js', '/api/assets/any.js'])
      expect((await get(url)).headers, url).toHaveProperty(name)
  }
})

test('the process lives, the database answers, and both are measured', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await get('/metrics', { authorization: 'Bearer a-token-of-sixteen' })).body).toContain('http_request_seconds_bucket')
  for (const authorization of ['', 'Bearer another-of-sixteen', 'a-token-of-sixteen'])
    expect((await get('/metrics', { authorization })).statusCode).toBe(404)
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

test('both come as packed as asked, and asked again answer that nothing changed', async () => {
  for (const url of ['/api/openapi.json', '/api/docs']) {
    const plain = await get(url)
    const packed = await get(url, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync((await get(url, { 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(plain.body)
    expect((await get(url, { 'accept-encoding': 'gzip;q=0, br;q=0' })).headers['content-encoding']).toBeUndefined()
    const etag = String(packed.headers.etag)
    const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  }
})

test('answers of the API are kept by no cache, and devices are asked for what the product uses alone', async () => {
  for (const url of ['/api/session/', `/api/client-countries/?client=${client}`, '/api/nulle-part/'])
    expect((await get(url)).headers['cache-control'], url).toBe('private, no-store')
  expect(String((await get('/api/session/')).headers['permissions-policy'])).toMatch(/camera=\(self\).*geolocation=\(\)/)
})

test('the address of a caller is the one the nearest proxy saw, whatever the caller wrote before it', async () => {
  const from = async (forwarded: string) => {
    const { headers } = await program.app.inject({
      method: 'GET',
      url: '/api/session/',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
    })
    return Number(headers['x-ratelimit-remaining'])
  }
  const first = await from('198.51.100.1, 203.0.113.7')
  expect(await from('198.51.100.2, 203.0.113.7')).toBe(first - 1)
  expect(await from('203.0.113.7, 203.0.113.8')).toBe(first)
  expect(await from('203.0.113.7')).toBe(first - 2)
  // What is no address is nobody's: the proxy's own counts.
  expect(await from('forged')).toBe(first)
  expect(await from('forged again')).toBe(first - 1)
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

test('what cannot be printed is refused at the door, by its field: controls and halves of pairs in a query, a form, a body', async () => {
  const headers = { authorization: `Bearer ${person.token}` }
  for (const q of ['a%00b', '%1B', '%C2%85', '%01'])
    expect((await get(`/api/clients/${client}/bills/?q=${q}`, headers)).json(), q).toMatchObject({
      code: 'invalid',
      details: [{ field: 'q' }],
    })
  const post = (payload: string | object, type = 'application/json') =>
    program.app.inject({
      method: 'POST',
      url: `/api/front-logs/?client=${client}`,
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  for (const sign of ['\\u0000', '\\u0001', '\\u007f', '\\u009f', '\\ud83d', '\\udc00']) {
    const refused = await post(`{"page":"/login","message":"a${sign}b"}`)
    expect([refused.statusCode, refused.json()], sign).toMatchObject([422, { details: [{ field: 'message' }] }])
  }
  expect((await post('page=/login&message=a%01b', 'application/x-www-form-urlencoded')).statusCode).toBe(422)
  expect((await post({ page: '/login', message: 'deux\n\tlignes 🎉' })).statusCode).toBe(202)
  expect((await get(`/api/clients/${client}/bills/a%00/`, headers)).statusCode).toBe(404)
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
  const paths = ['/api/session/', '/', '/forma', '/assets/index-1f.js', '/healthz', '/readyz', '/healthzz', '/api/assets/']
  expect(paths.filter(isCounted)).toEqual(['/api/session/', '/', '/forma', '/healthzz', '/api/assets/'])
})
