import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { ownQuizOnWire } from './quiz-fixture.ts'
import QuizzesPage from './quizzes-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = (list: object[]): void => {
  vi.stubGlobal('fetch', async () => Response.json(list.map((quiz, at) => ({ ...ownQuizOnWire, id: at + 1, ...quiz }))))
  showPage(QuizzesPage, { path: '/quiz' })
}
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const links = (title: string) =>
  within(screen.getByRole('article', { name: title }))
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const wordsOf = (title: string) => screen.getByRole('article', { name: title }).textContent

test('what is to be taken stands by its deadline, each with its terms and the act of the moment', async () => {
  show([
    { title: 'Sans fin', closes_at: null, minutes: null, attempts_left: null, pass_mark: 0, questions: 1 },
    { title: 'Commencé', state: 'started', closes_at: '2998-01-05T10:00:00Z', attempts_left: 1 },
    { title: 'Bientôt', closes_at: '2997-01-05T10:00:00Z', kind: 2 },
    { title: 'Après', state: 'blocked', first: 'Lire le programme', closes_at: '2999-01-01T10:00:00Z' },
    { title: 'Plus tard', state: 'notYet', opens_at: '2998-05-05T10:00:00Z', closes_at: '2999-02-01T10:00:00Z' },
    { title: 'Un jour', state: 'notYet', closes_at: '2999-02-02T10:00:00Z' },
    { title: 'Raté', result: { attempt: 90, percent: 40, state: 4 }, closes_at: '2999-02-03T10:00:00Z' },
    { title: 'Fini', state: 'done', result: { attempt: 90, percent: 80, state: 3 } },
  ])
  await screen.findByRole('heading', { level: 1, name: 'Quiz' })
  expect(cards()).toEqual(['Bientôt', 'Commencé', 'Après', 'Plus tard', 'Un jour', 'Raté', 'Sans fin'])
  expect(wordsOf('Bientôt')).toContain('Test · Atelier budget')
  expect(wordsOf('Bientôt')).toContain('7 questions · 20\u00A0min · 2 essais restants · Seuil de réussite\u00A0: 70\u202F%')
  expect(wordsOf('Bientôt')).toContain('À passer avant le 05/01/2997')
  expect(wordsOf('Sans fin')).toContain('1 question · sans limite de temps')
  expect(wordsOf('Sans fin')).not.toContain('Seuil')
  expect(links('Bientôt')).toEqual(['Commencer /quiz/3'])
  expect(links('Commencé')).toEqual(['Reprendre /quiz/2'])
  expect(links('Raté')).toEqual(['Refaire /quiz/7', 'Voir le résultat /resultat?attempt=90'])
  expect(wordsOf('Après')).toContain('Terminez d’abord «\u00A0Lire le programme\u00A0».')
  expect(wordsOf('Plus tard')).toContain('Ouvre le 05/05/2998')
  expect(wordsOf('Un jour')).toContain('Pas encore ouvert')
  for (const title of ['Après', 'Plus tard', 'Un jour']) expect(links(title)).toEqual([])
  expect(screen.getByRole('link', { name: 'Mes résultats' }).getAttribute('href')).toBe('/resultat')
})

test('what is over says what it gave, and may be taken again while attempts are left and it is open', async () => {
  const result = { attempt: 90, percent: 80, state: 3 }
  show([
    { title: 'Réussi', state: 'done', result, closes_at: '2999-01-01T10:00:00Z' },
    { title: 'Épuisé', state: 'done', result: { ...result, percent: 40, state: 4 }, attempts_left: 0, closes_at: '2998-01-01T10:00:00Z' },
    { title: 'Passé', state: 'done', result: { ...result, percent: null }, closes_at: '2020-01-01T10:00:00Z' },
    {
      title: 'À la main',
      state: 'done',
      result: { ...result, percent: null, state: 2 },
      attempts_left: 0,
      closes_at: '2019-01-01T10:00:00Z',
    },
    { title: 'Attend', result: { ...result, percent: null, state: 2 }, closes_at: '2018-06-01T10:00:00Z', attempts_left: 0 },
    { title: 'Manqué', state: 'closed', closes_at: '2018-01-01T10:00:00Z' },
  ])
  fireEvent.click(await screen.findByRole('tab', { name: /Terminés/ }))
  await screen.findByRole('article', { name: 'Réussi' })
  expect(cards()).toEqual(['Réussi', 'Épuisé', 'Passé', 'À la main', 'Attend', 'Manqué'])
  expect(wordsOf('Réussi')).toMatch(/80\u202F%Réussi/)
  expect(links('Réussi')).toEqual(['Refaire /quiz/1', 'Voir le résultat /resultat?attempt=90'])
  expect(wordsOf('Épuisé')).toMatch(/40\u202F%À revoir/)
  expect(links('Épuisé')).toEqual(['Voir le résultat /resultat?attempt=90'])
  expect(wordsOf('Passé')).toContain('Résultat à venir')
  expect(links('Passé')).toEqual(['Voir le résultat /resultat?attempt=90'])
  expect(wordsOf('À la main')).toContain('Correction en cours')
  expect(wordsOf('Manqué')).toContain('Fermé depuis le 01/01/2018')
  expect(links('Manqué')).toEqual([])
})

test('with nothing to take, or nothing taken, the page says so', async () => {
  show([])
  await screen.findByText('Aucun quiz à faire.')
  fireEvent.click(screen.getByRole('tab', { name: 'Terminés' }))
  await screen.findByText('Aucun quiz terminé.')
  expect(cards()).toEqual([])
})
