import { adminEvent } from '@kxo/domain/events/paths'
import { adminForm } from '@kxo/domain/forms/paths'
import { adminQuestionnaire, adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { type Changes, tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import QuestionnairePage from './questionnaire-page.tsx'

const figures = { invited: 20, answered: 10, declined: 1, satisfaction: 84, score: -10 }
const results = { id: 4, name: 'Satisfaction à chaud', ...figures, promoters: 2, passives: 5, detractors: 3, questions: [], events: [] }
const sending = {
  id: 6,
  form: 4,
  name: 'Satisfaction à chaud',
  audience: 1,
  moment: 2,
  days: 0,
  open_days: null,
  is_anonymous: false,
  is_published: true,
  due_at: '2031-03-05T08:00:00Z',
  closes_at: null,
  expected: 20,
  event_id: 12,
  event_title: 'Lire un bilan',
  ...figures,
}
const recommend = { question: 'recommendation', label: 'Recommanderiez-vous', least: 0, most: 10, at_most: null }
let sent: string[]
const show = (
  overrides: object = {},
  sendings: readonly object[] = [sending],
  user: Changes['user'] = { is_admin: true, profile_code: 'ADM' },
) => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push(String(body))
    if (url.includes('/alerts/')) return Response.json([recommend])
    return Response.json(url.includes('/sendings/') ? sendings : { ...results, ...overrides })
  })
  return showPage(QuestionnairePage, {
    viewer: viewerAt(tenantOf('forma'), user ? { user } : {}),
    path: adminQuestionnaire.pattern.replaceAll(/:(\w+)/g, '$$$1'),
    at: adminQuestionnaire(4),
  })
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const tile = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('article')?.textContent

test('tells how it is answered, and leads to the responses and to the questions', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: 'Satisfaction à chaud' })
  expect([tile('Envoyés'), tile('Taux de réponse'), tile('Satisfaction'), tile('NPS'), tile('Sans avis')]).toEqual([
    'Envoyés20',
    'Taux de réponse50\u202F%',
    'Satisfaction84\u202F%',
    'NPS−10',
    'Sans avis1',
  ])
  expect(screen.getByRole('link', { name: 'Voir les réponses' }).getAttribute('href')).toBe(adminQuestionnaireResponses(4, results.name))
  expect(screen.getByRole('link', { name: 'Modifier les questions' }).getAttribute('href')).toBe(adminForm(4))
})

test('lists the events that send it, each with its moment and what was answered there', async () => {
  show({}, [
    sending,
    { ...sending, id: 7, event_id: 13, event_title: 'Gérer un stock', audience: 2, due_at: null, answered: 0, satisfaction: null },
    { ...sending, id: 8, event_id: 14, event_title: 'Vendre', answered: 2, satisfaction: null },
  ])
  const link = await screen.findByRole('link', { name: 'Lire un bilan' })
  expect(link.getAttribute('href')).toBe(`${adminEvent(12)}?tab=evaluations`)
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells('Lire un bilan')).toEqual(['Participants', 'À chaudEnvoi le 05/03/2031', '10 réponses sur 20', '84\u202F%'])
  expect(cells('Gérer un stock')).toEqual(['Intervenants', 'À chaudEnvoi quand l’événement aura une date', 'Aucune réponse sur 20', '–'])
  expect(cells('Vendre').at(-1)).toBe('Moins de 3 réponses')
  expect(screen.getByRole('link', { name: '10 réponses sur 20' }).getAttribute('href')).toBe(
    `${adminQuestionnaireResponses(4, results.name)}?event=12&audience=participant`,
  )
})

test('no event sends it; under three answers its figures say why they are not there (FOR-40)', async () => {
  show({ answered: 2, satisfaction: null, score: null }, [])
  await screen.findByText(/^Aucun événement n’envoie ce questionnaire/)
  expect(tile('Satisfaction')).toBe('Satisfaction–Moins de 3 réponses')
  expect(tile('NPS')).toBe('NPS–Moins de 3 réponses')
})

test('an alert is set on a scale, at any of its scores', async () => {
  show()
  fireEvent.click(await screen.findByRole('combobox', { name: 'Alerte si note ≤, Recommanderiez-vous' }))
  fireEvent.click(await screen.findByRole('option', { name: '6', hidden: true }))
  await waitFor(() => expect(sent).toEqual(['{"question":"recommendation","at_most":6}']))
})

test('whoever only reads is not led to its questions, and sets no alert', async () => {
  show({}, [], { is_admin: true, profile_code: 'ADM', is_restricted: 1 })
  await screen.findByRole('link', { name: 'Voir les réponses' })
  await screen.findByRole('row', { name: 'Recommanderiez-vous Jamais' })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Modifier les questions' })).toBeNull()
})
