import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { OptionForm } from './option-form.tsx'

const sent = vi.fn<(body: unknown) => void>()
vi.mock('../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async (_: unknown, { body }: { body?: unknown }) => sent(body),
}))
afterEach(() => {
  cleanup()
  sent.mockReset()
})

const type = (name: RegExp, value: string) => {
  const field = screen.getByRole('textbox', { name })
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const valueOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
const show = (others: readonly object[] = []) =>
  showPage(() => <OptionForm event_id={5} isTraining={false} option={{}} others={others as never} onSaved={() => {}} />)

test('INV-42 an option is typed with tax as a price is, what members pay with it, and says what is stored of both', async () => {
  show()
  await screen.findByRole('textbox', { name: /^Prix HT ?\*?$/ })
  type(/^Prix HT ?\*?$/, '100,00')
  type(/^Prix HT des/, '50,00')
  fireEvent.click(screen.getByRole('radio', { name: 'TTC' }))
  expect(valueOf(/^Prix TTC ?\*?$/)).toBe('120,00')
  expect(valueOf(/^Prix TTC des/)).toBe('60,00')
  type(/^Prix TTC des/, '60,03')
  const text = document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(text).toContain('Enregistré : 100,00 € HT')
  expect(text).toContain('aucun prix HT ne donne exactement 60,03 € TTC. Enregistré : 50,03 € HT')
  type(/^Nom/, 'Déjeuner')
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]![0]).toMatchObject({ is_with_tax: true, amount_ttc: 12_000, member_amount_ttc: 6_003, vat_rate: 2_000 })
})

test('a new option is typed as the last one was, and a price left blank is refused under the field shown', async () => {
  show([{ id: 3, name: 'Nuit', is_with_tax: true }])
  await screen.findByRole('textbox', { name: /^Prix TTC ?\*?$/ })
  type(/^Nom/, 'Déjeuner')
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findAllByText(/Requis/)).not.toHaveLength(0)
  expect(sent).not.toHaveBeenCalled()
})
