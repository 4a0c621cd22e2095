import type { PartnerPart } from '@kxo/domain/partners/functions-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { HoursDialog } from './hours-dialog.tsx'
import { MissionDialog } from './missions/mission-dialog.tsx'

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
