import { ownQuestionnaire } from '@kxo/domain/questionnaires/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import QuestionnairePage from './questionnaire-page.tsx'

const field = { section: '', help: '', purpose: '', is_required: false, options: [], terms: null, is_for_admins: false, shown_when: null }
const fields = [
  { ...field, id: 1, rank: 1, name: 'organisation', label: 'Organisation', input_type: 14, is_required: true, minimum: 1, maximum: 5 },
  { ...field, id: 2, rank: 2, name: 'recommend', label: 'Recommanderiez-vous', input_type: 14, minimum: 0, maximum: 10 },
  { ...field, id: 3, rank: 3, name: 'more', label: 'Un mot', label_en: 'A word', input_type: 1, minimum: null, maximum: null },
  { ...field, id: 4, rank: 4, name: 'internal', label: 'Interne', input_type: 1, minimum: null, maximum: null, is_for_admins: true },
  { ...field, id: 5, rank: 5, name: 'last', label: 'Encore', input_type: 1, minimum: null, maximum: null },
]
const own = {
  id: 5,
  event_id: 3,
  event_title: 'Atelier budget',
  start_date: '2031-03-03T08:00:00Z',
  end_date: '2031-03-04T16:00:00Z',
  time_zone: 'Europe/Paris',
  name: 'Satisfaction à chaud',
  state: 'open',
  is_anonymous: false,
  opens_at: '2031-03-04T16:00:00Z',
  closes_at: '2031-04-03T16:00:00Z',
  version: 9,
  fields,
  answers: null,
}
const viewer = viewerAt(tenantOf('forma', { features: ['interactivity'] }), { user: { is_restricted_session: true } })
let now: object = own
let sent: { path: string; body: { version?: number; answers?: object } }[] = []
const answers = { organisation: '4', recommend: '10', more: 'Merci' }
const show = (changes: object, refusal?: { message: string; becomes: object }): void => {
  sent = []
  now = { ...own, ...changes }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method === 'GET') return Response.json(now)
    const path = String(address.split('/clients/forma')[1])
    sent.push({ path, body: JSON.parse(body || '{}') as { version?: number; answers?: object } })
    if (refusal) {
      now = { ...now, ...refusal.becomes }
      return Response.json({ code: 'refused', message: refusal.message }, { status: 409 })
    }
    now = path.endsWith('/refusal/') ? { ...now, state: 'declined' } : { ...now, state: 'answered', answers }
    return Response.json(now)
  })
  showPage(QuestionnairePage, { path: '/questionnaire-event/$event/$form', at: ownQuestionnaire(3, 40), viewer })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer mes réponses' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('answers are sent once, then read again below the thanks, which take the focus', async () => {
  show({})
  await screen.findByRole('heading', { level: 1, name: 'Satisfaction à chaud' })
  screen.getByText('Atelier budget · du 3 au 4 mars 2031')
  screen.getByText('Environ 2 minutes · Ouvert jusqu’au 3 avril 2031')
  screen.getByText(/lues avec votre nom/)
  expect(screen.queryByText('Interne')).toBeNull()
  send()
  await screen.findByRole('alert')
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: '4 étoiles sur 5' }))
  fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Recommanderiez-vous' })).getByRole('radio', { name: '10' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Un mot' }), { target: { value: 'Merci' } })
  send()
  const thanks = await screen.findByText('Merci, vos réponses sont enregistrées.')
  await waitFor(() => expect(document.activeElement?.contains(thanks)).toBe(true))
  expect(sent).toMatchObject([{ path: '/own-questionnaires/3/40/', body: { version: 9, answers } }])
  const read = within(screen.getByRole('region', { name: 'Vos réponses' }))
  expect(read.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4 ★', '10 sur 10', 'Merci'])
  expect(screen.getByRole('link', { name: /^Voir/ }).getAttribute('href')).toBe('/events/3')
})

test('who would rather not answer is reminded no more, and may change their mind', async () => {
  show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Je ne souhaite pas répondre' }))
  await screen.findByText(/vous ne serez plus relancé/)
  expect(sent.map(({ path }) => path)).toEqual(['/own-questionnaires/3/40/refusal/'])
  expect(screen.queryByRole('button', { name: 'Envoyer mes réponses' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Répondre quand même' }))
  fireEvent.click(await screen.findByRole('radio', { name: '4 étoiles sur 5' }))
  send()
  await screen.findByText(/^Merci, vos/)
})

test('anonymous answers say so before, and are not shown after', async () => {
  show({ is_anonymous: true, closes_at: null })
  await screen.findByText(/Vos réponses sont anonymes/)
  screen.getByText('Environ 2 minutes')
  cleanup()
  show({ is_anonymous: true, state: 'answered' })
  await screen.findByText(/^Merci, vos/)
  expect(screen.queryByRole('region', { name: 'Vos réponses' })).toBeNull()
})

test('before it opens and once it is closed, the page says when', async () => {
  show({ state: 'closed' })
  await screen.findByText('Ce questionnaire est fermé depuis le 3 avril 2031.')
  cleanup()
  show({ state: 'notYet', opens_at: '2999-03-04T16:00:00Z' })
  await screen.findByText('Ce questionnaire ouvre le 4 mars 2999.')
  cleanup()
  show({ state: 'notYet', opens_at: null, version: null, fields: [] })
  await screen.findByText('Ce questionnaire n’est pas encore ouvert.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what the server refuses is said in its words', async () => {
  show({}, { message: 'Ce questionnaire est en pause.', becomes: {} })
  fireEvent.click(await screen.findByRole('radio', { name: '4 étoiles sur 5' }))
  send()
  expect((await screen.findByRole('alert')).textContent).toBe('Ce questionnaire est en pause.')
  cleanup()
  // Answered meanwhile elsewhere: the page is read again.
  show({}, { message: 'Vous avez déjà répondu.', becomes: { state: 'answered', answers } })
  fireEvent.click(await screen.findByRole('radio', { name: '4 étoiles sur 5' }))
  send()
  await screen.findByText(/^Merci, vos/)
})
