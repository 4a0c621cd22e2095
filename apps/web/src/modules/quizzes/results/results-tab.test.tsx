import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { showQuiz } from '../editing/quiz-fixture.tsx'

const results = {
  events: 2,
  taken: 10,
  average: 82,
  pass_rate: 60,
  to_mark: 1,
  spread: [0, 0, 1, 0, 0, 0, 0, 3, 0, 6],
  questions: [
    { id: 'bbbb2222', statement: 'Un bilan est équilibré.', answers: 10, success: 40, is_cancelled: false },
    { id: 'aaaa1111', statement: 'Où est l’actif ?', answers: 9, success: null, is_cancelled: true },
  ],
  objectives: [{ objective: 'Lire', percent: 75 }],
}
const row = {
  id: 31,
  quiz_id: 4,
  quiz: 'Lire un bilan',
  event_quiz_id: 6,
  event_id: 12,
  event_title: 'La comptabilité',
  person_id: 7,
  person: 'Ada Roy',
  number: 2,
  started_at: '2031-03-04T09:00:00Z',
  minutes: 12,
  percent: 50,
  pass_mark: 70,
  state: 2,
  is_counted: true,
}
const taken = { explanation: '', got: 1, is_by_hand: false, is_cancelled: false, points: 2, choices: [], left: [] }
const detail = {
  ...row,
  objectives: [{ objective: 'Lire', percent: 50, mastery: 'inProgress' }],
  text: '',
  allowance: { extra_attempts: 1, extra_time: 0 },
  questions: [
    { ...taken, id: 'a', kind: 'single', statement: 'Où ?', choices: ['À droite', 'À gauche'], answer: [0], solution: [1], got: 0 },
    {
      ...taken,
      id: 'b',
      kind: 'match',
      statement: 'Associez',
      choices: ['one', 'two'],
      left: ['un', 'deux'],
      answer: [0, 1],
      solution: [0, 1],
    },
    { ...taken, id: 'c', kind: 'trueFalse', statement: 'Vrai ?', answer: null, solution: [1], got: 0 },
    { ...taken, id: 'd', kind: 'text', statement: 'Expliquez', points: 4, answer: 'Parce que', solution: '', got: null, is_by_hand: true },
  ],
}

type Shown = Parameters<typeof showQuiz>[0] & { overrides?: object; rows?: readonly object[] }
const show = ({ search = '', overrides = {}, rows = [row], ...shown }: Shown = {}) => {
  const list = { results: rows, count: rows.length, page: 1, page_size: 25 }
  const marked = { ...detail, percent: 70, questions: detail.questions.map((one) => (one.id === 'd' ? { ...one, got: 2.5 } : one)) }
  const { server, history } = showQuiz({
    ...shown,
    search: `?tab=results${search}`,
    answers: { '/marks/': marked, '/allowance/': { done: true } },
    reads: { '/results/': { ...results, ...overrides }, 'attempts/31/': detail, '/attempts/': list },
  })
  return { ...server, history }
}
const said = (): unknown[] => readToasts().map(({ text }) => text)
afterEach(() => {
  act(() => readQuestion()?.answer(false))
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})
const tile = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('article')?.textContent
const lines = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...within(line).getAllByRole('rowheader'), ...within(line).getAllByRole('cell')].map(({ textContent }) => textContent))

test('tells how people did, tenth by tenth and from the hardest question', async () => {
  show()
  await screen.findByRole('heading', { level: 2, name: 'Score moyen' })
  expect([tile('Score moyen'), tile('Taux de réussite'), tile('À corriger')]).toEqual([
    'Score moyen82\u202F%',
    'Taux de réussite60\u202F%Seuil de réussite\u00A0: 70\u202F%',
    'À corriger1',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Voir le tableau' }))
  expect(lines('Répartition des scores').filter(([, people]) => people !== '0')).toEqual([
    ['20–29\u202F%', '1'],
    ['70–79\u202F%', '3'],
    ['90–100\u202F%', '6'],
  ])
  expect(lines('Questions, de la plus difficile à la plus facile')).toEqual([
    ['Un bilan est équilibré. Annuler la question', '10', '40\u202F%'],
    ['Où est l’actif ? Question annuléeRétablir la question', '9', '–'],
  ])
  expect(screen.queryByRole('table', { name: 'Par objectif' })).toBeNull()
})

test('a test tells how far its objectives are reached; one event is read alone', async () => {
  const { read } = show({ isTest: true, quiz: { kind: 2, test_type: 1 }, search: '&event=12' })
  await screen.findByRole('table', { name: 'Par objectif' })
  expect(lines('Par objectif')).toEqual([['Lire', '75\u202F%']])
  expect(read).toContainEqual('4/results/?event=12')
  await waitFor(() => expect(read).toContainEqual(expect.stringMatching(/^4\/attempts\/\?.*event=12/)))
  fireEvent.click(screen.getByRole('button', { name: 'Tous les événements' }))
  await waitFor(() => expect(read).toContainEqual('4/results/'))
})

test('a question is cancelled, or brought back, once one says so', async () => {
  const { sent } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler la question, Un bilan est équilibré.' }))
  await waitFor(() => expect(readQuestion()).toMatchObject({ title: { fr: 'Annuler cette question\u202F?' }, tone: 'danger' }))
  act(() => readQuestion()?.answer(true))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST 4/cancelled-questions/', body: { question: 'bbbb2222', is_cancelled: true } }]))
  fireEvent.click(screen.getByRole('button', { name: /^Rétablir la question/ }))
  await waitFor(() => expect(readQuestion()).toMatchObject({ title: { fr: 'Rétablir cette question\u202F?' } }))
  act(() => readQuestion()?.answer(false))
  expect(sent).toHaveLength(1)
})

test('attempts are listed by their result, and one opens question by question', async () => {
  const { read, history } = show()
  const line = await screen.findByRole('row', { name: /Ada Roy/ })
  expect(
    within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['2', '50\u202F%', 'À corriger']))
  fireEvent.click(screen.getByLabelText('Résultat', { selector: 'input' }))
  fireEvent.click(await screen.findByRole('option', { name: 'À corriger' }))
  await waitFor(() => expect(read.at(-1)).toMatch(/^4\/attempts\/\?.*state=2/))
  fireEvent.click(await screen.findByRole('button', { name: /Ada Roy/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Essai 2.*Ada Roy$/ })
  expect(history.location.search).toMatch(/attempt=31/)
  await within(dialog).findByText('En cours d’acquisition', { exact: false })
  const answers = within(within(dialog).getByRole('list', { name: 'Questions' })).getAllByRole('listitem')
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Question 1. Où ?0 sur 2RéponseÀ droiteBonne réponseÀ gauche',
    'Question 2. Associez1 sur 2Réponseun → onedeux → twoBonne réponseun → onedeux → two',
    'Question 3. Vrai ?0 sur 2RéponseSans réponseBonne réponseFaux',
    expect.stringMatching(/^Question 4\. ExpliquezÀ corrigerRéponseParce quePoints accordés.*Noter$/),
  ])
})

test('a text is marked up to the points of its question', async () => {
  const { sent } = show({ search: '&attempt=31' })
  const points = await screen.findByRole('textbox', { name: /^Points accordés/ })
  fireEvent.change(points, { target: { value: '5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Noter' }))
  await waitFor(() => expect(points.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
  fireEvent.change(points, { target: { value: '2,5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Noter' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST 4/attempts/31/marks/', body: { question: 'd', points: 2.5 } }]))
  await waitFor(() => expect(said()).toHaveLength(1))
})

test('an allowance is granted to whoever made it', async () => {
  const { sent } = show({ search: '&attempt=31' })
  fireEvent.click(await screen.findByRole('button', { name: 'Accorder un aménagement' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Temps en plus/ }), { target: { value: '33' } })
  fireEvent.click(screen.getByRole('button', { name: 'Accorder un aménagement' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST 4/attempts/31/allowance/', body: { extra_attempts: 1, extra_time: 33 } }]))
  await waitFor(() => expect(said()).toHaveLength(1))
})

test('nobody took it yet; whoever only reads changes nothing', async () => {
  show({ rows: [], overrides: { taken: 0, average: null, pass_rate: null, spread: Array(10).fill(0), questions: [], objectives: [] } })
  await waitFor(() => expect(screen.getAllByText('Personne ne l’a encore passé.')).toHaveLength(2))
  expect(tile('Score moyen')).toBe('Score moyen–')
  cleanup()
  show({ user: { is_restricted: 1 }, search: '&attempt=31' })
  await screen.findByRole('dialog', { name: /^Essai 2.*Ada Roy$/ })
  await screen.findByText('Parce que')
  expect(screen.queryByRole('button', { name: 'Noter' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Accorder un aménagement' })).toBeNull()
  expect(screen.queryByText('Annuler la question')).toBeNull()
})
