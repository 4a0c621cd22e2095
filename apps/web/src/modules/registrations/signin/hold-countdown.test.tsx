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

test('a place held until another day says which, and counts no minutes', async () => {
  vi.setSystemTime(new Date('2026-11-28T10:20:00Z'))
  showPage(() => <HoldCountdown sheet={sheet} until={new Date('2026-11-29T10:20:00Z')} onOver={onOver} />)
  await screen.findByText(/^Votre place est gardée jusqu’au 29 novembre 2026 à 11\sh\s20\.$/)
  expect(screen.queryByText(/minutes/)).toBeNull()
})
