import { adminTest } from '@kxo/domain/quizzes/paths'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { showQuiz, wireQuiz } from './quiz-fixture.tsx'

afterEach(() => {
  readQuestion()?.answer(true)
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value } })
const save = (): void => {
  fireEvent.click(screen.getAllByRole('button', { name: 'Enregistrer' })[0] as HTMLElement)
}

test('says where it stands, and what changed since people take it', async () => {
  showQuiz()
  const title = await screen.findByRole('heading', { level: 1, name: /^Lire un bilan/ })
  expect(title.textContent).toMatch(/Publié.*Modifié depuis la publication/)
  expect(screen.getByText('Quiz · Version 3 · 2 questions')).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Question 1. Où est l’actif ?Une seule réponse · 2 points · Lire')]),
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publier' }).disabled).toBe(false)
})

test('what is typed is saved before it is published; a refusal says what is missing', async () => {
  const refusal = { status: 409, body: { code: 'noRightAnswer', message: 'Indiquez la bonne réponse de la question 1.' } }
  const { server } = showQuiz({ refusals: { publication: refusal } })
  fireEvent.click(await screen.findByRole('button', { name: /^Question 1\./ }))
  type(/^Énoncé/, 'Où ?')
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publier' }).disabled).toBe(true))
  expect(screen.getByText(/Enregistrez avant de publier/)).toBeDefined()
  save()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publier' }).disabled).toBe(false))
  fireEvent.click(screen.getByRole('button', { name: 'Publier' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Indiquez la bonne réponse de la question 1.')
  server.refusals = {}
  fireEvent.click(screen.getByRole('button', { name: 'Publier' }))
  await screen.findByText('Quiz · Version 4 · 2 questions')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull()
})

test('someone saved first: what is typed stays until a side is chosen', async () => {
  const { server } = showQuiz({
    refusals: { PATCH: { status: 409, body: { code: 'editedMeanwhile', message: 'Modifié entre-temps' } } },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Question 1\./ }))
  type(/^Énoncé/, 'Où ?')
  server.quiz = { ...wireQuiz, version: 8, questions: [{ ...wireQuiz.questions[0], statement: 'Autre' } as never] }
  save()
  await screen.findByText(/Quelqu’un d’autre a aussi modifié.*Questions/)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Énoncé/).value).toBe('Où ?')
  server.refusals = {}
  fireEvent.click(screen.getByRole('button', { name: 'Garder ma version' }))
  save()
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent[1]?.body).toMatchObject({ version: 8, questions: [{ statement: 'Où ?' }, { id: 'bbbb2222' }] })
})

test('settings are saved apart; only a test has a type', async () => {
  const { server } = showQuiz({ search: '?tab=settings' })
  const mark = await screen.findByRole('textbox', { name: /^Seuil/ })
  expect(screen.queryByLabelText(/^Type de test/)).toBeNull()
  fireEvent.change(mark, { target: { value: '80' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Essais/ }), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.body).toMatchObject({ version: 7, title: 'Lire un bilan', pass_mark: 80, attempts: null, feedback: 2 })
  expect(Object.keys(server.sent[0]?.body as object)).not.toContain('questions')
  expect(Object.keys(server.sent[0]?.body as object)).not.toContain('test_type')
})

test('whoever only reads has the questions with their right answers, and nothing to change', async () => {
  showQuiz({ user: { is_restricted: 1 } })
  await screen.findByText('Bonne réponse : À gauche')
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull()
  expect(screen.queryAllByRole('textbox')).toEqual([])
  fireEvent.click(screen.getByRole('tab', { name: 'Réglages' }))
  await screen.findByText('Dès l’envoi')
})

test('a new test is named, then opens; whoever only reads begins none', async () => {
  const { server, history } = showQuiz({ id: 'new', isTest: true })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Titre/ }), { target: { value: 'Entrée' } })
  fireEvent.click(screen.getByRole('button', { name: 'Créer' }))
  await waitFor(() => expect(history.location.pathname).toBe(adminTest(9)))
  expect(server.sent).toEqual([{ path: 'POST ', body: { kind: 2, title: 'Entrée', test_type: 1 } }])
  cleanup()
  showQuiz({ id: 'new', user: { is_restricted: 1 } })
  await screen.findByText('Accès refusé')
})
