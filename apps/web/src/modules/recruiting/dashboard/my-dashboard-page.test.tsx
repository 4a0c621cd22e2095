import { myDashboard } from '@kxo/domain/recruiting/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { recruiterAt, serveRecruiter, wireApplication } from '../recruiting-fixture.ts'
import MyDashboardPage from './my-dashboard-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})
type Served = Parameters<typeof serveRecruiter>[0]
const show = (served: Served = {}, { at = '', user = {} } = {}) => {
  const server = serveRecruiter(served)
  const path = myDashboard()
  return { ...server, ...showPage(MyDashboardPage, { viewer: recruiterAt(user), path, at: `${path}${at}` }) }
}
const two = [wireApplication(7, 'Inès'), wireApplication(8, 'Hugo', 'registered')]

test('figures open the rows they count, and the board holds each application in the column it stands in', async () => {
  show({ applications: two })
  expect((await screen.findByRole('link', { name: 'Événements en ligne' })).getAttribute('href')).toMatch(/tab=offers&show=online/)
  expect(screen.getByRole('link', { name: /à étudier$/ }).getAttribute('href')).toMatch(/tab=applications&view=list&show=toStudy/)
  const waiting = within(await screen.findByRole('region', { name: /^1 · À valider/ }))
  expect(await waiting.findByText('Inès Aubry')).toBeDefined()
  expect(waiting.getByText(/4,5 sur 5/)).toBeDefined()
  expect(within(await screen.findByRole('region', { name: /^1 · Confirmé/ })).getByText('Hugo Aubry')).toBeDefined()
  expect((await screen.findAllByText('Aucune inscription ici.')).length).toBe(2)
})

test('an application is studied, noted, and declined with its reason from the board', async () => {
  const { sent } = show({ applications: two.slice(0, 1) })
  fireEvent.click(await screen.findByRole('button', { name: /^Étudier .*Inès Aubry/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('BUT')).toBeDefined()
  expect(dialog.getByRole('button', { name: /CV.*cv\.pdf/ })).toBeDefined()
  expect(dialog.getByText('Bonne lettre')).toBeDefined()
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  expect(save.hasAttribute('disabled') || save.getAttribute('data-disabled') === 'true').toBe(true)
  fireEvent.click(dialog.getByRole('radio', { name: '4' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Commentaire' }), { target: { value: 'À rappeler' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toEqual([{ path: '/my-dashboard/applications/7/notes/', body: { note: 'À rappeler', score: 4 } }]))
  fireEvent.click(dialog.getByRole('button', { name: 'Décliner' }))
  const asking = within(await screen.findByRole('dialog', { name: /^Décliner, Inès/ }))
  fireEvent.change(asking.getByRole('textbox'), { target: { value: 'Poste pourvu' } })
  fireEvent.click(asking.getByRole('button', { name: 'Décliner' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: '/guests/7/refusal/', body: { reason: 'Poste pourvu' } }))
})

test('a colleague who answered first is told, with what they said', async () => {
  const message = 'Nadia Benali a déjà répondu.'
  show({ applications: two.slice(0, 1), refusal: { status: 409, body: { code: 'decidedMeanwhile', message } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Retenir' }))
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual([message]))
})

test('all those who wait are answered in one act, once one says why', async () => {
  const { sent } = show({ applications: two.slice(0, 1) })
  fireEvent.click(await screen.findByRole('button', { name: 'Répondre à tous ceux qui attendent' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Inès')
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Poste pourvu' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Décliner' }))
  expect(await dialog.findByText('1 réponse envoyée.')).toBeDefined()
  expect(sent).toEqual([{ path: '/my-dashboard/answers/', body: { show: 'silent', reason: 'Poste pourvu' } }])
})

test('offers say how their applications stand; without any, publishing one is offered', async () => {
  const offer = {
    id: 12,
    title: 'Comptable en alternance',
    place: 'Lyon',
    published_at: '2026-11-01T10:00:00Z',
    limit_date: null,
    end_date: null,
    is_online: true,
    applications: 3,
    counts: [
      { status: 4, count: 2 },
      { status: 5, count: 1 },
    ],
    boosted_until: '2026-12-24T10:00:00Z',
  }
  show({ offers: [offer] }, { at: '?tab=offers' })
  const row = within(await screen.findByRole('row', { name: /Comptable/ }))
  expect(row.getByText('2 · À valider, 1 · Confirmée')).toBeDefined()
  expect(row.getByText('24/12/2026')).toBeDefined()
  cleanup()
  show({}, { at: '?tab=offers' })
  expect(await screen.findByText('Vous n’avez pas encore publié d’événement.')).toBeDefined()
})

test('whoever only reads studies without answering', async () => {
  show({ applications: two.slice(0, 1) }, { user: { is_restricted: 1 } })
  expect(await screen.findByRole('button', { name: /^Étudier/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Retenir' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Répondre à tous ceux qui attendent' })).toBeNull()
})
