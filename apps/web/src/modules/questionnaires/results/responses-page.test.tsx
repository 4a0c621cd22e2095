import { adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import ResponsesPage from './responses-page.tsx'

const field = (name: string, label: string, input_type: number, overrides: object = {}) => ({
  id: 1,
  rank: 0,
  section: '',
  name,
  label,
  input_type,
  ...overrides,
})
const stars = field('pace', 'Le rythme', 14)
const recommend = field('recommend', 'Recommanderiez-vous', 14, { minimum: 0, maximum: 10 })
const choice = field('found', 'Comment nous avez-vous connus', 4, { options: ['Un collègue', 'La presse'] })
const ticked = field('again', 'Reviendriez-vous', 5)
const free = field('better', 'À améliorer', 1)
const question = (of: { name: string }, overrides: object = {}) => ({
  name: of.name,
  field: of,
  answers: 0,
  mean: null,
  values: [],
  texts: [],
  ...overrides,
})
const results = {
  id: 4,
  name: 'À chaud',
  invited: 20,
  answered: 4,
  declined: 0,
  satisfaction: 75,
  score: 25,
  promoters: 2,
  passives: 1,
  detractors: 1,
  questions: [
    question(stars, {
      answers: 4,
      mean: 3.25,
      values: [
        { value: '2', count: 1 },
        { value: '5', count: 3 },
      ],
    }),
    question(choice, {
      answers: 4,
      values: [
        { value: 'La radio', count: 1 },
        { value: 'Un collègue', count: 3 },
      ],
    }),
    question(ticked, { answers: 4, values: [{ value: 'true', count: 4 }] }),
    question(free, {
      answers: 3,
      texts: [
        { text: 'Plus de pauses.', response: 31 },
        { text: 'Rien.', response: null },
      ],
    }),
  ],
  events: [{ id: 12, title: 'Lire un bilan' }],
}
const row = (id: number, overrides: object = {}) => ({
  id,
  answered_on: '2031-03-06',
  event_id: 12,
  event_title: 'Lire un bilan',
  audience: 1,
  person_id: 7,
  person: 'Ada Roy',
  satisfaction: 75,
  recommendation: 9,
  is_alert: false,
  ...overrides,
})
const response = { ...row(31), alerts: ['recommend'], hidden: [], fields: [stars, recommend, free], answers: { pace: '4', recommend: '9' } }

const groups = [
  { key: '12', label: 'Lire un bilan', invited: 20, answered: 4, declined: 0, satisfaction: 75, score: 25, rate: 20 },
  { key: '13', label: 'Vendre', invited: 4, answered: 2, declined: 0, satisfaction: null, score: null, rate: 50 },
]
let read: string[]
let sent: string[]
const show = ({
  overrides = {},
  rows = [row(31)],
  search = '',
  answered = {},
}: {
  overrides?: object
  rows?: readonly object[]
  search?: string
  answered?: object
} = {}) => {
  read = []
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') {
      sent.push(`${method} ${url.split('/responses/')[1]} ${String(body)}`)
      return Response.json({ done: true })
    }
    const path = String(url.split('/questionnaires/4')[1])
    if (!url.includes('/questionnaires/4')) return Response.json({})
    read.push(path)
    if (path.startsWith('/results/')) return Response.json({ ...results, ...overrides })
    if (path.startsWith('/comparison/')) return Response.json(groups)
    if (path.startsWith('/responses/31/')) return Response.json({ ...response, ...answered })
    return Response.json({ results: rows, count: rows.length, page: 1, page_size: 25 })
  })
  return showPage(ResponsesPage, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } }),
    path: adminQuestionnaireResponses.pattern.replaceAll(/:(\w+)/g, '$$$1'),
    at: `${adminQuestionnaireResponses(4, 'un autre nom')}${search}`,
  })
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
/** The lines of a table of bars: each value, how many times, its share. */
const bars = (name: string): (string | null)[][] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...within(line).getAllByRole('rowheader'), ...within(line).getAllByRole('cell')].map((cell) => cell.textContent))

test('draws every value of each question, even those nobody chose, and what was written', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: 'Réponses\u00A0: À chaud' })
  expect(bars('NPS +25')).toEqual([
    ['Promoteurs (9–10)', '2', '50\u202F%'],
    ['Passifs (7–8)', '1', '25\u202F%'],
    ['Détracteurs (0–6)', '1', '25\u202F%'],
  ])
  expect(screen.getByText('4 réponses · Moyenne 3,3 sur 5')).toBeDefined()
  expect(bars('Le rythme').map(([value, count]) => `${value}: ${count}`)).toEqual(['1: 0', '2: 1', '3: 0', '4: 0', '5: 3'])
  expect(bars('Comment nous avez-vous connus')).toEqual([
    ['Un collègue', '3', '75\u202F%'],
    ['La presse', '0', '0\u202F%'],
    ['La radio', '1', '25\u202F%'],
  ])
  expect(bars('Reviendriez-vous').map(([value, count]) => `${value}: ${count}`)).toEqual(['Oui: 4', 'Non: 0'])
  const written = within(screen.getByRole('list', { name: 'Ce qui a été écrit' })).getAllByRole('listitem')
  expect(written.map((one) => one.textContent)).toEqual(['Plus de pauses.À traiter', 'Rien.'])
  expect(screen.getByText(/^1 autre réponse est à lire/)).toBeDefined()
})

test('reads one event or one audience alone, as the address says', async () => {
  const { history } = show({ search: '?audience=partner' })
  await screen.findByRole('heading', { level: 1 })
  expect(read).toEqual([expect.stringMatching(/^\/results\/\?audience=2$/)])
  fireEvent.click(screen.getByRole('combobox', { name: 'Événement' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Lire un bilan' }))
  await waitFor(() => expect(read.at(-1)).toMatch(/event=12&audience=2|audience=2&event=12/))
  fireEvent.click(screen.getByRole('combobox', { name: 'Public visé' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Tous les publics' }))
  await waitFor(() => expect(history.location.search).toBe('?event=12'))
})

test('nothing was answered yet; under three answers nothing is told (FOR-40)', async () => {
  show({ overrides: { answered: 0, satisfaction: null, score: null, questions: [] }, rows: [] })
  await screen.findByText('Aucune réponse pour le moment.')
  fireEvent.click(screen.getByRole('tab', { name: /^Réponses/ }))
  await waitFor(() => expect(read.at(-1)).toMatch(/^\/responses\//))
  await screen.findByText('Aucune réponse pour le moment.')
  cleanup()
  show({ overrides: { answered: 2, satisfaction: null, score: null, questions: [] }, rows: [] })
  await screen.findByText(/^Les résultats se lisent à partir de trois réponses/)
  expect(screen.getAllByText('Moins de 3 réponses')).toHaveLength(2)
  expect(screen.queryByRole('region', { name: /NPS/ })).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: /^Réponses/ }))
  await waitFor(() => expect(read.at(-1)).toMatch(/^\/responses\//))
  await screen.findByText(/^Les résultats se lisent à partir de trois réponses/)
})

test('lists the responses, and opens one with its questions as they were put', async () => {
  const { history } = show({
    search: '?tab=responses',
    rows: [row(31), row(32, { person_id: null, person: null, recommendation: null, satisfaction: null, is_alert: true })],
  })
  await screen.findByText('Ada Roy')
  expect(screen.getByText('Anonyme')).toBeDefined()
  expect(screen.getByText('9 sur 10')).toBeDefined()
  expect(screen.getByText('Note basse')).toBeDefined()
  expect(screen.getByRole('button', { name: /Exporter/ })).toBeDefined()
  fireEvent.click(screen.getAllByRole('button', { name: '06/03/2031' })[0]!)
  const dialog = await screen.findByRole('dialog', { name: 'Une réponse' })
  await within(dialog).findByText('6 mars 2031')
  expect(within(dialog).getByText('Note basse').closest('dt')?.textContent).toMatch(/^Recommanderiez-vous/)
  expect(history.location.search).toBe('?tab=responses&response=31')
  const questions = within(dialog)
    .getAllByRole('definition')
    .map((one) => one.textContent)
  expect(questions).toEqual([
    'Ada Roy',
    'Lire un bilan',
    'Participants',
    '6 mars 2031',
    '4 ★À traiter',
    '9 sur 10À traiter',
    'Sans réponse',
  ])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(history.location.search).toBe('?tab=responses'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an answer is followed up: an action, a task, or a complaint in the register', async () => {
  show({ search: '?tab=responses&response=31' })
  const dialog = await screen.findByRole('dialog', { name: 'Une réponse' })
  fireEvent.click(await within(dialog).findByRole('button', { name: 'À traiter\u00A0: Recommanderiez-vous' }))
  await screen.findByRole('menuitem', { name: 'Réclamation au registre' })
  fireEvent.click(screen.getByRole('menuitem', { name: 'Action du plan' }))
  const decided = await screen.findByRole('dialog', { name: 'Action' })
  expect(within(decided).getByText('Recommanderiez-vous')).toBeDefined()
  expect(within(decided).getByLabelText(/^À faire avant le/)).toBeDefined()
})

test('answers are compared event by event, and by what is chosen; under three nothing is told (FOR-40)', async () => {
  const { history } = show({ search: '?tab=comparison' })
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect((await screen.findByRole('link', { name: 'Lire un bilan' })).getAttribute('href')).toMatch(/\?event=12$/)
  expect(cells('Lire un bilan')).toEqual(['20', '4', '20\u202F%', '75\u202F%', '+25'])
  expect(cells('Vendre')).toEqual(['4', '2', '50\u202F%', 'Moins de 3 réponses', 'Moins de 3 réponses'])
  fireEvent.click(screen.getByRole('combobox', { name: 'Comparer par' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Mois d’envoi', hidden: true }))
  await waitFor(() => expect(history.location.search).toBe('?tab=comparison&by=month'))
  expect(read.at(-1)).toBe('/comparison/?by=4')
})

test('a text is hidden for a reason, a score never; one that is hidden says why, and is shown again', async () => {
  const search = '?tab=responses&response=31'
  show({ search, answered: { answers: { pace: '4', recommend: '9', better: 'Incapable' } } })
  const hide = await screen.findByRole('button', { name: 'Masquer ce texte\u00A0: À améliorer' })
  expect(screen.getAllByRole('button', { name: /^Masquer ce texte/ })).toHaveLength(1)
  fireEvent.click(hide)
  const dialog = await screen.findByRole('dialog', { name: 'Masquer ce texte' })
  fireEvent.change(await within(dialog).findByLabelText(/^Motif/), { target: { value: 'Injure' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Masquer ce texte' }))
  await waitFor(() => expect(sent).toEqual(['POST 31/hidden-answers/ {"question":"better","reason":"Injure"}']))
  cleanup()
  const hidden = [{ question: 'better', reason: 'Injure', hidden_at: '2031-03-08T09:00:00Z', hidden_by_name: 'Ada Roy' }]
  show({ search, answered: { hidden } })
  await screen.findByText(/^Texte masqué par Ada Roy le 8 mars 2031\s: Injure$/)
  fireEvent.click(screen.getByRole('button', { name: 'Afficher à nouveau' }))
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(/^DELETE 31\/hidden-answers\/better\//)]))
})
