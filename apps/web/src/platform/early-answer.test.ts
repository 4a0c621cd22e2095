import { afterEach, expect, test } from 'vitest'
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answer.ts'

const url = '/api/get-client-params/?client=forma'
const request = { method: 'GET', url, headers: { authorization: 'Bearer a', 'accept-language': 'fr' } }
const early = (answer: Promise<Response>, authorization: string | null = 'Bearer a'): void => {
  answer.catch(() => undefined)
  globalThis.earlyAnswers = [
    { url: '/api/clients/forma/users/33/', authorization, language: 'fr', answer: Promise.resolve(new Response('{"id":33}')) },
    { url, authorization, language: 'fr', answer },
  ]
}
afterEach(forgetEarlyAnswers)

test('what was sent before the program ran is sent once', async () => {
  const answer = new Response('{}')
  early(Promise.resolve(answer))
  expect(await takeEarlyAnswer(request)).toBe(answer)
  expect(await takeEarlyAnswer(request)).toBeNull()
  expect(await (await takeEarlyAnswer({ ...request, url: '/api/clients/forma/users/33/' }))?.json()).toEqual({ id: 33 })
})

test('another address and a write send their own', async () => {
  early(Promise.resolve(new Response('{}')))
  expect(await takeEarlyAnswer({ ...request, url: '/api/get-client-params/?client=club' })).toBeNull()
  expect(await takeEarlyAnswer({ ...request, method: 'POST' })).toBeNull()
})

test('somebody else, and the same person in another language, send their own', async () => {
  early(Promise.resolve(new Response('{}')))
  expect(await takeEarlyAnswer({ ...request, headers: { ...request.headers, authorization: 'Bearer b' } })).toBeNull()
  early(Promise.resolve(new Response('{}')))
  expect(await takeEarlyAnswer({ ...request, headers: { ...request.headers, 'accept-language': 'en' } })).toBeNull()
})

test('a refusal, or no answer, is sent again', async () => {
  early(Promise.resolve(new Response('{}', { status: 503 })))
  expect(await takeEarlyAnswer(request)).toBeNull()
  early(Promise.reject(new TypeError('network down')), null)
  expect(await takeEarlyAnswer({ ...request, headers: { 'accept-language': 'fr' } })).toBeNull()
})

test('what nobody took is forgotten with the first page', async () => {
  early(Promise.resolve(new Response('{}')))
  forgetEarlyAnswers()
  expect(await takeEarlyAnswer(request)).toBeNull()
})
