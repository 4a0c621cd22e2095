import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { quizzesForEvents } from '../for-events.ts'
import { event, eventQuiz, showEventQuizzes } from './giving-fixture.tsx'
import QuizzesStep from './quizzes-step.tsx'

const said = (): unknown[] => readToasts().map(({ text }) => text)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})
const choose = async (name: RegExp, option: string) => {
  fireEvent.click(await screen.findByLabelText(name, { selector: 'input' }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const openAdding = async () => fireEvent.click(await screen.findByRole('button', { name: 'Ajouter un quiz' }))

test('each says when it opens, how people did, and leads to its results', async () => {
  showEventQuizzes([
    eventQuiz,
    {
      ...eventQuiz,
      id: 6,
      quiz: 41,
      title: 'Entrée',
      kind: 2,
      test_type: 1,
      moment: 1,
      opens_at: null,
      closes_at: null,
      taken: 0,
      passed: 0,
      average: null,
      to_mark: 0,
    },
    { ...eventQuiz, id: 7, title: 'Bilan', opens_at: null, closes_at: null },
  ])
  expect((await screen.findByRole('link', { name: 'Lire un bilan' })).getAttribute('href')).toBe('/admin/quiz/40')
  expect(screen.getByRole('link', { name: 'Entrée' }).getAttribute('href')).toBe('/admin/test/41')
  const [quiz, entry, undated] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(quiz).toMatch(/QuizÀ la finOuvert le 04\/03\/2031 · fermé le 03\/04\/2031 · Seuil de réussite\s: 70\s%/)
  expect(quiz).toMatch(/8 sur 12 passés · 5 réussites · Score moyen\s: 74\s% · À corriger\s: 1/)
  expect(entry).toMatch(/PositionnementDès l’inscription.*0 sur 12 passé/)
  expect(entry).not.toMatch(/réussite ·|Score moyen/)
  expect(undated).toMatch(/Ouvert quand l’événement aura une date/)
  expect(screen.getByRole('link', { name: 'Voir les résultats, Lire un bilan' }).getAttribute('href')).toBe(
    '/admin/quiz/40?tab=results&event=3',
  )
})

test('one is added for its moment, in days before the start; from the registration neither days nor an end are asked', async () => {
  const sent = showEventQuizzes([])
  await screen.findByText(/ne donne aucun quiz/)
  await openAdding()
  await choose(/^Quiz ou test/, 'Entrée · Positionnement')
  expect(screen.queryByLabelText(/^Jours/)).toBeNull()
  await choose(/^Moment/, 'Avant le début')
  const days = await screen.findByLabelText<HTMLInputElement>(/^Jours avant le début/)
  fireEvent.change(days, { target: { value: '181' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(within(screen.getByRole('dialog')).getAllByText(/180/).length).toBeGreaterThan(0))
  expect(sent).toEqual([])
  fireEvent.change(days, { target: { value: '10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ path: 'POST /events/3/quizzes/', body: { quiz: 41, moment: 2, days: -10, open_days: null, is_required: false } }])
})

test('a refusal of the server stands beside its field; nothing published is said', async () => {
  showEventQuizzes([], { refusal: { code: 'invalid', message: 'Refusé', details: [{ field: 'quiz', message: 'Déjà là' }] } })
  await openAdding()
  await choose(/^Quiz ou test/, 'Lire un bilan · Quiz')
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Déjà là')
  cleanup()
  showEventQuizzes([], { hasPublished: false })
  await openAdding()
  expect((await screen.findByText(/^Aucun quiz publié/)).textContent).toMatch(/commencez par en publier/)
})

test('its dates change, and it is no longer there once one says so', async () => {
  const sent = showEventQuizzes([{ ...eventQuiz, moment: 2, days: -15 }])
  fireEvent.click(await screen.findByRole('button', { name: 'Modifier les dates, Lire un bilan' }))
  const days = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Jours avant le début/ })
  expect(days.value).toBe('15')
  fireEvent.change(days, { target: { value: '0' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Ouvert pendant/ }), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Ne plus donner, Lire un bilan' }))
  await waitFor(() => expect(readQuestion()?.title).toBe('Ne plus donner «\u00A0Lire un bilan\u00A0»\u202F?'))
  act(() => readQuestion()?.answer(true))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { path: 'PATCH /events/3/quizzes/5/', body: { days: 0, open_days: null } },
    { path: 'DELETE /events/3/quizzes/5/', body: null },
  ])
})

test('given with the registration, it is made required or no longer', async () => {
  const sent = showEventQuizzes([{ ...eventQuiz, moment: 1, opens_at: null, closes_at: null, is_required: true }])
  await screen.findByText('Obligatoire')
  fireEvent.click(screen.getByRole('button', { name: 'Rendre facultatif, Lire un bilan' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST /events/3/quizzes/5/requirement/', body: { is_required: false } }]))
})

test('it is sent once to those who have not taken it', async () => {
  const sent = showEventQuizzes([eventQuiz, { ...eventQuiz, id: 6, title: 'Bilan', taken: 12 }])
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Envoyer maintenant, Lire un bilan' })
  fireEvent.click(send)
  await waitFor(() => expect(said()).toEqual(['Mail envoyé à 3 personnes.']))
  await waitFor(() => expect(send.disabled).toBe(true))
  expect(sent.map(({ path }) => path)).toEqual(['POST /events/3/quizzes/5/mails/'])
  expect(screen.getAllByRole('button', { name: /^Envoyer/ })).toHaveLength(1)
})

test('who only reads has the figures alone; a closed event still writes, a cancelled one does not', async () => {
  const acts = async () => {
    await screen.findByRole('link', { name: 'Voir les résultats, Lire un bilan' })
    return screen.queryAllByRole('button').map(({ textContent }) => textContent)
  }
  showEventQuizzes([eventQuiz], { user: { is_restricted: 1 } })
  expect(await acts()).toEqual([])
  cleanup()
  showEventQuizzes([eventQuiz], { event: { closed_at: new Date() } })
  expect(await acts()).toEqual(['Envoyer maintenant'])
  cleanup()
  showEventQuizzes([eventQuiz], { event: { cancelled_at: new Date() } })
  expect(await acts()).toEqual([])
})

test('the step leads on, and the tab is for those who read quizzes where the tenant has them', async () => {
  showEventQuizzes([])
  cleanup()
  showPage(() => <QuizzesStep event={event} readOnly={false} previous="questionnaires" next="publication" onSaved={() => undefined} />)
  expect((await screen.findByRole('link', { name: 'Continuer' })).getAttribute('href')).toBe('/admin/event_step/3/publication')
  const [tab] = quizzesForEvents.tabs ?? []
  const isShown = (features: string[], use_quiz: boolean, user: object): boolean | undefined =>
    tab?.shown?.(event, viewerAt(tenantOf('forma', { features, params: { use_quiz } }), { user }))
  const admin = { is_admin: true, profile_code: 'ADM' }
  expect([
    isShown(['interactivity'], true, admin),
    isShown(['interactivity'], false, admin),
    isShown([], true, admin),
    isShown(['interactivity'], true, {}),
  ]).toEqual([true, false, false, false])
})
