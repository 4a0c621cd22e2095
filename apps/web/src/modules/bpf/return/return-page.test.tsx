import { adminReturn } from '@kxo/domain/bpf/paths'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { figures, showReturn } from './return-fixture.ts'

afterEach(() => {
  cleanup()
  act(() => {
    for (const { id } of readToasts()) toast.dismiss(id)
  })
  vi.unstubAllGlobals()
})
const part = (name: string) => within(screen.getByRole('region', { name }))
const lineOf = (frame: string, name: RegExp): (string | null)[] =>
  within(part(frame).getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const addressOf = (link: HTMLElement): string | null => link.getAttribute('href')
const none = { people: 0, hours: 0 }

test('shows the frames of the form in its order, each figure leading to what it counts (BPF-04)', async () => {
  showReturn({ search: '?year=2030' })
  await screen.findByRole('heading', { level: 1, name: 'Bilan pédagogique et financier' })
  await screen.findByRole('region', { name: 'A. Organisme' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.split('.')[0])
  expect(titles).toEqual(['A', 'B', 'C', 'D', 'E', 'F-1', 'F-2', 'F-3', 'F-4', 'G', 'H', 'Contrôles', 'Données manquantes'])
  expect(part('A. Organisme').getByText(/^732\s829\s320\s00074$/)).toBeDefined()
  expect(part('B. Informations générales').getByText('Oui')).toBeDefined()
  const income = part('C. Origine des produits, en euros hors taxes')
  const link = income.getByRole('link', { name: /^Entreprises, pour leurs salariés/ })
  expect([link.textContent, addressOf(link)]).toEqual(['12\u202F345\u00A0€', `${adminReturn()}?year=2030&line=products.companies`])
  // What is left out of the return is still found.
  expect(addressOf(income.getByRole('link', { name: 'Hors bilan' }))).toBe(`${adminReturn()}?year=2030&line=products.outside`)
  expect(income.getByText(/^Part du chiffre d’affaires\s: 80\s%$/)).toBeDefined()
  expect(lineOf('E. Personnes dispensant des heures de formation', /Personnes de l’organisme/)).toEqual(['2', '30'])
  const [people, hours] = part('F-1. Types de stagiaires').getAllByRole('link', { name: /^Salarié d’un employeur privé/ })
  expect([people?.textContent, hours?.textContent]).toEqual(['10', '70'])
  expect(addressOf(hours!)).toBe(`${adminReturn()}?year=2030&line=learners.employee`)
  expect(lineOf('F-1. Types de stagiaires', /À classer/)).toEqual(['2', '14'])
  expect(lineOf('D. Charges, en euros hors taxes', /^Charges liées/)).toEqual(['9\u202F000\u00A0€'])
  expect(lineOf('D. Charges, en euros hors taxes', /6411/)).toEqual(['–'])
  expect(screen.queryByText(/déclaration «\snéant/)).toBeNull()
})

test('says which controls hold and by how much the others fail, and opens what is missing (BPF-05)', async () => {
  showReturn({
    of: {
      checks: [
        { key: 'ordered', is_right: false, expected: 900, found: 0 },
        { key: 'levels', is_right: true, expected: 0, found: 0 },
      ],
    },
  })
  const checks = within(await screen.findByRole('region', { name: 'Contrôles' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(checks).toEqual([
    'Ligne C 10 et cadre G vont ensembleNon satisfait · C 10\u00A0: 900\u00A0€, cadre G\u00A0: 0',
    'Les niveaux font le total RNCPSatisfait',
  ])
  const links = part('Données manquantes').getAllByRole('link')
  expect(links.map((link) => [link.textContent, addressOf(link)])).toEqual([
    ['1 payeur sans nature', `${adminReturn()}?line=payers.missing`],
    ['2 stagiaires sans statut', `${adminReturn()}?line=learners.missing`],
    ['3 feuilles d’émargement non verrouillées', `${adminReturn()}?line=sheets.missing`],
  ])
  cleanup()
  showReturn({ of: { missing: { payers: 0, learners: 0, specialities: 0, levels: 0, sheets: 0 } } })
  await screen.findByText('Aucune donnée ne manque.')
  expect(part('Contrôles').getByText(/Attendu\s: 12\s945\s€, trouvé\s: 12\s345\s€$/)).toBeDefined()
  expect(part('Contrôles').getByText(/Attendu\s: 12, trouvé\s: 10$/)).toBeDefined()
})

test('is frozen once its word is typed; a refusal is said', async () => {
  const { sent } = showReturn()
  fireEvent.click(await screen.findByRole('button', { name: 'Figer la déclaration' }))
  await waitFor(() => expect(readQuestion()).toMatchObject({ title: 'Figer la déclaration de l’exercice 2030\u202F?', typed: 'FIGER' }))
  expect(sent).toEqual([])
  readQuestion()?.answer(true)
  await waitFor(() => expect(readToasts()).toMatchObject([{ tone: 'success' }]))
  expect(sent).toEqual([{ path: 'POST /bpf/2030/freeze/', body: { entity: 1 } }])
  cleanup()
  showReturn({ refusal: { status: 409, body: { code: 'incomplete', message: 'Un contrôle n’est pas satisfait.' } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Figer la déclaration' }))
  await waitFor(() => expect(readQuestion()).not.toBeNull())
  readQuestion()?.answer(true)
  await waitFor(() => expect(readToasts().at(-1)).toMatchObject({ tone: 'danger', text: 'Un contrôle n’est pas satisfait.' }))
})

test('frozen, it shows what changed since and changes no more', async () => {
  showReturn({
    of: {
      frozen_at: '2031-03-12T09:00:00Z',
      frozen_by: 'Ana Roy',
      drift: [
        { code: 'learners.employee', frozen: [10, 70], now: [1, 7] },
        { code: 'products.companies', frozen: [12_345], now: [13_000] },
        { code: 'trainers.own', frozen: [2, 30], now: [3, 36] },
        { code: 'specialities.314', frozen: [0, 0], now: [4, 28] },
      ],
    },
  })
  await screen.findByText('Figé le 12/03/2031 par Ana Roy')
  const changes = part('Écart depuis le gel')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(changes).toEqual([
    'Salarié d’un employeur privéF-1. Types de stagiaires10 stagiaires, 70\u00A0h déclaré, 1 stagiaire, 7\u00A0h aujourd’hui',
    'Entreprises, pour leurs salariésC. Origine des produits, en euros hors taxes12\u202F345\u00A0€ déclaré, 13\u202F000\u00A0€ aujourd’hui',
    'Personnes de l’organismeE. Personnes dispensant des heures de formation2 personnes, 30\u00A0h déclaré, 3 personnes, 36\u00A0h aujourd’hui',
    '314 Comptabilité, gestionF-4. Spécialités de formation0 stagiaire, 0\u00A0h déclaré, 4 stagiaires, 28\u00A0h aujourd’hui',
  ])
  expect(screen.queryByRole('button', { name: 'Figer la déclaration' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Modifier/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Exporter en CSV' })).toBeDefined()
})

test('expenses and signatory are written, what is emptied too', async () => {
  const { sent } = showReturn({ of: { charges: null, phone: '0472000000' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Saisir les charges' }))
  fireEvent.change(await screen.findByLabelText('Charges liées à la formation'), { target: { value: '9 000,50' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Modifier, H. Dirigeant' }))
  const name = await screen.findByRole('textbox', { name: /^Nom du dirigeant/ })
  fireEvent.change(screen.getByRole('textbox', { name: 'Téléphone' }), { target: { value: '' } })
  fireEvent.change(name, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(name, { target: { value: 'Léa Roy' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    { path: 'PATCH /bpf/2030/', body: { entity: 1, charges: 9000.5, trainer_wages: null, training_purchases: 1200.5 } },
    { path: 'PATCH /bpf/2030/', body: { entity: 1, signatory: 'Léa Roy', signatory_title: 'Gérante', phone: '', mail: null } },
  ])
})

test('reads another exercise or another body, and says how long is left', async () => {
  const { read, history } = showReturn({
    of: {
      deadline: '2020-04-30',
      entities: [
        { id: 1, name: 'Forma Lyon' },
        { id: 2, name: 'Forma Paris' },
      ],
    },
  })
  await screen.findByText('échéance dépassée')
  expect(read).toEqual(['/bpf/current/'])
  fireEvent.click(screen.getByRole('combobox', { name: 'Exercice' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Exercice 2031' }))
  await waitFor(() => expect(read.at(-1)).toBe('/bpf/2031/'))
  fireEvent.click(screen.getByRole('combobox', { name: 'Organisme' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Forma Paris' }))
  await waitFor(() => expect(read.at(-1)).toBe('/bpf/current/?entity=2'))
  expect(history.location.search).toBe('?entity=2')
})

test('is taken away as a file', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:bpf', revokeObjectURL: () => undefined }))
  const { read } = showReturn()
  fireEvent.click(await screen.findByRole('button', { name: 'Exporter en CSV' }))
  await waitFor(() => expect(read.at(-1)).toBe('/bpf/2030/file/?entity=1&format=csv'))
})

test('without any training it is a nil return', async () => {
  showReturn({ of: { figures: { ...figures, total: 0, all_learners: none, ordered: none } } })
  const said = await screen.findByText(/déclaration «\snéant\s»/)
  expect(said.compareDocumentPosition(screen.getByRole('region', { name: 'A. Organisme' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an administrator who reads sees the return and changes nothing', async () => {
  showReturn({ user: { is_restricted: 1 } })
  await screen.findByRole('region', { name: 'A. Organisme' })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['BPF', 'Bilans de session'])
  expect(screen.queryByRole('button', { name: 'Figer la déclaration' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Modifier/ })).toBeNull()
})

test('a consultant only has the reports of sessions', async () => {
  const { read } = showReturn({ user: { is_admin: false, profile_code: 'CNS' }, search: '?line=learners.employee' })
  await screen.findByText('Aucun bilan de session.')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Bilans de session'])
  expect(screen.queryByRole('button', { name: 'Exporter en CSV' })).toBeNull()
  expect(read.filter((path) => path.startsWith('/bpf/'))).toEqual([])
  expect(read).toContain('/documents/?page=1&page_size=25&category=report')
})
