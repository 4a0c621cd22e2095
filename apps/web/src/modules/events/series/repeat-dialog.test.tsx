import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { RepeatDialog } from './repeat-dialog.tsx'

const event = {
  id: 7,
  parent_id: null,
  title: 'Lire un bilan',
  version: 4,
  is_active: false,
  start_date: new Date('2031-03-04T08:00:00Z'),
  time_zone: 'Europe/Paris',
}
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
let sent: { url: string; body: Record<string, unknown> }[]
let requests: string[]

/** Two dates follow, the first on a room that is taken as long as rooms go along. */
const datesFor = (url: string) => [
  {
    day: '2031-03-11',
    from: '2031-03-11T08:00:00Z',
    to: null,
    conflict: url.includes('rooms=true') || url.includes('rooms=1') ? 'Salle A, Comité' : null,
  },
  { day: '2031-03-18', from: '2031-03-18T08:00:00Z', to: null, conflict: null },
]

beforeEach(() => {
  sent = []
  requests = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push({ url, body: JSON.parse(String(body)) })
      return Response.json({ id: 1, rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=10', excluded_days: [], dates: [] }, { status: 201 })
    }
    if (!url.includes('/series/preview/')) return new Promise<Response>(() => undefined)
    requests.push(new URL(url, 'http://localhost').searchParams.get('rule') ?? '')
    return Response.json({ dates: datesFor(url) })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the dates of the rule are seen before they are created; one in conflict is unticked, and left out', async () => {
  showPage(() => <RepeatDialog event={event as never} onClose={() => undefined} />, { viewer })
  await screen.findByText('2 dates à créer')
  expect(requests).toEqual(['FREQ=WEEKLY;BYDAY=TU;COUNT=10'])
  fireEvent.click(screen.getByLabelText('jeudi'))
  await waitFor(() => expect(requests.at(-1)).toBe('FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10'))
  fireEvent.click(screen.getByLabelText('Salles'))
  await screen.findByText('Salle A, Comité')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Créer 2 dates' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Décocher les dates en conflit' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Créer 1 date' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ version: 4, rule: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10', excluded_days: ['2031-03-11'] })
})

test('a rule without its end shows no date and creates none', async () => {
  showPage(() => <RepeatDialog event={event as never} onClose={() => undefined} />, { viewer })
  await screen.findByText('2 dates à créer')
  fireEvent.change(screen.getByLabelText(/^Nombre de dates/), { target: { value: '' } })
  await screen.findByText('Complétez la règle pour voir les dates.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Créer/ }).disabled).toBe(true)
})
