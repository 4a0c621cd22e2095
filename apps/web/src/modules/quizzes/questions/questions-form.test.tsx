import { Questions } from '@kxo/domain/quizzes/question'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { showQuiz } from '../editing/quiz-fixture.tsx'

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

const Written = z.object({ version: z.int(), questions: Questions })

type Filled = readonly [kind: string, written: readonly (readonly [RegExp, string])[], pressed: readonly string[], saved: object]
test.each<Filled>([
  [
    'Une seule réponse',
    [
      [/^Proposition 1/, 'A'],
      [/^Proposition 2/, 'B'],
    ],
    ['Bonne réponse, Proposition 2'],
    {
      kind: 'single',
      choices: [
        { text: 'A', is_right: false },
        { text: 'B', is_right: true },
      ],
    },
  ],
  [
    'Plusieurs réponses',
    [
      [/^Proposition 1/, 'A'],
      [/^Proposition 2/, 'B'],
    ],
    ['Bonne réponse, Proposition 2'],
    {
      kind: 'multiple',
      choices: [
        { text: 'A', is_right: true },
        { text: 'B', is_right: true },
      ],
    },
  ],
  ['Vrai ou faux', [], ['L’énoncé est vrai'], { kind: 'trueFalse', is_true: false }],
  [
    'Mettre en ordre',
    [
      [/^Élément 1/, 'second'],
      [/^Élément 2/, 'premier'],
    ],
    ['Descendre, Élément 1'],
    { kind: 'order', items: ['premier', 'second'] },
  ],
  [
    'Associer',
    [
      [/^À gauche 1/, 'un'],
      [/^À droite 1/, 'one'],
      [/^À gauche 2/, 'deux'],
      [/^À droite 2/, 'two'],
    ],
    [],
    {
      kind: 'match',
      pairs: [
        { left: 'un', right: 'one' },
        { left: 'deux', right: 'two' },
      ],
    },
  ],
  ['Réponse écrite', [[/^Réponses acceptées/, 'oui\nbien sûr']], [], { kind: 'text', accepted: ['oui', 'bien sûr'] }],
  [
    'Nombre',
    [
      [/^Valeur/, '3,5'],
      [/^Écart toléré/, '0,1'],
      [/^Points/, '4'],
    ],
    [],
    { kind: 'number', points: 4, value: 3.5, tolerance: 0.1 },
  ],
])('a question « %s » is added and saved as the contract has it', async (kind, fields, pressed, saved) => {
  const { server } = showQuiz({ quiz: { questions: [] } })
  fireEvent.click(await screen.findByText('Ajouter une question'))
  const card = await screen.findByLabelText('Question 1', { selector: '[role=group]' })
  const select = within(card).getByLabelText<HTMLInputElement>('Nature de la question', { selector: 'input' })
  if (select.value !== kind) {
    fireEvent.click(select)
    fireEvent.click(await screen.findByText(kind, { selector: '[role=option] *' }))
  }
  for (const [label, value] of [[/^Énoncé/, 'Combien ?'] as const, ...fields])
    fireEvent.change(await within(card).findByLabelText(label, { selector: 'input, textarea' }), { target: { value } })
  for (const label of pressed) fireEvent.click(await within(card).findByLabelText(label))
  save()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  const common = { id: expect.stringMatching(/^[a-z0-9]{8}$/), statement: 'Combien ?', explanation: '', objective: '', points: 1 }
  expect(server.sent.map(({ body }) => body)).toEqual([{ version: 7, questions: [{ ...common, ...saved }] }])
  expect(z.safeParse(Written, server.sent[0]?.body).success).toBe(true)
})

test('propositions are added up to what is needed, and taken away; an empty one is refused', async () => {
  const { server } = showQuiz()
  fireEvent.click(await screen.findByRole('button', { name: /^Question 1\./ }))
  fireEvent.click(screen.getByText('Ajouter une proposition'))
  await screen.findByLabelText(/^Proposition 3/)
  save()
  await waitFor(() => expect(screen.getByLabelText(/^Proposition 3/).getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(screen.getByLabelText(/^Proposition 3/), { target: { value: 'Au milieu' } })
  fireEvent.click(screen.getByLabelText('Supprimer la proposition 2'))
  await waitFor(() => expect(screen.queryByLabelText(/^Proposition 3/)).toBeNull())
  expect(screen.queryByLabelText('Supprimer la proposition 2')).toBeNull()
  save()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.body).toMatchObject({
    questions: [
      {
        choices: [
          { text: 'À gauche', is_right: true },
          { text: 'Au milieu', is_right: false },
        ],
      },
      {},
    ],
  })
})

test('questions are moved, copied and deleted; what is typed follows them', async () => {
  const { server } = showQuiz()
  fireEvent.click(await screen.findByRole('button', { name: /^Question 1\. Où est/ }))
  type(/^Énoncé/, 'Où est le passif ?')
  fireEvent.click(screen.getByRole('button', { name: 'Descendre, Question 1' }))
  await screen.findByRole('button', { name: /^Question 2\. Où est le passif/ })
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Énoncé/).value).toBe('Où est le passif ?')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter, Question 2')
  const menu = async (n: number, label: string) => {
    const card = screen.getAllByRole('listitem').filter((one) => one.querySelector('[data-move]'))[n - 1] as HTMLElement
    fireEvent.click(card.querySelector('[aria-haspopup="menu"]') as HTMLElement)
    fireEvent.click(await screen.findByRole('menuitem', { name: label }))
  }
  await menu(1, 'Dupliquer la question')
  await screen.findByRole('button', { name: /^Question 3\. Où est le passif/ })
  await menu(1, 'Supprimer la question')
  await waitFor(() => expect(readQuestion()?.title).toBe('Supprimer la question 1\u202F?'))
  act(() => readQuestion()?.answer(true))
  await screen.findByRole('button', { name: /^Question 2\. Où est le passif/ })
  save()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.body).toMatchObject({
    questions: [
      { id: expect.not.stringContaining('bbbb2222'), statement: 'Un bilan est équilibré.', is_true: true },
      { id: 'aaaa1111', statement: 'Où est le passif ?' },
    ],
  })
})

test('what is refused of a closed question opens it, beside its field', async () => {
  const details = [{ field: 'questions.1.statement', message: 'Trop long' }]
  showQuiz({ refusals: { PATCH: { status: 422, body: { code: 'invalid', message: 'Refusé', details } } } })
  fireEvent.click(await screen.findByRole('button', { name: /^Question 1\./ }))
  type(/^Énoncé/, 'Où ?')
  save()
  const card = await screen.findByRole('group', { name: 'Question 2' })
  expect(
    within(card)
      .getByLabelText(/^Énoncé/)
      .getAttribute('aria-invalid'),
  ).toBe('true')
})

test('a test asks for the objective of each question', async () => {
  showQuiz({ isTest: true, quiz: { kind: 2, test_type: 3 } })
  await screen.findByText('Final · Version 3 · 2 questions')
  expect(screen.getAllByText('Sans objectif')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /^Question 2\./ }))
  const objective = await screen.findByRole('combobox', { name: /^Objectif évalué/ }).catch(() => screen.getByLabelText(/^Objectif évalué/))
  fireEvent.click(objective)
  await screen.findByRole('option', { name: 'Lire' })
})
