import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { attemptOnWire } from './quiz-fixture.ts'
import ResultsPage from './results-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = (answered: object, at = '/resultat'): void => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.includes('/quiz-results/90/')
        ? { ...attemptOnWire, objectives: null, text: '', allowance: { extra_attempts: 0, extra_time: 0 }, questions: [], ...answered }
        : answered,
    ),
  )
  showPage(ResultsPage, { path: '/resultat', at })
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('each attempt stands with what it gave, and leads to its detail', async () => {
  show([
    { ...attemptOnWire, id: 93, number: 4, quiz: 'En route', percent: null, state: 1, minutes: null },
    { ...attemptOnWire, id: 92, number: 3, quiz: 'À la main', percent: null, state: 2 },
    { ...attemptOnWire, id: 91, number: 2, quiz: 'Caché', percent: null, state: 3 },
    attemptOnWire,
  ])
  await screen.findByRole('heading', { level: 1, name: 'Mes résultats' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => cells(row).at(-1))).toEqual(['En cours', 'Correction en cours', 'Résultat à venir', 'Réussi'])
  expect(cells(rows[3]!)).toEqual(['Atelier budget', '05/03/2031', '1', '80\u202F%', '70', 'Réussi'])
  const links = rows.map((row) => within(row).getByRole('link').getAttribute('href'))
  expect(links).toEqual(['/quiz/12', '/resultat?attempt=92', '/resultat?attempt=91', '/resultat?attempt=90'])
})

test('without a result the page says so', async () => {
  show([])
  await screen.findByText('Aucun résultat à afficher.')
  expect(screen.queryByRole('table')).toBeNull()
})

const blank = { points: 2, choices: [], left: [], explanation: '', is_by_hand: false, is_cancelled: false }
const questions = [
  {
    ...blank,
    id: 'q0001',
    kind: 'single',
    statement: 'Qui vote',
    choices: ['Le trésorier', 'L’assemblée'],
    answer: [0],
    solution: [1],
    explanation: 'L’article 9.',
    got: 0,
  },
  { ...blank, id: 'q0002', kind: 'trueFalse', statement: 'Annuel', answer: [0], solution: [1], got: 0 },
  { ...blank, id: 'q0003', kind: 'order', statement: 'Étapes', choices: ['Voter', 'Préparer'], answer: [0, 1], solution: [1, 0], got: 0 },
  {
    ...blank,
    id: 'q0004',
    kind: 'match',
    statement: 'Sens',
    choices: ['Dépense', 'Recette'],
    left: ['Charge', 'Produit'],
    answer: [0, 1],
    solution: [0, 1],
    got: 2,
  },
  { ...blank, id: 'q0005', kind: 'text', statement: 'Pourquoi', answer: 'Pour prévoir', solution: '', got: null, is_by_hand: true },
  { ...blank, id: 'q0006', kind: 'number', statement: 'Combien', answer: null, solution: '3.5', got: 1.5, is_cancelled: false },
  {
    ...blank,
    id: 'q0007',
    kind: 'multiple',
    statement: 'Contenu',
    choices: ['Charges', 'Produits'],
    answer: [0, 1],
    solution: [0],
    got: 1,
    is_cancelled: true,
  },
]
const lines = (statement: string) =>
  within(screen.getByRole('region', { name: statement }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

test('an attempt says its score, its objectives, then each question with the right answer', async () => {
  const objectives = [
    { objective: 'Lire un budget', percent: 90, mastery: 'acquired' },
    { objective: 'Le suivre', percent: 40, mastery: 'inProgress' },
    { objective: 'Le voter', percent: 10, mastery: 'notAcquired' },
  ]
  show({ objectives, text: 'Bravo, continuez.', questions }, '/resultat?attempt=90')
  await screen.findByRole('heading', { level: 1, name: 'Bases du budget' })
  screen.getByText('Bravo, continuez.')
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Lire un budget90\u202F%Acquis',
    'Le suivre40\u202F%En cours d’acquisition',
    'Le voter10\u202F%Non acquis',
  ])
  expect(lines('Qui vote')).toEqual(['Le trésorier', 'L’assemblée', 'L’article 9.'])
  expect(lines('Annuel')).toEqual(['Vrai', 'Faux'])
  expect(lines('Étapes')).toEqual(['1. Voter2. Préparer', '1. Préparer2. Voter'])
  expect(lines('Sens')).toEqual(['Charge\u00A0: DépenseProduit\u00A0: Recette', 'Charge\u00A0: DépenseProduit\u00A0: Recette'])
  expect(lines('Pourquoi')).toEqual(['Pour prévoir'])
  expect(lines('Combien')).toEqual(['Sans réponse', '3,5'])
  const inside = (statement: string) => within(screen.getByRole('region', { name: statement }))
  inside('Sens').getByText('2 sur 2 points')
  inside('Combien').getByText('1,5 sur 2 points')
  inside('Pourquoi').getByText('Correction en cours')
  inside('Contenu').getByText('Question annulée')
})

test('while the right answers are not shown, the page says so', async () => {
  show({ percent: null, state: 3 }, '/resultat?attempt=90')
  await screen.findByText('Les bonnes réponses ne sont pas affichées.')
  screen.getByText('Résultat à venir')
  expect(screen.queryByText('Votre score')).toBeNull()
})
