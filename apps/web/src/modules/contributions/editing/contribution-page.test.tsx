import { adminContribution } from '@kxo/domain/contributions/paths'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { serveContributions, viewerOfBar, wireContribution } from '../contribution-fixture.tsx'
import ContributionPage from './contribution-page.tsx'

type Served = Parameters<typeof serveContributions>[0] & { id?: number | 'new'; search?: string; contribution?: object }
function show({ id = 4, search = '', contribution = {}, reads = {}, ...served }: Served = {}) {
  const server = serveContributions({ ...served, reads: { ...reads, 'contributions/4/': { ...wireContribution, ...contribution } } })
  const path = adminContribution.pattern.replace(':id', '$id')
  return { ...server, ...showPage(ContributionPage, { viewer: viewerOfBar(), path, at: `${adminContribution(id)}${search}` }) }
}
const said = (): unknown[] => readToasts().map(({ text }) => text)
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})

test.each([
  ['5', /20 %.*400,00/],
  ['6', /25 %.*450,00/],
  ['12', /30 %.*840,00/],
  ['21', /35 %.*1 365,00/],
])('J18 simulates %s people with the bands being written', async (people, result) => {
  show()
  await screen.findByRole('heading', { level: 1, name: /Cotisation 2027/ })
  type('Nombre d’adhérents', people)
  expect(await screen.findByText(result)).toBeDefined()
})

test('says what one more person changes', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: /Cotisation 2027/ })
  type('Nombre d’adhérents', '5')
  expect(await screen.findByText('Avec 1 personne de plus, 25 % au lieu de 20 %.')).toBeDefined()
})

test('an overlap is said as it is typed, and what is saved are the bands', async () => {
  const { sent } = show()
  await screen.findByLabelText('Tranche 3, De')
  type('Tranche 3, De', '9')
  expect((await screen.findByRole('alert')).textContent).toBe('Les tranches 6–10 et 9–20 se recouvrent.')
  type('Tranche 3, De', '11')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  type('Tranche 2, Remise', '26,5')
  save()
  await waitFor(() => expect(said()).toEqual([w.saved]))
  expect(sent).toMatchObject([
    {
      path: 'PATCH contributions/4/',
      body: {
        version: 2,
        unit_price: 100,
        vat_reason: 'association_261_7',
        bands: [{ from: 1, to: 5, discount: 20 }, { from: 6, discount: 26.5 }, { from: 11 }, { from: 21, to: null }],
      },
    },
  ])
})

test('a preset lays its bands, its maximum and asks for no amount', async () => {
  const { sent } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Club, sans montant' }))
  await screen.findByText(/Sans montant/)
  save()
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { unit_price: null, maximum: 99_999, bands: [{ from: 1, to: null, discount: 0 }] } }]),
  )
})

test('what a bill used says that a change makes the next version', async () => {
  show({ contribution: { is_tariff_used: true, tariff_number: 2 } })
  expect(await screen.findByText('Version 2, déjà facturée : modifier le prix ou les tranches crée la suivante.')).toBeDefined()
})

test('the campaign says whom it reaches before it opens, and writes unless told not to', async () => {
  const { sent } = show({ reads: { campaign: { companies: 3, referents: 2, without: 1 } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Ouvrir la campagne' }))
  await screen.findByText(/3 entreprises concernées, 2 référents à qui écrire. 1 entreprise n’a pas de référent/)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ouvrir la campagne' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST contributions/4/campaign/', body: { is_written: true } }]))
  await waitFor(() => expect(said()).toEqual([w.opened]))
})

const choose = async (act: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /Cotisation 2027/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: act }))
}
test('it is renewed with its prices raised, and the copy opens', async () => {
  const { sent, history } = show({ answers: { renewal: { ...wireContribution, id: 9 } } })
  await choose('Reconduire l’an prochain')
  fireEvent.change(await screen.findByLabelText(/Hausse des prix/), { target: { value: '2,5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reconduire l’an prochain' }))
  await waitFor(() => expect(history.location.pathname).toBe(adminContribution(9)))
  expect(sent).toEqual([{ path: 'POST contributions/4/renewal/', body: { percent: 2.5 } }])
})

test('one that is open is closed once agreed to; one somebody took says why it stays', async () => {
  const refusals = {
    'contributions/4/': { status: 409, body: { code: 'contributionTaken', message: 'La cotisation ne peut pas être supprimée.' } },
  }
  const { sent } = show({ contribution: { status: 5 }, answers: { closing: { ...wireContribution, status: 9 } }, refusals: {} })
  await choose('Clore')
  await waitFor(() => expect(readQuestion()?.title).toBe('Clore «\u00A0Cotisation 2027\u00A0»\u202F?'))
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent).toEqual([{ path: 'POST contributions/4/closing/', body: {} }]))
  cleanup()
  show({ refusals })
  await choose('Supprimer')
  await waitFor(() => expect(readQuestion()?.title).toBe('Supprimer «\u00A0Cotisation 2027\u00A0»\u202F?'))
  readQuestion()?.answer(true)
  await waitFor(() => expect(said()).toContain('La cotisation ne peut pas être supprimée.'))
})

test('a new one begins with a single open band, and its page opens once it is created', async () => {
  const { sent, history } = show({ id: 'new', answers: { contributions: { ...wireContribution, id: 9 } } })
  await screen.findByRole('heading', { level: 1, name: 'Créer une cotisation' })
  type(/^Nom\b/, 'Cotisation 2028')
  type(/^Du\s?\*?$/, '01/01/2028')
  type(/^Au\s?\*?$/, '31/12/2028')
  type(/Prix unitaire HT/, '120')
  fireEvent.click(screen.getByRole('button', { name: 'Créer' }))
  await waitFor(() => expect(history.location.pathname).toBe(adminContribution(9)))
  expect(sent).toMatchObject([
    {
      path: 'POST contributions/',
      body: { name: 'Cotisation 2028', starts_on: '2028-01-01', unit_price: 120, vat: 20, bands: [{ from: 1, to: null }] },
    },
  ])
})

const member = {
  id: 7,
  contribution: 4,
  contribution_name: 'Adhésion',
  user: 10,
  person: 'Hélène Delcourt',
  company: 3,
  company_name: 'Verrerie',
  starts_on: '2027-01-01',
  ends_on: '2027-12-31',
  status: 2,
  bill: null,
  bill_number: null,
  ordered_at: '2027-01-02T09:00:00Z',
}
const page = (rows: readonly object[]) => ({ results: rows, count: rows.length, page: 1, page_size: 25 })
test('members without an amount are validated in their tab', async () => {
  const { sent } = show({
    search: '?tab=members',
    contribution: { unit_price: null, bands: [{ from: 1, to: null, discount: 0, price: null }], status: 5, to_validate: 1 },
    reads: { 'members/?': page([member]) },
    answers: { validation: { people: 1 } },
  })
  await screen.findByText('À valider', { selector: 'span' })
  fireEvent.click(await screen.findByRole('button', { name: /Hélène Delcourt/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Valider' }))
  await waitFor(() => expect(said()).toEqual(['1 cotisation validée.']))
  expect(sent).toEqual([{ path: 'POST contributions/4/members/validation/', body: { ids: [7] } }])
})

test('nobody took it yet', async () => {
  show({ search: '?tab=members', reads: { 'members/?': page([]) } })
  expect(await screen.findByText('Personne n’a encore pris cette cotisation.')).toBeDefined()
})
