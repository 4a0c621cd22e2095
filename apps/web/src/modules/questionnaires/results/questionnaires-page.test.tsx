import { adminForm } from '@kxo/domain/forms/paths'
import { adminQuestionnaire, adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import { resultsWords } from '@kxo/domain/questionnaires/words'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { type Changes, tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import QuestionnairesPage from './questionnaires-page.tsx'

const row = (id: number, name: string, overrides: object = {}) => ({
  id,
  name,
  status: 2,
  questions: 6,
  events: 3,
  invited: 20,
  answered: 10,
  declined: 1,
  satisfaction: 84,
  score: 30,
  rate: 50,
  alerts: 2,
  ...overrides,
})
let sent: { url: string; body: string }[]
let listed: string[]
const show = (rows: readonly object[], user: Changes['user'] = { is_admin: true, profile_code: 'ADM' }) => {
  sent = []
  listed = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') {
      sent.push({ url, body: String(body) })
      return Response.json({ id: 9 }, { status: 201 })
    }
    if (!url.includes('/questionnaires/')) return Response.json({})
    listed.push(url)
    return Response.json({ results: rows, count: rows.length, page: 1, page_size: 25 })
  })
  return showPage(QuestionnairesPage, { viewer: viewerAt(tenantOf('forma'), user ? { user } : {}) })
}
afterEach(() => {
  cleanup()
  act(() => {
    for (const { id } of readToasts()) toast.dismiss(id)
  })
  vi.unstubAllGlobals()
})
const cellsOf = (name: string): (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('shows how each is answered, and nothing of what fewer than three people said (FOR-40)', async () => {
  show([
    row(1, 'Satisfaction à chaud'),
    row(2, 'Bilan', { answered: 2, satisfaction: null, score: null, rate: 10 }),
    row(3, 'Besoins', { invited: 0, answered: 0, satisfaction: null, score: null, rate: null }),
  ])
  expect((await screen.findByRole('link', { name: 'Satisfaction à chaud' })).getAttribute('href')).toBe(adminQuestionnaire(1))
  expect(cellsOf('Satisfaction à chaud')).toEqual(expect.arrayContaining(['50\u202F%', '84\u202F%', '+30']))
  expect(cellsOf('Bilan').filter((cell) => cell === 'Moins de 3 réponses')).toHaveLength(2)
  expect(cellsOf('Besoins').filter((cell) => cell === '–')).toHaveLength(3)
})

test('a row leads to its responses, whatever its name, and to its questions', async () => {
  const name = 'À chaud : 100 % / suite'
  const { history } = show([row(1, name)])
  fireEvent.click(await screen.findByRole('button', { name: new RegExp('À chaud') }))
  expect((await screen.findByRole('menuitem', { name: 'Modifier les questions' })).textContent).toBe('Modifier les questions')
  fireEvent.click(screen.getByRole('menuitem', { name: 'Voir les réponses' }))
  await waitFor(() => expect(history.location.pathname).toBe(adminQuestionnaireResponses(1, name)))
  cleanup()
  const next = show([row(1, name)])
  fireEvent.click(await screen.findByRole('button', { name: new RegExp('À chaud') }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Modifier les questions' }))
  await waitFor(() => expect(next.history.location.pathname).toBe(adminForm(1)))
})

test('one is made from a model, then opens; or its questions are written', async () => {
  const { history } = show([row(1, 'Bilan')])
  await screen.findByRole('link', { name: 'Bilan' })
  fireEvent.click(screen.getByRole('button', { name: 'Nouveau questionnaire' }))
  await screen.findByRole('menuitem', { name: 'Écrire ses questions' })
  fireEvent.click(screen.getByRole('menuitem', { name: 'Satisfaction à chaud' }))
  await waitFor(() => expect(history.location.pathname).toBe(adminQuestionnaire(9)))
  expect(sent).toEqual([{ url: expect.stringMatching(/\/clients\/forma\/questionnaires\/$/), body: '{"model":2}' }])
  expect(readToasts().map(({ text }) => text)).toEqual([resultsWords.madeFromModel])
})

test('says that there is none and offers to make one; those put away are a tab apart', async () => {
  show([])
  await screen.findByText('Aucun questionnaire.')
  expect(screen.getByText('Partez d’un modèle prêt à envoyer, ou écrivez vos propres questions.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Nouveau questionnaire' })).toHaveLength(2)
  fireEvent.click(screen.getByRole('tab', { name: 'Archivés' }))
  await screen.findByText('Aucun questionnaire archivé.')
  expect(listed.at(-1)).toMatch(/status=3/)
})

test('whoever only reads makes none and writes no question', async () => {
  show([row(1, 'Bilan')], { is_admin: true, profile_code: 'ADM', is_restricted: 1 })
  fireEvent.click(await screen.findByRole('button', { name: new RegExp('Bilan') }))
  await screen.findByRole('menuitem', { name: 'Voir les réponses' })
  expect(screen.queryByRole('menuitem', { name: 'Modifier les questions' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nouveau questionnaire' })).toBeNull()
})
