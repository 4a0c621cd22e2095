import { adminContribution } from '@kxo/domain/contributions/paths'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { serveContributions, viewerOfBar } from '../contribution-fixture.tsx'
import ContributionsPage from './contributions-page.tsx'

const row = {
  id: 4,
  name: 'Cotisation 2027',
  status: 5,
  period: 1,
  starts_on: '2027-01-01',
  ends_on: '2027-12-31',
  basis: 1,
  unit_price: 100,
  bands: 4,
  members: 12,
  to_validate: 0,
}
const show = (rows: readonly object[]) => {
  const server = serveContributions({ reads: { 'contributions/?': { results: rows, count: rows.length, page: 1, page_size: 25 } } })
  return { ...server, ...showPage(ContributionsPage, { viewer: viewerOfBar() }) }
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('shows each with its period, its price and its members, and leads to its page', async () => {
  show([row, { ...row, id: 5, name: 'Adhésion', period: 2, starts_on: null, ends_on: null, unit_price: null, bands: 1 }])
  expect((await screen.findByRole('link', { name: 'Cotisation 2027' })).getAttribute('href')).toBe(adminContribution(4))
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(/Cotisation 2027/)).toEqual(expect.arrayContaining(['01/01/2027 – 31/12/2027', '100,00\u00A0€', '4', '12', 'Ouverte']))
  expect(cells(/Adhésion/)).toEqual(expect.arrayContaining(['12 mois glissants', 'Sans montant']))
})

test('says that none is defined, and offers to create one', async () => {
  show([])
  await screen.findByText('Aucune cotisation définie.')
  for (const link of screen.getAllByRole('link', { name: 'Créer une cotisation' }))
    expect(link.getAttribute('href')).toBe(adminContribution('new'))
})
