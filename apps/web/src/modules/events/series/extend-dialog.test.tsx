import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { ExtendDialog } from './extend-dialog.tsx'

const event = { id: 7, version: 4, is_active: false, time_zone: 'Europe/Paris' }
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the dates that follow are seen before they are created; one that does not take place is left out', async () => {
  const sent: Record<string, unknown>[] = []
  const requests: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push(JSON.parse(String(body)) as Record<string, unknown>)
      return Response.json({ id: 1, rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=12', excluded_days: [], dates: [] }, { status: 201 })
    }
    const more = new URL(url, 'http://localhost').searchParams.get('more')
    requests.push(more)
    const days = ['2031-03-11', '2031-03-18', '2031-03-25'].slice(0, Number(more))
    return Response.json({ dates: days.map((day) => ({ day, from: `${day}T08:00:00Z`, to: null, conflict: null })) })
  })
  showPage(() => <ExtendDialog event={event as never} onClose={() => undefined} />, { viewer })
  await screen.findByText('3 dates à créer')
  fireEvent.change(screen.getByLabelText(/^Nombre de dates à ajouter/), { target: { value: '2' } })
  await screen.findByText('2 dates à créer')
  expect(requests.at(-1)).toBe('2')
  fireEvent.click(screen.getByLabelText(/18 mars 2031/))
  fireEvent.click(await screen.findByRole('button', { name: 'Créer 1 date' }))
  await waitFor(() => expect(sent).toMatchObject([{ version: 4, more: 2, excluded_days: ['2031-03-18'] }]))
})
