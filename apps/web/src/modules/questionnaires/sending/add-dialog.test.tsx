import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sending, showSendings } from './sending-fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('one is added for its moment, in days before the start; what is outside of it is said beside the field', async () => {
  const sent = showSendings([sending])
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter un questionnaire' }))
  const choose = async (name: RegExp, option: string) => {
    fireEvent.click(await screen.findByLabelText(name, { selector: 'input' }))
    fireEvent.click(await screen.findByRole('option', { name: option }))
  }
  await choose(/^Questionnaire/, 'Satisfaction à chaud')
  await choose(/^Moment/, 'Recueil des besoins')
  const days = await screen.findByLabelText<HTMLInputElement>(/^Jours avant le début/)
  expect(days.value).toBe('15')
  fireEvent.change(days, { target: { value: '181' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(within(screen.getByRole('dialog')).getAllByText(/180/).length).toBeGreaterThan(0))
  expect(sent).toEqual([])
  fireEvent.change(days, { target: { value: '10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    {
      path: 'POST /events/3/questionnaires/',
      body: { form: 40, audience: 1, moment: 1, days: -10, open_days: null, is_anonymous: false },
    },
  ])
})

test('a refusal of the server stands beside its field; few people make anonymous responses useless', async () => {
  showSendings([], { refusal: { code: 'invalid', message: 'Refusé', details: [{ field: 'days', message: 'Trop tôt' }] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter un questionnaire' }))
  fireEvent.click(await screen.findByLabelText(/^Questionnaire/, { selector: 'input' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Satisfaction à chaud' }))
  expect(screen.queryByText(/^Moins de trois personnes/)).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Réponses anonymes' }))
  await screen.findByText(/^Moins de trois personnes/)
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Trop tôt')
  expect(screen.getByLabelText(/^Jours après la fin/).getAttribute('aria-invalid')).toBe('true')
})
