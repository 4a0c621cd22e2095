import { adminQuiz, adminTest } from '@kxo/domain/quizzes/paths'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { type Changes, tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { serveQuiz } from '../editing/quiz-fixture.tsx'
import QuizzesPage from './quizzes-page.tsx'
import TestsPage from './tests-page.tsx'

const row = (id: number, title: string, overrides: object = {}) => ({
  id,
  title,
  kind: 1,
  test_type: null,
  status: 5,
  questions: 6,
  minutes: null,
  pass_mark: 70,
  events: 3,
  taken: 10,
  average: 82,
  pass_rate: null,
  to_mark: 2,
  ...overrides,
})
const administrator: Changes['user'] = { is_admin: true, profile_code: 'ADM' }
const show = (rows: readonly object[], { page = QuizzesPage, user = administrator, refusals = {} } = {}) => {
  const server = serveQuiz({ refusals, reads: { '?': { results: rows, count: rows.length, page: 1, page_size: 25 } } })
  return { ...server, ...showPage(page, { viewer: viewerAt(tenantOf('forma'), { user: user ?? {} }) }) }
}
const said = (): unknown[] => readToasts().map(({ text }) => text)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})
const choose = async (title: string, act: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(title) }))
  fireEvent.click(await screen.findByRole('menuitem', { name: act }))
}

test('shows how people did in percents, and a row opens its editor', async () => {
  const { read } = show([row(4, 'Lire un bilan')])
  expect((await screen.findByRole('link', { name: 'Lire un bilan' })).getAttribute('href')).toBe(adminQuiz(4))
  const cells = within(screen.getByRole('row', { name: /Lire un bilan/ })).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual(expect.arrayContaining(['6', '70\u202F%', '82\u202F%', '–']))
  expect(read.at(-1)).toMatch(/kind=1/)
  expect(read.at(-1)).toMatch(/status=5/)
  expect(screen.queryByRole('columnheader', { name: /^Type/ })).toBeNull()
})

test('tests say what they are for; each status has its tab', async () => {
  const { read } = show([row(5, 'Entrée', { kind: 2, test_type: 1 })], { page: TestsPage })
  expect((await screen.findByRole('link', { name: 'Entrée' })).getAttribute('href')).toBe(adminTest(5))
  expect(screen.getByText('Positionnement')).toBeDefined()
  fireEvent.click(screen.getByRole('tab', { name: 'Brouillons' }))
  await waitFor(() => expect(read.at(-1)).toMatch(/status=1/))
  expect(read.at(-1)).toMatch(/kind=2/)
})

test('says that there is none, and offers to write one', async () => {
  show([])
  await screen.findByText('Aucun quiz publié.')
  expect(screen.getAllByRole('link', { name: 'Créer un quiz' }).map((link) => link.getAttribute('href'))).toEqual([
    adminQuiz('new'),
    adminQuiz('new'),
  ])
  fireEvent.click(screen.getByRole('tab', { name: 'Archivés' }))
  await screen.findByText('Aucun quiz archivé.')
})

test('one is copied, the copy then opens; one is put away', async () => {
  const { history, sent } = show([row(4, 'Lire un bilan')])
  await choose('Lire un bilan', 'Archiver')
  await waitFor(() => expect(said()).toEqual([w.archived]))
  await choose('Lire un bilan', 'Dupliquer')
  await waitFor(() => expect(history.location.pathname).toBe(adminQuiz(9)))
  expect(sent).toEqual([
    { path: 'POST 4/archive/', body: { is_archived: true } },
    { path: 'POST 4/copies/', body: {} },
  ])
})

test('it is deleted once one says so; one that was taken says why it stays', async () => {
  const refusal = { status: 409, body: { code: 'hasAttempts', message: 'Le quiz ne peut pas être supprimé.' } }
  const { sent } = show([row(4, 'Lire un bilan')], { refusals: { DELETE: refusal } })
  await choose('Lire un bilan', 'Supprimer')
  await waitFor(() => expect(readQuestion()?.title).toBe('Supprimer «\u00A0Lire un bilan\u00A0»\u202F?'))
  readQuestion()?.answer(true)
  await waitFor(() => expect(said()).toEqual(['Le quiz ne peut pas être supprimé.']))
  expect(sent).toEqual([{ path: 'DELETE 4/', body: null }])
})

test('whoever only reads has the results alone', async () => {
  const { history } = show([row(4, 'Lire un bilan')], { user: { ...administrator, is_restricted: 1 } })
  fireEvent.click(await screen.findByRole('button', { name: /Lire un bilan/ }))
  await screen.findByRole('menuitem', { name: 'Voir les résultats' })
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Créer un quiz' })).toBeNull()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Voir les résultats' }))
  await waitFor(() => expect(history.location.pathname + history.location.search).toBe(`${adminQuiz(4)}?tab=results`))
})
