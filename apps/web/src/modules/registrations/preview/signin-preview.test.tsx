import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import SigninPreview from './signin-preview.tsx'

const seen: string[] = []
const answers = {
  person: {
    hold_minutes: 20,
    is_open: true,
    steps: [
      { step: 'you', items: [] },
      { step: 'papers', items: [{ label: 'Diplôme', is_required: false, amount_ht: null }] },
    ],
    later: [],
    arrival: 'registered',
  },
  referent: { hold_minutes: null, is_open: false, steps: [], later: [], arrival: 'toComplete' },
}

vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async (_: unknown, { query }: { query: { as: keyof typeof answers } }) => {
    seen.push(query.as)
    return answers[query.as]
  },
}))
afterEach(cleanup)

test('the steps are read as a person goes through them, and a referent is told where their way is closed', async () => {
  const event = { id: 7, confirmation_text: 'Apportez votre casque.' } as never
  showPage(() => <SigninPreview event={event} />, { path: '/', at: '/' })
  fireEvent.click(await screen.findByRole('button', { name: 'Prévisualiser le parcours' }))
  await screen.findByText('Diplôme (facultatif)')
  screen.getByText(/La place est gardée 20 minutes/)
  screen.getByText('Apportez votre casque.')
  fireEvent.click(screen.getByRole('radio', { name: 'Un référent' }))
  await screen.findByText(/n’inscrivent pas leur équipe/)
  expect(screen.queryByText('Diplôme (facultatif)')).toBeNull()
  expect(seen).toEqual(['person', 'referent'])
})
