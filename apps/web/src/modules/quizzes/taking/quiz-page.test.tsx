import { ownQuiz } from '@kxo/domain/quizzes/paths'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { attemptOnWire, ownQuizOnWire } from './quiz-fixture.ts'
import QuizPage from './quiz-page.tsx'

const question = (id: string, kind: string, statement: string, choices: string[] = [], left: string[] = []) => ({
  id,
  kind,
  statement,
  points: 1,
  choices,
  left,
})
const questions = [
  question('q0001', 'single', 'Qui vote le budget', ['Le trésorier', 'L’assemblée']),
  question('q0002', 'multiple', 'Que contient-il', ['Charges', 'Produits', 'Météo']),
  question('q0003', 'trueFalse', 'Il est annuel'),
  question('q0004', 'order', 'Les étapes', ['Voter', 'Préparer', 'Suivre']),
  question('q0005', 'match', 'Les sens', ['Dépense', 'Recette'], ['Charge', 'Produit']),
  question('q0006', 'text', 'Pourquoi'),
  question('q0007', 'number', 'Combien'),
]
const attempt = {
  id: 90,
  number: 1,
  questions,
  answers: {},
  started_at: '2031-03-05T09:00:00Z',
  ends_at: null,
  now: '2031-03-05T09:00:00Z',
}
const page = { ...ownQuizOnWire, instructions: 'Lisez bien.', attempt: null }
const done = { state: 'done', attempt: null, attempts_made: 1, attempts_left: 1, result: { attempt: 90, percent: 80, state: 3 } }

type Sent = { path: string; body: { question?: string; answer?: unknown } }
let sent: Sent[] = []
let now: object = page
/** What happens to what is sent: lets it through unless it throws or answers. */
let network: (sent: Sent) => Response | undefined
const show = (changes: object, session: Parameters<typeof viewerAt>[1] = {}): void => {
  sent = []
  network = () => undefined
  now = { ...page, ...changes }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = `${method} ${address.split('/clients/forma')[1]}`
    if (method === 'GET')
      return Response.json(
        path.includes('quiz-results')
          ? { ...attemptOnWire, objectives: [], text: 'Bravo.', allowance: { extra_attempts: 0, extra_time: 0 }, questions: [] }
          : now,
      )
    const one = { path, body: JSON.parse(body || '{}') as Sent['body'] }
    const answered = network(one)
    if (answered) return answered
    sent.push(one)
    if (method === 'PATCH') return Response.json({ saved_at: '2031-03-05T09:01:00Z' })
    now = path.endsWith('/submission/') ? { ...now, ...done } : { ...now, state: 'started', attempt }
    return Response.json(now, { status: 201 })
  })
  showPage(QuizPage, { path: '/quiz/$id', at: ownQuiz(12), viewer: viewerAt(tenantOf('forma'), session) })
}
const narrow = () =>
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('max-width'), media: query }))
const answersSent = () => sent.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => [body.question, body.answer])
const click = (name: string | RegExp, role = 'button') => fireEvent.click(screen.getByRole(role, { name }))
const region = (name: string) => within(screen.getByRole('region', { name }))

afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) toast.dismiss(id)
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the introduction says the terms, then the first question takes the focus', async () => {
  show({})
  await screen.findByRole('heading', { level: 1, name: 'Bases du budget' })
  screen.getByText('Lisez bien.')
  screen.getByText(/^7 questions · 20 min · 2 essais restants/)
  screen.getByText('Les réponses sont enregistrées à mesure.')
  click('Commencer')
  const heading = await screen.findByRole('heading', { name: 'Qui vote le budget' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(sent).toEqual([{ path: 'POST /own-quizzes/12/attempts/', body: {} }])
})

test('each kind of question sends what it is answered, one at a time and in order', async () => {
  show({ state: 'started', attempt })
  await screen.findByRole('heading', { name: 'Qui vote le budget' })
  fireEvent.click(region('Qui vote le budget').getByRole('radio', { name: 'L’assemblée' }))
  const several = region('Que contient-il')
  fireEvent.click(several.getByRole('checkbox', { name: 'Produits' }))
  fireEvent.click(several.getByRole('checkbox', { name: 'Charges' }))
  fireEvent.click(region('Il est annuel').getByRole('radio', { name: 'Faux' }))
  const order = region('Les étapes')
  const down = () => order.getByRole('button', { name: /^Descendre.*Voter/ })
  fireEvent.click(down())
  expect(document.activeElement).toBe(down())
  order.getByText('Voter : Place 2')
  fireEvent.click(down())
  // At the end of the list, the other way has the focus.
  expect(document.activeElement).toBe(order.getByRole('button', { name: /^Monter.*Voter/ }))
  expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1.Préparer', '2.Suivre', '3.Voter'])
  const match = region('Les sens')
  const pick = (left: string, right: string) => {
    fireEvent.click(match.getByRole('combobox', { name: `Correspond à «\u00A0${left}\u00A0»` }))
    fireEvent.click(screen.getAllByRole('option', { name: right, hidden: true }).at(left === 'Charge' ? 0 : -1) as HTMLElement)
  }
  pick('Charge', 'Dépense')
  pick('Produit', 'Recette')
  const text = region('Pourquoi').getByRole('textbox', { name: 'Pourquoi' })
  fireEvent.change(text, { target: { value: 'Pour prévoir' } })
  fireEvent.blur(text)
  const number = region('Combien').getByRole('textbox', { name: 'Combien' })
  expect(number.getAttribute('inputmode')).toBe('decimal')
  fireEvent.change(number, { target: { value: '12,5' } })
  fireEvent.blur(number)
  await screen.findByText('Réponse enregistrée')
  const last = new Map(answersSent() as [string, unknown][])
  expect([...last]).toEqual([
    ['q0001', [1]],
    ['q0002', [0, 1]],
    ['q0003', [1]],
    ['q0004', [1, 2, 0]],
    ['q0005', [0, 1]],
    ['q0006', 'Pour prévoir'],
    ['q0007', '12,5'],
  ])
  expect(sent[0]?.path).toBe('PATCH /own-quizzes/12/attempts/90/')
  // Pairs are no answer before they all are.
  expect(answersSent().filter(([id]) => id === 'q0005')).toHaveLength(1)
  screen.getByText('7 sur 7 répondues')
})

test('items are left in the order they came only on purpose', async () => {
  show({ state: 'started', attempt })
  await screen.findByText('0 sur 7 répondue')
  fireEvent.click(region('Les étapes').getByRole('button', { name: 'Laisser dans cet ordre' }))
  await screen.findByText('Réponse enregistrée')
  expect(answersSent()).toEqual([['q0004', [0, 1, 2]]])
  expect(region('Les étapes').queryByRole('button', { name: 'Laisser dans cet ordre' })).toBeNull()
})

test('an attempt is gone on with where it was left, and what has no answer is listed before it is sent', async () => {
  const answers = { q0001: [1], q0002: [], q0003: [0], q0004: [2, 1, 0], q0005: [0, 1], q0006: ' ', q0007: '3' }
  show({ state: 'started', attempt: { ...attempt, answers } })
  await screen.findByText('5 sur 7 répondues')
  expect(region('Il est annuel').getByRole('radio', { name: 'Vrai' })).toHaveProperty('checked', true)
  expect(screen.getByRole('navigation', { name: 'Aller à une question' }).textContent).toBe('1234567')
  screen.getByRole('button', { name: 'Question 2, Sans réponse' })
  fireEvent.click(screen.getAllByRole('button', { name: 'Relire avant d’envoyer' })[0]!)
  const review = screen.getByRole('heading', { name: 'Relire avant d’envoyer' })
  await waitFor(() => expect(document.activeElement).toBe(review))
  screen.getByText('2 questions sans réponse')
  click(/^Question 6.*Pourquoi/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pourquoi' })))
  fireEvent.change(screen.getByRole('textbox', { name: 'Pourquoi' }), { target: { value: 'Pour prévoir' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Relire avant d’envoyer' })[0]!)
  screen.getByText('1 question sans réponse')
  click('Envoyer mes réponses')
  // What was typed last leaves first.
  const result = await screen.findByText('Réponses envoyées.')
  expect(sent.map(({ path }) => path)).toEqual(['PATCH /own-quizzes/12/attempts/90/', 'POST /own-quizzes/12/attempts/90/submission/'])
  await waitFor(() => expect(document.activeElement?.contains(result)).toBe(true))
  screen.getByText(/^Votre score.*80 %$/)
  screen.getByText('Réussi')
  await screen.findByText('Bravo.')
  screen.getByRole('button', { name: 'Refaire' })
  expect(screen.getByRole('link', { name: 'Voir le résultat' }).getAttribute('href')).toBe('/resultat?attempt=90')
})

test('on a phone one question is shown at a time', async () => {
  narrow()
  show({ state: 'started', attempt })
  await screen.findByRole('heading', { name: 'Qui vote le budget' })
  expect(screen.queryByRole('button', { name: 'Précédente' })).toBeNull()
  click('Suivante')
  const second = screen.getByRole('heading', { level: 2 })
  expect(second.textContent).toBe('Que contient-il')
  await waitFor(() => expect(document.activeElement).toBe(second))
  for (let at = 2; at < questions.length; at++) click('Suivante')
  expect(screen.queryByRole('button', { name: 'Suivante' })).toBeNull()
  click('Précédente')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Pourquoi')
  click('Suivante')
  click('Relire avant d’envoyer')
  screen.getByText('7 questions sans réponse')
  click('Revenir aux questions')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Combien')
})

test('what the network loses stays, is said, and is sent again', async () => {
  show({ state: 'started', attempt })
  await screen.findByRole('heading', { name: 'Qui vote le budget' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // What an answer of the server changes is drawn a moment later.
  const settleMs = 10
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => vi.advanceTimersByTimeAsync(settleMs)))
  network = () => {
    throw new TypeError('Failed to fetch')
  }
  fireEvent.click(region('Il est annuel').getByRole('radio', { name: 'Vrai' }))
  await pass(0)
  screen.getByText(/^Réponse non enregistrée/)
  fireEvent.click(region('Il est annuel').getByRole('radio', { name: 'Faux' }))
  network = () => undefined
  await pass(3000)
  screen.getByText('Réponse enregistrée')
  expect(answersSent()).toEqual([['q0003', [1]]])
  // Typing rests before it is saved.
  fireEvent.change(screen.getByRole('textbox', { name: 'Pourquoi' }), { target: { value: 'Pour' } })
  await pass(300)
  fireEvent.change(screen.getByRole('textbox', { name: 'Pourquoi' }), { target: { value: 'Pour prévoir' } })
  await pass(580)
  expect(answersSent()).toHaveLength(1)
  await pass(10)
  expect(answersSent()[1]).toEqual(['q0006', 'Pour prévoir'])
})

test('without a connection answers wait for it, and what is sent leaves after them', async () => {
  show({ state: 'started', attempt })
  await screen.findByRole('heading', { name: 'Qui vote le budget' })
  onlineManager.setOnline(false)
  fireEvent.click(region('Il est annuel').getByRole('radio', { name: 'Vrai' }))
  await screen.findByText(/^Réponse non enregistrée/)
  fireEvent.click(screen.getAllByRole('button', { name: 'Relire avant d’envoyer' })[0]!)
  click('Envoyer mes réponses')
  await screen.findByText(/^Réponses non envoyées/)
  expect(sent).toEqual([])
  act(() => onlineManager.setOnline(true))
  await screen.findByText('Réponses envoyées.')
  await screen.findByText('Bravo.')
  expect(sent.map(({ path }) => path.split(' ')[0])).toEqual(['PATCH', 'POST'])
})

test('an answer refused is said, and the page reads where the attempt stands', async () => {
  show({ state: 'started', attempt })
  await screen.findByRole('heading', { name: 'Qui vote le budget' })
  network = () => {
    now = { ...now, ...done, attempts_left: 0 }
    return Response.json({ code: 'attemptOver', message: 'Cet essai est terminé.' }, { status: 409 })
  }
  fireEvent.click(region('Il est annuel').getByRole('radio', { name: 'Vrai' }))
  await screen.findByText('Bravo.')
  expect(readToasts().map(({ text }) => text)).toEqual(['Cet essai est terminé.'])
  expect(screen.queryByRole('button', { name: 'Refaire' })).toBeNull()
})

test('the time left is that of the server, is announced, may be hidden, and sends the answers when it is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2031-03-05T10:00:00Z') })
  // The clock of the server is an hour behind.
  show({ state: 'started', attempt: { ...attempt, ends_at: '2031-03-05T09:06:30Z' } })
  const timer = await screen.findByRole('timer', { name: 'Temps restant' })
  expect(timer.textContent).toBe('6:30')
  const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1000))
  await pass(60)
  expect(timer.textContent).toBe('5:30')
  expect(screen.queryByText(/^Il reste/)).toBeNull()
  await pass(30)
  screen.getByText('Il reste 5 minutes.')
  click('Masquer le temps')
  expect(screen.queryByRole('timer')).toBeNull()
  await pass(240)
  screen.getByText('Il reste une minute.')
  click('Afficher le temps')
  fireEvent.change(screen.getByRole('textbox', { name: 'Pourquoi' }), { target: { value: 'Pour prévoir' } })
  await pass(60)
  await screen.findByText('Bravo.')
  screen.getByText('Le temps est écoulé : vos réponses sont envoyées.')
  expect(answersSent()).toEqual([['q0006', 'Pour prévoir']])
  expect(sent.filter(({ path }) => path.endsWith('/submission/'))).toHaveLength(1)
})

test('a result that is not shown yet says why, and a personal link leads to no other page', async () => {
  show({ ...done, result: { attempt: 90, percent: null, state: 2 } }, { user: { is_restricted_session: true } })
  await screen.findByText('Correction en cours')
  expect(screen.queryAllByRole('link')).toEqual([])
  click('Refaire')
  await screen.findByRole('heading', { name: 'Qui vote le budget' })
  cleanup()
  show({ ...done, result: { attempt: 90, percent: null, state: 3 } })
  await screen.findByText('Résultat à venir')
  expect(screen.queryByText('Réussi')).toBeNull()
})

test('before it opens, once it is closed or while another step comes first, the page says so', async () => {
  const said = async (changes: object, sentence: string) => {
    show(changes)
    await screen.findByText(sentence)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
  }
  await said({ state: 'notYet', opens_at: '2999-01-05T10:00:00Z' }, 'Ouvre le 05/01/2999')
  await said({ state: 'notYet' }, 'Pas encore ouvert')
  await said({ state: 'closed', closes_at: '2020-01-05T10:00:00Z' }, 'Fermé depuis le 05/01/2020')
  await said({ state: 'blocked', first: 'Lire le programme' }, 'Terminez d’abord « Lire le programme ».')
})
