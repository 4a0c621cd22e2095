import type { PartnerPart } from '@kxo/domain/partners/functions-contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { HoursDialog } from './hours-dialog.tsx'
import { MissionDialog } from './missions/mission-dialog.tsx'
import { PartsList } from './parts-list.tsx'

let sent: { url: string; body: unknown }[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') sent.push({ url, body: JSON.parse(String(body)) })
    return Response.json({ done: true })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const viewerOf = (user: object) => viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM', ...user } as never })
const part = { id: 4, title: 'Lire un bilan', done: 210, validated: null } as PartnerPart

test('hours done are proposed as the slots tell them, and corrected before they are validated', async () => {
  const closed = vi.fn<() => void>()
  showPage(() => <HoursDialog part={part} onClose={closed} />, { path: '/', at: '/', viewer: viewerOf({}) })
  const field = await screen.findByRole('textbox', { name: /^Heures faites/ })
  expect((field as HTMLInputElement).value).toBe('3,5')
  fireEvent.change(field, { target: { value: '4,25' } })
  fireEvent.click(screen.getByRole('button', { name: 'Valider les heures' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent).toEqual([{ url: expect.stringMatching(/\/assignments\/4\/hours\/$/), body: { hours: 4.25 } }])
})

test('a mission order is sent by whoever assigns, and only taken away by who reads', async () => {
  const closed = vi.fn<() => void>()
  const show = (user: object) =>
    showPage(() => <MissionDialog id={4} name="Samira Haddad" onClose={closed} />, { path: '/', at: '/', viewer: viewerOf(user) })
  show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer à Samira Haddad' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent[0]?.url).toMatch(/\/assignments\/4\/mission-order\/$/)
  cleanup()
  show({ profile_code: 'REC' })
  await screen.findByRole('button', { name: 'Télécharger' })
  expect(screen.queryByRole('button', { name: /^Envoyer/ })).toBeNull()
})

test('hours of the parts ticked are told, validated in one act, and given back', async () => {
  const row = {
    ...part,
    event_id: 9,
    start_date: '2026-03-04T08:00:00Z',
    end_date: '2026-03-04T11:30:00Z',
    time_zone: 'Europe/Paris',
    role_title: 'Formatrice',
    status: 5,
    slots: 1,
    minutes: 210,
  }
  const done = { total: 1, changed: 1, left: [] }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ results: [row], count: 1, page: 1, page_size: 25 })
    sent.push({ url, body: JSON.parse(String(body)) })
    if (url.includes('/preview/'))
      return Response.json({ ...done, first: [{ id: 4, name: row.title, before: 'À valider', after: '3,5 h' }] })
    return Response.json(url.includes('/undo/') ? done : { ...done, undo: 'request-1' })
  })
  showPage(() => <PartsList id={3} kind="provider" />, { path: '/', at: '/?tab=past', viewer: viewerOf({}) })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Lire un bilan/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Valider les heures' }))
  expect(await screen.findByText('1 intervention sera validée.')).toBeDefined()
  expect(screen.getByRole('dialog').textContent).toMatch(/À valider.*3,5\sh/)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Valider les heures' }))
  expect(await screen.findByText('1 intervention validée.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Annuler l’opération' }))
  expect(await screen.findByText('1 validation annulée.')).toBeDefined()
  expect(sent.map(({ url, body }) => [url.split('/assignments/')[1], body])).toEqual([
    ['hours/preview/', { ids: [4] }],
    ['hours/', { ids: [4] }],
    ['hours/undo/', { undo: 'request-1' }],
  ])
})
