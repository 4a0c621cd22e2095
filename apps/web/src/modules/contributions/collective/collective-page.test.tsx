import { collectiveContributionWords as w } from '@kxo/domain/contributions/collective-words'
import { collectiveContribution } from '@kxo/domain/contributions/paths'
import { billPayment } from '@kxo/domain/payments/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { serveContributions, viewerOfBar, wireCollective } from '../contribution-fixture.tsx'
import CollectivePage from './collective-page.tsx'

const referent = { user: { profile_code: 'REF' as const, company: 3 } }
type Shown = Parameters<typeof serveContributions>[0] & { page?: object; offered?: readonly object[] }
function show({ page = {}, offered = [{ id: 4, name: 'Cotisation 2027' }], answers = {}, ...served }: Shown = {}) {
  const server = serveContributions({
    ...served,
    reads: {
      'collective-contributions': { company: 3, company_name: 'Cabinet Aubry', contributions: offered },
      'collective/': { ...wireCollective, ...page },
    },
    answers: { ...answers, 'collective/': { ...wireCollective, ...page } },
  })
  const at = collectiveContribution()
  return { ...server, ...showPage(CollectivePage, { viewer: viewerOfBar(referent), path: at, at }) }
}
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Choisir ${name}` }))
const said = (): unknown[] => readToasts().map(({ text }) => text)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})

test('the band is that of the members held and of those chosen, its discount that of those chosen alone', async () => {
  const { sent } = show()
  const row = within(await screen.findByRole('row', { name: /Membre Déjà/ }))
  expect((row.getByRole('checkbox') as HTMLInputElement).disabled).toBe(true)
  row.getByText('jusqu’au 31/12/2027')
  for (let rank = 0; rank < 4; rank++) choose(`Avocat ${rank}`)
  expect(within(screen.getByRole('row', { name: /Tranche atteinte/ })).getByText('1–5')).toBeDefined()
  expect(screen.getAllByText('320,00 €').length).toBe(2)
  screen.getByText('Avec 1 personne de plus, 25 % au lieu de 20 %.')
  choose('Avocat 4')
  expect(within(screen.getByRole('row', { name: /Tranche atteinte/ })).getByText('6–10')).toBeDefined()
  expect(screen.getAllByText('375,00 €').length).toBe(2)
  fireEvent.click(screen.getByRole('button', { name: 'Prendre 5 cotisations' }))
  await waitFor(() => expect(said()).toEqual(['5 cotisations prises.']))
  expect(sent).toEqual([
    { path: 'POST contributions/4/collective/', body: { company: 3, people: [11, 12, 13, 14, 15], purchase_order: null } },
  ])
})

test('those of last year are chosen at once', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Renouveler comme l’an dernier' }))
  expect(screen.getByRole('button', { name: 'Prendre 2 cotisations' })).toBeDefined()
})

const draft = {
  draft: 8,
  people: wireCollective.people.map((one, rank) =>
    rank === 1 || rank === 2 ? { ...one, status: 1, member_until: '2027-12-31', is_in_draft: true } : one,
  ),
  orders: [{ id: 8, people: 2, ordered_at: '2027-01-02T09:00:00Z', bill: 5, number: null, amount: 160, to_be_paid: 160, bill_status: 1 }],
}
test('a person leaves the order that waits; it is issued, then paid', async () => {
  const { sent, history } = show({ page: draft, answers: { issue: { bill: 5 } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer Avocat 0' }))
  await waitFor(() => expect(said()).toEqual([w.removed]))
  fireEvent.click(screen.getByRole('button', { name: 'Payer' }))
  await waitFor(() => expect(history.location.pathname).toBe(billPayment(5)))
  expect(sent).toEqual([
    { path: 'POST contributions/4/collective/removal/', body: { company: 3, people: [11] } },
    { path: 'POST contributions/4/collective/issue/', body: { company: 3, purchase_order: null } },
  ])
})

test('the bill is received instead; a company that wants its order number is not issued without', async () => {
  const { sent } = show({ page: { ...draft, order_asked: 'purchaseOrder' }, answers: { issue: { bill: 5 } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Recevoir la facture' }))
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText(/Numéro de bon de commande/), { target: { value: 'BC-7' } })
  fireEvent.click(screen.getByRole('button', { name: 'Recevoir la facture' }))
  await waitFor(() => expect(said()).toEqual([w.billSent]))
  expect(sent).toMatchObject([{ body: { purchase_order: 'BC-7' } }])
})

test('without an amount nothing is counted in euros; the club validates', async () => {
  show({ page: { unit_price: null, maximum: 99_999, bands: [{ from: 1, to: null, discount: 0, price: null }] } })
  await screen.findByText('Sans montant : vos demandes sont validées par barreau.')
  choose('Avocat 0')
  expect(screen.queryByText(/€/)).toBeNull()
  screen.getByRole('button', { name: 'Prendre 1 cotisation' })
})

test('beyond the maximum says so and whom to write to; a refusal is told', async () => {
  show({ page: { maximum: 2, bands: [{ from: 1, to: null, discount: 0, price: null }] } })
  await screen.findByRole('row', { name: /Avocat 0/ })
  for (let rank = 0; rank < 2; rank++) choose(`Avocat ${rank}`)
  screen.getByText('Les tranches s’arrêtent à 2 personnes.')
  screen.getByText(/ordre@barreau.test/)
  expect((screen.getByRole('button', { name: 'Prendre 2 cotisations' }) as HTMLButtonElement).disabled).toBe(true)
})

test('a headcount that was not declared, or is behind, leads to where it is', async () => {
  show({ page: { headcount: { year: 2026, employees: 2, independents: 1 } } })
  await screen.findByText('7 personnes ici, 3 déclarées au 31 décembre 2026. Mettre à jour les effectifs ?')
  expect(screen.getByRole('link', { name: 'Mettre à jour les effectifs' }).getAttribute('href')).toBe('/company?tab=headcounts')
  cleanup()
  show()
  await screen.findByText('Effectifs 2026 non déclarés')
})

test('none is open', async () => {
  show({ offered: [] })
  expect(await screen.findByText('Aucune cotisation ouverte en ce moment.')).toBeDefined()
})
