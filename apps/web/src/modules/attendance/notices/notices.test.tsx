import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import ExplainAbsence from './explain-absence.tsx'
import { NoticeList } from './notice-list.tsx'
import { OwnNotice } from './own-notice.tsx'

const notice = {
  id: 5,
  registration: 3,
  slot: 9,
  kind: 'absent' as const,
  minutes: null,
  absence_reason: 'transport' as const,
  reason: 'Grève',
  has_proof: true,
  status: 'waiting' as const,
  decision_reason: null,
}
const onWire = { ...notice, kind: 2, absence_reason: 4, status: 0 }
let sent: { url: string; body: unknown }[]
let answered: object[]
beforeEach(() => {
  ;[sent, answered] = [[], []]
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(answered)
    sent.push({ url: new URL(address, 'http://here').pathname, body: JSON.parse(String(init.body)) })
    return Response.json(onWire, { status: 201 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const dialog = async () => within(await screen.findByRole('dialog'))
const viewer = (user: object) => viewerAt(tenantOf('forma'), { user } as never)

test('who will be late says how late and why', async () => {
  showPage(() => <OwnNotice registration={3} slot={9} notice={null} kinds={['late', 'absent']} about="Droit social" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Signaler un retard ou une absence' }))
  const inside = await dialog()
  fireEvent.click(inside.getByRole('button', { name: 'Prévenir l’organisation' }))
  await inside.findByRole('alert')
  expect(sent).toEqual([])
  fireEvent.change(inside.getByLabelText(/Minutes de retard/), { target: { value: '20' } })
  fireEvent.click(inside.getByLabelText(/Pourquoi/))
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(options).toContain('Problème de transport')
  expect(options).not.toContain('Sans motif connu')
  fireEvent.click(screen.getByRole('option', { name: 'Problème de transport' }))
  fireEvent.click(inside.getByRole('button', { name: 'Prévenir l’organisation' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([
      {
        url: '/api/clients/forma/guests/3/attendance-notices/',
        body: { slot: 9, kind: 1, minutes: 20, absence_reason: 4 },
      },
    ]),
  )
})

test('what was said is shown with what was made of it; once decided it no longer changes', async () => {
  const refused = { ...notice, status: 'refused' as const, decision_reason: 'Sans justificatif' }
  showPage(() => <OwnNotice registration={3} slot={9} notice={refused} kinds={[]} about="Droit social" />)
  await screen.findByText(/Absence : Problème de transport – Grève/)
  screen.getByText('Non excusé')
  screen.getByText('Sans justificatif')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Voir le justificatif'])
})

test('absent from a whole event, one explains it on its page, where a list leads', async () => {
  showPage(() => <ExplainAbsence registration={{ id: 3, event: 12, title: 'Droit social' }} isLine={false} />)
  await screen.findByRole('button', { name: 'Expliquer mon absence' })
  cleanup()
  showPage(() => <ExplainAbsence registration={{ id: 3, event: 12, title: 'Droit social' }} isLine />)
  expect((await screen.findByRole('link', { name: 'Expliquer mon absence' })).getAttribute('href')).toBe('/events/12')
  cleanup()
  answered = [{ ...onWire, slot: null, status: 4 }]
  showPage(() => <ExplainAbsence registration={{ id: 3, event: 12, title: 'Droit social' }} isLine={false} />)
  await screen.findByText('Excusé')
  expect(screen.queryByRole('button', { name: 'Expliquer mon absence' })).toBeNull()
})

const sheet = {
  notices: [notice],
  people: [{ registration: 3, name: 'Léa Roy' } as never],
  slots: [{ id: 9, title: '', start_at: new Date('2027-03-11T13:00:00Z'), end_at: new Date('2027-03-11T16:00:00Z') } as never],
}

test('who organises excuses it, who leads reads it', async () => {
  showPage(() => <NoticeList sheet={sheet} />, { viewer: viewer({ is_admin: true, profile_code: 'ADM' }) })
  fireEvent.click(await screen.findByRole('button', { name: /^Excuser Léa Roy/ }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ url: '/api/clients/forma/attendance-notices/5/decision/', body: { is_excused: true, reason: '' } }]),
  )
  cleanup()
  showPage(() => <NoticeList sheet={sheet} />, { viewer: viewer({ is_partner: true, profile_code: 'USR' }) })
  await screen.findByText('Justificatif joint')
  expect(screen.queryAllByRole('button')).toEqual([])
})
