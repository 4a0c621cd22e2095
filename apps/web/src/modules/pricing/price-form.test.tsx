import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { PriceForm } from './price-form.tsx'

const sent = vi.fn<(body: unknown) => void>()
vi.mock('../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path.endsWith('/prices/')) sent(body)
    return []
  },
}))
afterEach(() => {
  cleanup()
  sent.mockReset()
})

const show = (isWithTax: boolean) =>
  showPage(() => (
    <PriceForm
      event_id={5}
      isTraining={false}
      price={null}
      isWithTax={isWithTax}
      activities={[{ id: 9, title: 'Atelier A' }]}
      onSaved={() => {}}
    />
  ))
const type = (name: RegExp, value: string) => {
  const field = screen.getByRole('textbox', { name })
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const lines = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')

test('INV-42 an amount typed with tax says what is stored, exactly or as near as cents come', async () => {
  show(true)
  await screen.findByRole('textbox', { name: /Prix TTC/ })
  type(/Prix TTC/, '120,00')
  expect(lines()).toContain('Enregistré : 100,00 € HT')
  type(/Prix TTC/, '99,99')
  expect(lines()).toContain('aucun prix HT ne donne exactement 99,99 € TTC. Enregistré : 83,33 € HT, soit 100,00 € TTC')
  type(/Libellé/, 'Tarif')
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]![0]).toMatchObject({ is_with_tax: true, amount_ttc: 9_999, vat_rate: 2_000 })
})

test('what was typed without tax follows the choice of typing it with tax', async () => {
  show(false)
  await screen.findByRole('textbox', { name: /Prix HT/ })
  type(/Prix HT/, '100,00')
  expect(lines()).toContain('Soit 120,00 € TTC')
  fireEvent.click(screen.getByRole('radio', { name: 'TTC' }))
  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: /Prix TTC/ })).toHaveProperty('value', '120,00')
})

test('an amount left blank is required beside the field shown, and a price may be kept for an activity', async () => {
  show(true)
  await screen.findByRole('textbox', { name: /Prix TTC/ })
  type(/Libellé/, 'Tarif')
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findAllByText(/Requis/)).not.toHaveLength(0)
  expect(sent).not.toHaveBeenCalled()
  expect(screen.getByRole('combobox', { name: /Réservé à qui choisit/ })).toBeTruthy()
})
