import { copyParts } from '@kxo/domain/events/acts/copy-parts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { cancellationQuery, recordQuery } from '../api.ts'
import type { ActedEvent } from './acted-event.ts'
import { useEventActs } from './use-event-acts.tsx'

const acted: ActedEvent = {
  id: 7,
  nature: 'master',
  parent_id: null,
  series_id: null,
  title: 'Lire un bilan',
  start_date: new Date('2031-03-04T08:00:00Z'),
  is_asynchronous: false,
  is_active: true,
  isCancelled: false,
  isClosed: false,
  isArchived: false,
}
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const impact = {
  dates: 1,
  people: 9,
  partners: 0,
  tickets: 9,
  rooms: 0,
  attended: 0,
  credits: { count: 3, amount: 36_000 },
  refunds: { count: 3, amount: 36_000 },
  slots: [],
}
const refusal = {
  message: 'La formation ne peut pas être supprimée',
  details: [{ field: 'registrations', message: '9 inscriptions y sont attachées' }],
}
let hasPeople: boolean
let sent: { url: string; method: string; body: unknown }[]

// Its forms are many: fetched the first time, they take longer than a screen is waited for.
beforeAll(() => import('./act-dialog.tsx'))
beforeEach(() => {
  sent = []
  hasPeople = true
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ url, method, body: body ? JSON.parse(String(body)) : null })
    if (url.includes('/events/7/deletion/')) return Response.json({ refusal: hasPeople ? refusal : null })
    if (url.includes('/deletion/')) return Response.json({ refusal: null })
    if (method === 'DELETE' && url.includes('/events/7/?')) return Response.json({ code: 'notDeletable', ...refusal }, { status: 409 })
    return new Promise<Response>(() => undefined)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page({ event = acted }: { event?: ActedEvent }) {
  const { actsOn, dialog } = useEventActs()
  return (
    <>
      {actsOn(event).map(({ label, run }) => (
        <button key={JSON.stringify(label)} type="button" onClick={run}>
          {typeof label === 'string' ? label : label.fr}
        </button>
      ))}
      {dialog}
    </>
  )
}
const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('a refusal to delete says each reason and offers to cancel, which says what follows and asks for the title', async () => {
  const { queries } = showPage(Page, { viewer })
  queries.setQueryData(recordQuery(7).queryKey, { id: 7, parent_id: null, title: 'Lire un bilan', version: 4, series_id: null } as never)
  queries.setQueryData(cancellationQuery(7, 'this').queryKey, impact)
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer' }))
  await screen.findByText('9 inscriptions y sont attachées')
  expect(readQuestion()).toBeNull()
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Annuler l’événement plutôt' }))
  await screen.findByText('9 personnes prévenues')
  expect(screen.getByText(/^3 factures à créditer/)).toBeDefined()
  expect(screen.queryByLabelText('Effacer')).toBeNull()
  expect(screen.getByText(/^3 remboursements/)).toBeDefined()
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Annuler l’événement' })
  expect(confirm.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/^Motif/), { target: { value: 'Grève' } })
  fireEvent.change(screen.getByLabelText(/^Pour confirmer/), { target: { value: 'Lire un bilan' } })
  expect(confirm.disabled).toBe(false)
  fireEvent.click(confirm)
  await waitFor(() => expect(sent.at(-1)?.method).toBe('POST'))
  expect(sent.at(-1)).toMatchObject({
    url: expect.stringContaining('/events/7/cancellation/'),
    body: { version: 4, reason: 'Grève', bills: 'task' },
  })
})

test('a person who registers between the question and its answer keeps the event all the same', async () => {
  hasPeople = false
  showPage(Page, { viewer })
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(readQuestion()).not.toBeNull())
  await act(async () => readQuestion()?.answer(true))
  await screen.findByText('9 inscriptions y sont attachées')
})

test('deleting a date of a series asks how far it goes', async () => {
  showPage(() => <Page event={{ ...acted, id: 8, series_id: 3 }} />, { viewer })
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer' }))
  fireEvent.click(await screen.findByLabelText('Cette date et les suivantes'))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(sent.at(-1)?.url).toMatch(/\/events\/8\/\?scope=2$/))
})

test('a cancelled event is neither published, moved nor cancelled again; a closed one is opened again', async () => {
  showPage(() => <Page event={{ ...acted, isCancelled: true }} />, { viewer })
  await screen.findByText('Supprimer')
  await screen.findByRole('button', { name: 'Dupliquer' })
  expect(labels()).toEqual(['Dupliquer', 'Enregistrer comme modèle', 'Archiver', 'Supprimer'])
  cleanup()
  showPage(() => <Page event={{ ...acted, isClosed: true, isArchived: true }} />, { viewer })
  await screen.findByRole('button', { name: 'Dupliquer' })
  expect(labels()).toEqual(['Dupliquer', 'Enregistrer comme modèle', 'Rouvrir', 'Sortir des archives', 'Supprimer'])
})

test('a model is neither published nor cancelled: events are created from it, with what is chosen', async () => {
  showPage(() => <Page event={{ ...acted, nature: 'model' }} />, { viewer })
  await screen.findByRole('button', { name: 'Créer depuis ce modèle' })
  expect(labels()).toEqual(['Créer depuis ce modèle', 'Archiver', 'Supprimer'])
  fireEvent.click(screen.getByRole('button', { name: 'Créer depuis ce modèle' }))
  fireEvent.change(await screen.findByLabelText(/^Premier jour/), { target: { value: '04/06/2031' } })
  fireEvent.blur(screen.getByLabelText(/^Premier jour/))
  fireEvent.click(screen.getByLabelText('Tarifs'))
  fireEvent.click(screen.getByRole('button', { name: 'Créer l’événement' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    title: 'Lire un bilan',
    first_day: '2031-06-04',
    as: 'event',
    parts: copyParts.codesOf('page', 'registration', 'options', 'slots', 'activities', 'handouts', 'questionnaires', 'quizzes'),
  })
})

test('an activity is repeated, moved, cancelled or deleted by itself; publishing, closing and archiving are its event’s', async () => {
  const activity: ActedEvent = { ...acted, nature: 'activity', parent_id: 3, is_active: false }
  showPage(() => <Page event={activity} />, { viewer })
  await screen.findByText('Répéter')
  expect(labels()).toEqual(['Répéter', 'Reporter ou déplacer', 'Annuler {activity.le}', 'Supprimer'])
  cleanup()
  showPage(() => <Page event={{ ...activity, series_id: 4, isCancelled: true }} />, { viewer })
  await screen.findByText('Supprimer')
  expect(labels()).toEqual(['Supprimer'])
})

test('a standing registration is neither postponed nor made a template, and is closed at any time', async () => {
  const standing = { ...acted, nature: 'registration' as const, start_date: null }
  showPage(() => <Page event={standing} />, { viewer })
  await screen.findByRole('button', { name: 'Clôturer' })
  for (const name of ['Reporter ou déplacer', 'Enregistrer comme modèle']) expect(screen.queryByRole('button', { name })).toBeNull()
})
