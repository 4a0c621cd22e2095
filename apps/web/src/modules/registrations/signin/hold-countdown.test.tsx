import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { HoldCountdown } from './hold-countdown.tsx'

const sheet = { id: 12, may_extend: true } as RegistrationSheet
const onOver = vi.fn<() => void>()
/** Lets more time be refused. */
let refuse: () => void

beforeEach(() => {
  onOver.mockClear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { promise, resolve } = Promise.withResolvers<void>()
  refuse = resolve
  vi.stubGlobal('fetch', async () => {
    await promise
    return Response.json({ error: { code: 'holdExpired', message: 'Trop tard' } }, { status: 409 })
  })
})
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) toast.dismiss(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const show = async () => {
  const until = new Date(Date.now() + 4000)
  showPage(() => <HoldCountdown sheet={sheet} until={until} onOver={onOver} />)
  return screen.findByRole('button', { name: /^Prolonger/ })
}
const pass = () => act(async () => void vi.advanceTimersByTime(6000))

test('a place held no longer is told', async () => {
  await show()
  await pass()
  expect(onOver).toHaveBeenCalled()
})

test('more time asked before the end is answered before the place is said to be lost', async () => {
  fireEvent.click(await show())
  await pass()
  expect(onOver).not.toHaveBeenCalled()
  await act(async () => refuse())
  await vi.waitFor(() => expect(onOver).toHaveBeenCalled())
})
