import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { hasUnsaved } from '../../../ui/form/unsaved.ts'
import { formQuestionsQuery } from '../../forms/index.ts'
import { AnswersStep } from './answers-step.tsx'

const sheet = { id: 12, form: 3, answers: {} } as RegistrationSheet
const field = { id: 1, name: 'repas', label: 'Repas', help: '', input_type: 'text', section: '', rank: 0, options: [], shown_when: null }
let sent: string[]
/** Lets the first answers be kept. */
let letGo: () => void
/** Whether the network loses what is sent. */
let isLost: boolean

beforeEach(() => {
  sent = []
  isLost = false
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Promise(() => undefined)
    sent.push(JSON.parse(String(body)).answers.repas)
    if (isLost) throw new TypeError('lost')
    await promise
    return Response.json({ missing: [] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = async () => {
  const onNext = vi.fn<() => void>()
  const { queries } = showPage(() => <AnswersStep sheet={sheet} onNext={onNext} />)
  await act(async () => void queries.setQueryData(formQuestionsQuery(3).queryKey, { id: 3, fields: [field] } as never))
  const answer = await screen.findByRole('textbox', { name: /^Repas/ })
  return { onNext, type: (value: string) => fireEvent.change(answer, { target: { value } }) }
}

test('nothing typed since is told to be kept', async () => {
  const { type } = await show()
  type('Sans')
  await vi.waitFor(() => expect(sent).toEqual(['Sans']), 10_000)
  type('Sans sel')
  await act(async () => letGo())
  expect(screen.queryByText('Réponses enregistrées')).toBeNull()
  await vi.waitFor(() => expect(sent).toEqual(['Sans', 'Sans sel']), 10_000)
  await screen.findByText('Réponses enregistrées')
}, 30_000)

test('answers sent while those typed before are still on their way wait for them: the last typed are the last kept', async () => {
  const { onNext, type } = await show()
  type('Sans')
  await vi.waitFor(() => expect(sent).toEqual(['Sans']), 10_000)
  type('Sans sel')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continuer' })))
  await act(async () => new Promise((later) => setTimeout(later, 50)))
  expect(sent).toEqual(['Sans'])
  await act(async () => letGo())
  await vi.waitFor(() => expect(onNext).toHaveBeenCalled())
  expect(sent).toEqual(['Sans', 'Sans sel'])
}, 30_000)

test('answers the network lost are said not to be saved, then tried again; once kept, nothing of them is left to lose', async () => {
  const { type } = await show()
  isLost = true
  type('Sans')
  await vi.waitFor(() => expect(screen.getByText(/^Pas encore enregistré/)).toBeDefined(), 10_000)
  expect(hasUnsaved()).toBe(true)
  isLost = false
  letGo()
  await vi.waitFor(() => expect(screen.getByText('Réponses enregistrées')).toBeDefined(), 10_000)
  expect(sent).toEqual(['Sans', 'Sans'])
  await vi.waitFor(() => expect(hasUnsaved()).toBe(false), 10_000)
}, 30_000)
