import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { aHandout } from './handout-fixture.ts'
import { Handouts } from './handouts.tsx'

const handout = (id: number, name: string, change: object = {}) =>
  aHandout(id, name, { restriction: 2, file_name: 'support.pdf', ...change })
let counts: { waiting: number; told: number }
let calls: string[]
beforeEach(() => {
  ;[counts, calls] = [{ waiting: 12, told: 3 }, []]
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, 'http://here')
    if (init?.method === 'POST') calls.push(pathname.replace(/.*handouts/, ''))
    if (pathname.endsWith('/notice/')) return Response.json(counts)
    return Response.json([handout(1, 'Support'), handout(2, 'Corrigé', { is_open: false }), handout(3, 'Réunion', { restriction: 9 })])
  })
})
afterEach(() => {
  for (const { id } of readToasts()) toast.dismiss(id)
  cleanup()
  vi.unstubAllGlobals()
})
const show = (readOnly = false) =>
  showPage(() => <Handouts event_id={7} readOnly={readOnly} />, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } }),
  })

test('those a document is open to are told once it is confirmed, and how many is said before', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Prévenir pour «\u00A0Support\u00A0»' }))
  await vi.waitFor(() =>
    expect(readQuestion()?.message).toBe('12 personnes recevront un mail qui mène au document. 3 autres sont déjà prévenues.'),
  )
  expect(calls).toEqual([])
  readQuestion()!.answer(true)
  await vi.waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(['12 personnes sont prévenues.']))
  expect(calls).toEqual(['/1/notice/'])
})

test('nobody is left to tell: it is said, and nothing is asked', async () => {
  counts = { waiting: 0, told: 15 }
  show()
  fireEvent.click(await screen.findByRole('button', { name: /Prévenir/ }))
  await vi.waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(['Toutes les personnes concernées sont déjà prévenues.']))
  expect([calls, readQuestion()]).toEqual([[], null])
})

test('a document closed, or for administrators alone, is not announced; nor is any by who only reads', async () => {
  show()
  expect(await screen.findAllByRole('button', { name: /Prévenir/ })).toHaveLength(1)
  cleanup()
  show(true)
  await screen.findAllByText('Support')
  expect(screen.queryByRole('button', { name: /Prévenir/ })).toBeNull()
})
