import type { SupportRequest } from '@kxo/domain/help/contract'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { requestQuery } from '../api.ts'
import { SupportThread } from './support-thread.tsx'

const thread = { id: 4, tenant: null }
const at = new Date('2026-11-20T09:00:00Z')
const text = (words: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }) as never
const requestWith = (...words: string[]): SupportRequest => ({
  id: 4,
  tenant: 5,
  tenant_name: 'Forma',
  subject: 'Une facture en double',
  kind: 'billing',
  priority: 'normal',
  status: 'working',
  author_name: 'Ana Roy',
  created_at: at,
  answered_at: null,
  due_on: null,
  is_late: false,
  page: '',
  incident: null,
  closed_at: null,
  messages: words.map((one, id) => ({ id, is_from_vendor: id > 0, author_name: 'Ana Roy', body: text(one), files: [], created_at: at })),
})

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? Response.json({ id: 31, name: 'facture.pdf', size: 12 }) : new Promise(() => undefined),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a message that comes while the answer is being written takes nothing of it away', async () => {
  const { queries } = showPage(() => <SupportThread thread={thread} onBack={() => undefined} />)
  const { queryKey } = requestQuery(thread)
  await act(async () => void queries.setQueryData(queryKey, requestWith('Bonjour')))
  await screen.findByText('Bonjour')
  const file = document.querySelector<HTMLInputElement>('input[type="file"]')!
  fireEvent.change(file, { target: { files: [new File(['x'], 'facture.pdf', { type: 'application/pdf' })] } })
  expect(screen.getByRole('button', { name: 'Répondre' }).getAttribute('aria-busy')).toBe('true')
  await screen.findByText('facture.pdf')
  await act(async () => void queries.setQueryData(queryKey, requestWith('Bonjour', 'Quelle facture ?')))
  await screen.findByText('Quelle facture ?')
  expect(screen.getByText('facture.pdf')).toBeDefined()
})
