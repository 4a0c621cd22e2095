// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../platform/api-error.ts'
import { useDoneOnce } from './use-done-once.ts'

const spent = new ApiError({ status: 422, code: 'wrongValidationCode', message: 'Ce code de validation est incorrect' })
const refused = (code: string) => new ApiError({ status: 401, code, message: code })
const once = () => renderHook(() => useDoneOnce('wrongValidationCode')).result.current

test('a code refused at once is a wrong code', async () => {
  const goOn = vi.fn<() => Promise<void>>(async () => undefined)
  await expect(once()(() => Promise.reject(spent), goOn)).rejects.toBe(spent)
  expect(goOn).not.toHaveBeenCalled()
})

test.each([
  ['the network lost the answer', new NetworkError()],
  ['a proxy failed', new ApiError({ status: 502, code: 'unexpected', message: '' })],
])('%s: the same code refused then was spent by the first time, and the session opens', async (_, failure) => {
  const ask = once()
  const goOn = vi.fn<() => Promise<void>>(async () => undefined)
  await expect(ask(() => Promise.reject(failure), goOn)).rejects.toBe(failure)
  await ask(() => Promise.reject(spent), goOn)
  expect(goOn).toHaveBeenCalledTimes(1)
})

test('when nothing was done the first time, the refusal is told; an account that waits says that it waits', async () => {
  const ask = once()
  await expect(
    ask(
      () => Promise.reject(new NetworkError()),
      async () => undefined,
    ),
  ).rejects.toMatchObject({ name: 'NetworkError' })
  await expect(
    ask(
      () => Promise.reject(spent),
      () => Promise.reject(refused('wrongCredentials')),
    ),
  ).rejects.toBe(spent)
  await expect(
    ask(
      () => Promise.reject(spent),
      () => Promise.reject(refused('awaitingValidation')),
    ),
  ).rejects.toMatchObject({ code: 'awaitingValidation' })
})
