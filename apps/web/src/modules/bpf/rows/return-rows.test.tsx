import { adminReturn } from '@kxo/domain/bpf/paths'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { showReturn } from '../return/return-fixture.ts'

afterEach(() => {
  cleanup()
  act(() => {
    for (const { id } of readToasts()) toast.dismiss(id)
  })
  vi.unstubAllGlobals()
})
const row = {
  id: 31,
  event_id: 12,
  label: 'Léa Roy',
  detail: 'Lire un bilan',
  at: '2030-03-04',
  amount: null,
  people: 1,
  minutes: 450,
  line: 'employee',
  is_stated: false,
}
const other = { ...row, id: 32, label: 'Noé Bel', line: null, minutes: null }
const bill = { ...row, id: 7, event_id: null, label: 'F-2030-0001', detail: 'Métal SARL', amount: 1200, line: 'companies', is_stated: true }
const cellsOf = (name: RegExp): (string | null)[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))
const choose = async (name: RegExp, option: RegExp) => {
  fireEvent.click(await screen.findByRole('combobox', { name }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

test('lists what a line counts, in words, each row leading to its record', async () => {
  const { read } = showReturn({ search: '?year=2030&line=learners.all', rows: [row, other] })
  await screen.findByRole('heading', { level: 1, name: 'Total (1)\u00A0: Exercice 2030' })
  expect(await screen.findByText('F-1. Types de stagiaires')).toBeDefined()
  const link = await screen.findByRole('link', { name: 'Léa Roy' })
  expect(link.getAttribute('href')).toBe('/admin/event/12?tab=registrations&registration=31')
  expect(cellsOf(/Léa Roy/).filter(Boolean)).toEqual([
    'Lire un bilan',
    '04/03/2030',
    '7,5\u00A0h',
    'Salarié d’un employeur privé (déduit)',
    '⋮',
  ])
  expect(cellsOf(/Noé Bel/).slice(-3, -1)).toEqual(['–', '–'])
  expect(read.some((path) => path.startsWith('/bpf/2030/lines/learners.all/rows/'))).toBe(true)
  expect(screen.getByRole('button', { name: /Exporter/ })).toBeDefined()
  const [back] = screen.getAllByRole('link', { name: 'Revenir au bilan' })
  expect(back?.getAttribute('href')).toBe(`${adminReturn()}?year=2030`)
})

test('people are classed together', async () => {
  const { sent } = showReturn({ search: '?line=learners.missing', rows: [row, other] })
  await screen.findByRole('heading', { level: 1, name: '2 stagiaires sans statut\u00A0: Exercice 2030' })
  await screen.findByRole('link', { name: 'Léa Roy' })
  tick(/Sélectionner Léa Roy/)
  tick(/Sélectionner Noé Bel/)
  fireEvent.click(screen.getByRole('button', { name: 'Classer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Classer 2 lignes' })
  const submit = within(dialog).getByRole('button', { name: 'Classer' })
  fireEvent.click(submit)
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Statut/ }).getAttribute('aria-invalid')).toBe('true'))
  await choose(/^Statut/, /^Particulier/)
  fireEvent.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ path: 'POST /bpf-learners/', body: { ids: [31, 32], status: 4 } }])
  expect(readToasts()).toMatchObject([{ tone: 'success', text: '2 lignes classées.' }])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Sélectionner Léa Roy/ }).checked).toBe(false)
})

test('all the results are classed, however many pages they take', async () => {
  const payers = [40, 41, 42].map((id) => ({ ...row, id, label: `Métal ${id}`, event_id: null }))
  const { sent } = showReturn({ search: '?line=payers.missing', rows: payers.slice(0, 2), more: payers.slice(2) })
  await screen.findByRole('link', { name: 'Métal 40' })
  tick(/Sélectionner la page/)
  fireEvent.click(screen.getByRole('button', { name: 'Sélectionner les 3 résultats' }))
  fireEvent.click(screen.getByRole('button', { name: 'Classer' }))
  await screen.findByRole('dialog', { name: 'Classer 3 lignes' })
  await choose(/^Nature du payeur/, /^Employeur public/)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Classer' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST /bpf-payers/', body: { ids: [40, 41, 42], nature: 3 } }]))
})

test('a bill opens in the register, and goes back to what its payer tells', async () => {
  const { sent } = showReturn({ search: '?line=products.companies', rows: [bill], params: { module_facturation: true } })
  expect((await screen.findByRole('link', { name: 'F-2030-0001' })).getAttribute('href')).toBe('/admin/facturation?bill=F-2030-0001')
  expect(cellsOf(/F-2030-0001/).filter(Boolean)).toEqual([
    'Métal SARL',
    '04/03/2030',
    '1\u202F200,00\u00A0€',
    'Entreprises, pour leurs salariés',
    '⋮',
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Actions sur F-2030-0001/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Classer' }))
  await choose(/^Ligne du cadre C/, /^D’après le payeur/)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Classer' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST /bpf-bills/', body: { ids: [7], line: null } }]))
})

test('of trainings, only what is filled is sent; a level is that of the RNCP', async () => {
  const training = { ...row, id: 12, label: 'Lire un bilan', detail: '', people: 4, line: null }
  const { sent } = showReturn({ search: '?line=specialities.missing', rows: [training] })
  await screen.findByRole('link', { name: 'Lire un bilan' })
  tick(/Sélectionner Lire un bilan/)
  fireEvent.click(screen.getByRole('button', { name: 'Classer' }))
  const submit = within(await screen.findByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Classer' })
  expect(submit.disabled).toBe(true)
  await choose(/^Spécialité de formation/, /^314 Comptabilité/)
  expect(screen.queryByRole('combobox', { name: /^Niveau/ })).toBeNull()
  await choose(/^Objectif général/, /RNCP/)
  await choose(/^Niveau/, /^Niveau 5/)
  fireEvent.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ path: 'POST /bpf-events/', body: { ids: [12], nsf_code: '314', objective: 1, level: 5 } }])
})

test('says that a line is empty, or that all is classed; whoever reads classes nothing', async () => {
  showReturn({ search: '?line=products.cpf' })
  await screen.findByText('Rien à cette ligne.')
  cleanup()
  showReturn({ search: '?line=levels.missing' })
  await screen.findByText('Tout est classé.')
  cleanup()
  showReturn({ search: '?line=learners.all', rows: [row], user: { is_restricted: 1 } })
  await screen.findByRole('link', { name: 'Léa Roy' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Actions sur/ })).toBeNull()
})
