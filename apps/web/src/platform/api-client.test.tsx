import { identityContract } from '@kxo/domain/identity/contract'
import { endpoint } from '@kxo/domain/kernel/contract'
import { listOf, listQuery } from '@kxo/domain/kernel/listing'
import { wire } from '@kxo/domain/kernel/wire'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { holdUnsaved } from '../ui/form/unsaved.ts'
import { call, fetchFile, urlOf } from './api-client.ts'
import { offerLoginDialog, onSessionLost } from './refresh.ts'
import { actAs, clearSession, keepSession, readSession } from './session.ts'
import { sessionOf, tenantOf, tokenSigned } from './viewer-fixtures.ts'

const sale = endpoint({
  method: 'POST',
  path: '/clients/:client/sales/',
  summary: 'x',
  params: z.object({ client: z.string() }),
  body: z.object({ amount: wire.money, at: wire.instant }),
  response: z.object({ id: wire.id, amount: wire.money, at: wire.instant }),
})
const sales = endpoint({
  method: 'GET',
  path: '/clients/:client/sales/',
  summary: 'x',
  params: z.object({ client: z.string() }),
  query: z.object(listQuery),
  response: listOf(z.object({ id: wire.id })),
})
const shop = endpoint({ ...sales, access: 'public' })
const printed = endpoint({ method: 'GET', path: '/sales/print/', summary: 'x', streams: ['application/pdf'] })

type SentRequest = { url: string; method: string; headers: Record<string, string>; body: string | null }
const requests: SentRequest[] = []
let answers: (() => Response)[] = []
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status })
const forma = tenantOf('forma')
const instant = '2027-03-05T08:00:00.000Z'
const sold = json(200, { id: 3, amount: 12.5, at: instant })
const expired = json(401, { code: 'noSession', message: 'Votre session a expiré.' })
const refreshed = () =>
  json(200, z.encode(identityContract.refresh.response, sessionOf(forma, { access: 'access-2', refresh: 'refresh-2' })))()
const sell = () => call(sale, { params: { client: 'forma' }, body: { amount: 1250, at: new Date(instant) } })

beforeEach(() => {
  requests.length = 0
  localStorage.clear()
  clearSession()
  keepSession(sessionOf(forma))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: (init.body as string | null) ?? null,
    })
    const answer = answers.shift()
    if (!answer) throw new TypeError('network down')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('one call', () => {
  test('domain values go out as wire values and come back as domain values', async () => {
    answers = [sold]
    expect(await sell()).toEqual({ id: 3, amount: 1250, at: new Date(instant) })
    expect(requests[0]).toMatchObject({
      url: '/api/clients/forma/sales/',
      method: 'POST',
      body: JSON.stringify({ amount: 12.5, at: instant }),
    })
    expect(requests[0]!.headers).toMatchObject({ authorization: 'Bearer access-1', 'accept-language': 'fr' })
    expect(requests[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  test('what is public in another space is asked as a visitor, in one’s own as oneself', async () => {
    const look = (client: string) => call(shop, { params: { client }, query: { page: 1, page_size: 25 } })
    const none = json(200, { results: [], count: 0, page: 1, page_size: 25 })
    answers = [none, none]
    await look('club')
    await look('forma')
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual([undefined, `Bearer ${readSession()?.access}`])
  })

  test('an address that names nothing is not found, and nothing is asked', async () => {
    const one = endpoint({ method: 'GET', path: '/sales/:id/', summary: 'x', params: z.object({ id: wire.id }) })
    await expect(call(one, { params: { id: Number('abc') } })).rejects.toMatchObject({ status: 404, code: 'notFound' })
    expect(requests).toEqual([])
  })

  test('a read carries no idempotency key, and its query is short', async () => {
    answers = [json(200, { results: [{ id: 1 }], count: 1, page: 2, page_size: 10 })]
    const query = { page: 2, page_size: 10, sort: '-id', q: undefined, filters: [{ field: 'id', comparator: '>' as const, value: 3 }] }
    expect((await call(sales, { params: { client: 'forma' }, query: { ...query, format: undefined, columns: undefined } })).count).toBe(1)
    expect(requests[0]!.headers['idempotency-key']).toBeUndefined()
    const search = new URL(requests[0]!.url, 'http://x').searchParams
    expect(Object.fromEntries(search)).toEqual({
      page: '2',
      page_size: '10',
      sort: '-id',
      filters: '[{"field":"id","comparator":">","value":3}]',
    })
  })

  test('a list in a query is joined by commas', () =>
    expect(urlOf(sales, { params: { client: 'a' }, query: { page: 1, page_size: 25, columns: ['id', 'name'] } })).toContain(
      'columns=id%2Cname',
    ))

  test('a refusal keeps its code, its sentence, its fields and its reference', async () => {
    answers = [
      json(422, {
        code: 'invalid',
        message: 'Sauvegarde impossible',
        details: [{ field: 'amount', message: 'Requis' }],
        correlation_id: 'c-1',
      }),
    ]
    await expect(sell()).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      code: 'invalid',
      message: 'Sauvegarde impossible',
      details: [{ field: 'amount', message: 'Requis' }],
      correlation_id: 'c-1',
    })
  })

  test('a page of a proxy in place of an answer is an error in words', async () => {
    answers = [() => new Response('<html>', { status: 502 })]
    const sentence = 'Le service est momentanément indisponible. Réessayez dans un instant.'
    await expect(sell()).rejects.toMatchObject({ status: 502, code: 'unexpected', message: sentence })
    answers = [() => new Response('null', { status: 500 })]
    await expect(sell()).rejects.toMatchObject({ status: 500, code: 'unexpected', message: 'Une erreur est survenue' })
  })

  test('values the schema refuses never leave', async () => {
    await expect(call(sale, { params: { client: 'forma' }, body: { amount: 0.5, at: new Date(instant) } })).rejects.toMatchObject({
      status: 422,
    })
    expect(requests).toEqual([])
  })

  test('an answer cut halfway is no answer', async () => {
    answers = [() => new Response('{"id": 3, "amo', { status: 200 })]
    await expect(sell()).rejects.toMatchObject({ name: 'NetworkError' })
  })

  test('no answer is a network error', async () => {
    answers = []
    await expect(sell()).rejects.toMatchObject({ name: 'NetworkError' })
  })

  test('a file comes with the name the server gives it', async () => {
    answers = [() => new Response('%PDF', { headers: { 'content-disposition': "attachment; filename*=UTF-8''facture%20%C3%A9mise.pdf" } })]
    const file = await fetchFile(printed, {})
    expect(file.name).toBe('facture émise.pdf')
    expect(await file.blob.text()).toBe('%PDF')
  })
})

test('a token about to end is renewed first: the server is never asked with one it refuses', async () => {
  const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000)
  keepSession(sessionOf(forma, { access: tokenSigned(new Date()) }))
  localStorage.setItem('token', tokenSigned(minutesAgo(15)))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  answers = [refreshed, sold]
  await sell()
  expect(requests.map(({ url }) => url)).toEqual([`/api${identityContract.refresh.path}`, '/api/clients/forma/sales/'])
  expect(requests[1]!.headers['authorization']).toBe('Bearer access-2')
})

describe('an act asked again before its answer came is the same act', () => {
  const keys = () => requests.map(({ headers }) => headers['idempotency-key'])
  const one = endpoint({ ...sale, method: 'PATCH', path: '/sales/:id/', params: z.object({ id: wire.id }) })
  const change = (id: number, amount: number) => call(one, { params: { id }, body: { amount, at: new Date(instant) } })

  test.each([
    ['the network lost the answer', () => Promise.reject(new TypeError('lost')) as never],
    ['a proxy failed', () => new Response('', { status: 504 })],
    ['the answer was cut', () => new Response('{"id"')],
  ])('%s: the key is the same, and another once it is answered', async (_, lost) => {
    answers = [lost, sold, sold]
    await expect(sell()).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
    await sell()
    await sell()
    expect(keys()[1]).toBe(keys()[0])
    expect(keys()[2]).not.toBe(keys()[0])
  })

  test('two at once are one; other words are another act', async () => {
    answers = [sold, sold, sold]
    await Promise.all([sell(), sell(), call(sale, { params: { client: 'forma' }, body: { amount: 99, at: new Date(instant) } })])
    expect(new Set(keys()).size).toBe(2)
    expect(keys()[1]).toBe(keys()[0])
  })

  test('what is refused is asked anew', async () => {
    answers = [json(409, { code: 'conflict' }), sold]
    await expect(sell()).rejects.toMatchObject({ code: 'conflict' })
    await sell()
    expect(keys()[1]).not.toBe(keys()[0])
  })

  test('on, off, on again: an act done since on the same record ends it', async () => {
    answers = [() => Promise.reject(new TypeError('lost')) as never, sold, sold]
    await expect(change(3, 100)).rejects.toMatchObject({ name: 'NetworkError' })
    await new Promise((resolve) => setTimeout(resolve, 2))
    await change(3, 0)
    await change(3, 100)
    expect(new Set(keys()).size).toBe(3)
  })

  test('what is refused since on the same record does not end it', async () => {
    answers = [() => Promise.reject(new TypeError('lost')) as never, json(409, { code: 'editedMeanwhile' }), sold]
    await expect(change(3, 100)).rejects.toMatchObject({ name: 'NetworkError' })
    await new Promise((resolve) => setTimeout(resolve, 2))
    await expect(change(3, 0)).rejects.toMatchObject({ code: 'editedMeanwhile' })
    await change(3, 100)
    expect(keys()[2]).toBe(keys()[0])
  })

  test('a file is the same when it is the same file', async () => {
    const deposit = endpoint({ method: 'POST', path: '/files/', summary: 'x', upload: { maxBytes: 10, accept: ['text/plain'] } })
    const lost = () => Promise.reject(new TypeError('lost')) as never
    const send = (name: string) => call(deposit, { files: { file: new File(['x'], name, { lastModified: 7 }) } }).catch(() => null)
    answers = [lost, lost, lost]
    await send('a.txt')
    await send('a.txt')
    await send('b.txt')
    expect(keys()[1]).toBe(keys()[0])
    expect(keys()[2]).not.toBe(keys()[0])
  })
})

describe('silent refresh', () => {
  test('an expired token is refreshed once and the call replayed with the same key', async () => {
    answers = [expired, refreshed, sold]
    expect((await sell()).id).toBe(3)
    expect(requests.map(({ url }) => url)).toEqual(['/api/clients/forma/sales/', '/api/token/refresh/', '/api/clients/forma/sales/'])
    expect(requests[1]!.body).toBe(JSON.stringify({ refresh: 'refresh-1' }))
    expect(requests[2]!.headers['authorization']).toBe('Bearer access-2')
    expect(requests[2]!.headers['idempotency-key']).toBe(requests[0]!.headers['idempotency-key'])
    expect(readSession()?.refresh).toBe('refresh-2')
  })

  test('calls that expire together share one refresh', async () => {
    answers = [expired, expired, refreshed, sold, sold]
    await Promise.all([sell(), sell()])
    expect(requests.filter(({ url }) => url.includes('refresh'))).toHaveLength(1)
  })

  test('a dead session is closed, and its tenant told', async () => {
    const lost: unknown[] = []
    const stop = onSessionLost((loss) => lost.push(loss))
    answers = [expired, json(401, { code: 'noSession' })]
    await expect(sell()).rejects.toMatchObject({ status: 401 })
    expect(readSession()).toBeNull()
    expect(lost).toEqual([{ client: 'forma', isSignedOut: false, isBack: false }])
    stop()
  })

  test('a dead session of someone an administrator acts as leads back to their own; no password is asked, nothing is replayed in their name', async () => {
    const lost: unknown[] = []
    const stop = onSessionLost((loss) => lost.push(loss))
    const ask = vi.fn<() => Promise<boolean>>(async () => true)
    const withdraw = offerLoginDialog(ask)
    actAs(sessionOf(forma, { access: 'acting', user: { id: 8, acting_admin: 'Ana Roy' } }))
    answers = [expired, json(401, { code: 'noSession' })]
    await expect(sell()).rejects.toMatchObject({ status: 401 })
    expect(readSession()?.access).toBe('access-1')
    expect(lost).toEqual([{ client: 'forma', isSignedOut: false, isBack: true }])
    expect(ask).not.toHaveBeenCalled()
    stop()
    withdraw()
  })

  test('what one person asked is not done by the next', async () => {
    answers = [
      () => {
        actAs(sessionOf(forma, { access: 'acting', user: { id: 8, acting_admin: 'Ana Roy' } }))
        return expired()
      },
      sold,
    ]
    await expect(sell()).rejects.toMatchObject({ status: 401 })
    expect(requests).toHaveLength(1)
  })

  test('with something typed, the login opens over the page and the act is replayed', async () => {
    const release = holdUnsaved()
    const withdraw = offerLoginDialog(async () => {
      keepSession(sessionOf(forma, { access: 'access-9' }))
      return true
    })
    answers = [expired, json(401, { code: 'noSession' }), sold]
    expect((await sell()).id).toBe(3)
    expect(requests[2]!.headers['authorization']).toBe('Bearer access-9')
    release()
    withdraw()
  })

  test('an act asks to log in even when nothing was typed, and what is read meanwhile waits; what nobody waits for does not ask', async () => {
    let logIn: (back: boolean) => void = () => undefined
    const ask = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (logIn = resolve)))
    const withdraw = offerLoginDialog(ask)
    const dead = json(401, { code: 'noSession' })
    const none = json(200, { results: [], count: 0, page: 1, page_size: 25 })
    answers = [expired, dead]
    const sent = sell()
    await vi.waitFor(() => expect(ask).toHaveBeenCalled())
    answers = [expired, dead]
    const read = call(sales, { params: { client: 'forma' }, query: { page: 1, page_size: 25, format: undefined, columns: undefined } })
    await vi.waitFor(() => expect(requests).toHaveLength(4))
    await new Promise((resolve) => setTimeout(resolve, 20))
    answers = [sold, none]
    keepSession(sessionOf(forma, { access: 'access-9' }))
    logIn(true)
    expect((await sent).id).toBe(3)
    expect((await read).count).toBe(0)
    expect(ask).toHaveBeenCalledTimes(1)
    answers = [expired, dead]
    await expect(
      call(sale, { params: { client: 'forma' }, body: { amount: 1, at: new Date(instant) } }, { isQuiet: true }),
    ).rejects.toMatchObject({ code: 'noSession' })
    expect(ask).toHaveBeenCalledTimes(1)
    withdraw()
  })

  test('a refresh that gets no answer keeps the session', async () => {
    answers = [expired]
    await expect(sell()).rejects.toMatchObject({ name: 'NetworkError' })
    expect(readSession()?.access).toBe('access-1')
  })

  test('wrong credentials are no expiry', async () => {
    answers = [json(401, { code: 'badCredentials', message: 'Identifiants incorrects' })]
    await expect(call(identityContract.login, { body: { identifier: 'a@b.fr', password: 'x' } })).rejects.toMatchObject({
      code: 'badCredentials',
    })
    expect(requests).toHaveLength(1)
  })
})
