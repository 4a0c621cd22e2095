import { boostState } from '@kxo/domain/recruiting/boost-state'
import { boostCollective } from '@kxo/domain/recruiting/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { recruiterAt, serveRecruiter } from '../recruiting-fixture.ts'
import BoostPage from './boost-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})
const duration = (id: number, days: number, amount_ht: number) => ({
  id,
  name: `${days} jours`,
  days,
  amount_ht,
  amount_ttc: amount_ht * 1.2,
  vat_rate: 20,
  vat_reason: null,
})
const durations = [duration(1, 7, 49), duration(2, 15, 89)]
const offer = (id: number, title: string, boosts: readonly object[] = []) => ({
  id,
  title,
  place: 'Lyon',
  end_date: '2027-02-01T10:00:00Z',
  recent: 4,
  free_on: '2026-12-10',
  boosts,
})
const boost = (state: Parameters<typeof boostState.codeOf>[0]) => ({
  id: 5,
  starts_at: '2026-12-01T10:00:00Z',
  ends_at: '2026-12-10T10:00:00Z',
  days: 9,
  state: boostState.codeOf(state),
  bill: 41,
  bill_number: 'F1',
})
const show = (boosts: object, refusal?: { status: number; body: object }) => {
  const server = serveRecruiter({ boosts, ...(refusal && { refusal }) })
  return { ...server, ...showPage(BoostPage, { viewer: recruiterAt(), path: boostCollective() }) }
}
const choose = async (title: string, choice: RegExp) => {
  const box = await screen.findByRole('combobox', { name: `Durée pour «\u00A0${title}\u00A0»` })
  fireEvent.click(box)
  const list = await waitFor(() => within(document.getElementById(box.getAttribute('aria-controls') ?? '')!))
  fireEvent.click(await list.findByRole('option', { name: choice, hidden: true }))
}

test('several offers make one order, whose total is read before it is placed, and that leads to its payment', async () => {
  const { sent, history } = show({ durations, offers: [offer(12, 'Comptable'), offer(13, 'Soudeur')] })
  expect((await screen.findAllByText(/4 inscriptions en 30 jours/)).length).toBe(2)
  await choose('Comptable', /^7 jours/)
  await choose('Soudeur', /^15 jours/)
  const basket = within(screen.getByRole('region', { name: 'Votre commande' }))
  expect(basket.getByText(/^138,00/)).toBeDefined()
  expect(basket.getByText(/^165,60/)).toBeDefined()
  fireEvent.click(basket.getByRole('button', { name: 'Mettre en avant 2 événements, avec obligation de paiement' }))
  await waitFor(() => expect(history.location.pathname).toBe('/bill_payment/77'))
  const lines = [
    { event: 12, product: 1, starts_on: '2026-12-10' },
    { event: 13, product: 2, starts_on: '2026-12-10' },
  ]
  expect(sent).toEqual([{ path: '/boosts/', body: { lines, total: 165.6 } }])
})

test('what runs says until when, and stops once one agrees', async () => {
  const { sent } = show({ durations, offers: [offer(12, 'Comptable', [boost('running')])] })
  expect(await screen.findByText('Mise en avant en cours jusqu’au 10/12/2026')).toBeDefined()
  expect(screen.getByText('Prolonger')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Arrêter/ }))
  await waitFor(() => expect(readQuestion()).not.toBeNull())
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/boosts/5/stop/']))
})

test('what is to be paid leads to its bill; an order refused says why', async () => {
  const message = 'Les prix ont changé.'
  show({ durations, offers: [offer(12, 'Comptable', [boost('toPay')])] }, { status: 409, body: { code: 'boostPriceChanged', message } })
  expect((await screen.findByRole('link', { name: 'Payer' })).getAttribute('href')).toBe('/bill_payment/41')
  await choose('Comptable', /^7 jours/)
  fireEvent.click(screen.getByRole('button', { name: /^Mettre en avant 1/ }))
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual([message]))
})

test('without an offer online, publishing one is offered; without a duration, one is told', async () => {
  show({ durations, offers: [] })
  expect(await screen.findByText('Aucun événement à afficher.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Nouvel événement' })).toBeDefined()
  cleanup()
  show({ durations: [], offers: [offer(12, 'Comptable')] })
  expect(await screen.findByText(/Aucune durée n’est proposée/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Votre commande' })).toBeNull()
})
