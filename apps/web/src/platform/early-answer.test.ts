import { afterEach, expect, test } from 'vitest'
import { takeEarlyAnswer } from './early-answer.ts'

const url = '/api/get-client-params/?client=forma'
const request = { method: 'GET', url, headers: { authorization: 'Bearer a' } }
const early = (answer: Promise<Response>, authorization: string | null = 'Bearer a'): void => {
  answer.catch(() => undefined)
  globalThis.earlyAnswer = { url, authorization, answer }
}
afterEach(() => {
  globalThis.earlyAnswer = undefined
})

test('what was sent before the program ran is sent once', async () => {
  const answer = new Response('{}')
  early(Promise.resolve(answer))
  expect(await takeEarlyAnswer(request)).toBe(answer)
  expect(await takeEarlyAnswer(request)).toBeNull()
})

test('somebody else, another address and a write send their own', async () => {
  early(Promise.resolve(new Response('{}')))
  expect(await takeEarlyAnswer({ ...request, url: '/api/get-client-params/?client=club' })).toBeNull()
  expect(await takeEarlyAnswer({ ...request, method: 'POST' })).toBeNull()
  expect(await takeEarlyAnswer({ ...request, headers: { authorization: 'Bearer b' } })).toBeNull()
})

test('a refusal, or no answer, is sent again', async () => {
  early(Promise.resolve(new Response('{}', { status: 503 })))
  expect(await takeEarlyAnswer(request)).toBeNull()
  early(Promise.reject(new TypeError('network down')), null)
  expect(await takeEarlyAnswer({ ...request, headers: {} })).toBeNull()
})
