import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import FollowingPage from '../following-page.tsx'

const share = { bill: 7, number: 'FA-2031-000007', payer: 'Atlas SARL', amount: 12, to_be_paid: 12 }
const line = {
  id: 3,
  paid_on: '2031-02-01',
  amount: 12,
  left: 12,
  payer: 'ATLAS',
  label: 'VIR FA-2031-000007',
  reference: '',
  account: 'FR76',
  state: 'toMatch',
  proposal: { level: 1, reason: 'Référence et montant exacts', shares: [share] },
  bills: [],
  aside_reason: null,
  decided_by: null,
  decided_at: null,
}
const unknown = { ...line, id: 4, amount: 20, left: 20, payer: '', label: 'SUBVENTION', proposal: null }
const file = {
  id: 2,
  file_name: 'releve.ofx',
  format: 'ofx',
  account: 'FR76',
  entity: 'KXO',
  credits: 9,
  added: 8,
  matched: 5,
  left: 3,
  debits: 4,
  skipped: 0,
  created_by: 'Inès Faure',
  created_at: '2031-02-02T09:00:00Z',
}
let lines: object[]
let requests: URL[]
let sent: { method: string; url: string; body: string }[]
let refusal: string | null
beforeEach(() => {
  lines = [line, unknown]
  requests = []
  sent = []
  refusal = null
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: BodyInit } = {}) => {
    const url = new URL(address, location.href)
    const page = (results: object[]) => Response.json({ results, count: results.length, page: 1, page_size: 25 })
    if (method !== 'GET') {
      sent.push({ method, url: url.pathname, body: typeof body === 'string' ? body : 'a file' })
      if (refusal !== null) return Response.json({ code: 'unreadableStatement', message: refusal, details: [] }, { status: 422 })
      if (url.pathname.endsWith('/sure/'))
        return Response.json({ total: 1, changed: 0, left: [{ reason: 'La proposition a changé', count: 1, names: ['ATLAS'] }] })
      return Response.json(url.pathname.endsWith('/bank-files/') ? file : line)
    }
    requests.push(url)
    if (url.pathname.endsWith('/bills/totals/'))
      return Response.json({ billed: 0, paid: 0, paid_this_year: 0, due: 0, late: 0, late_30: 0, late_60: 0, late_more: 0 })
    if (url.pathname.endsWith('/sure/'))
      return Response.json({ total: 12, lines: [{ line: 3, paid_on: '2031-02-01', payer: 'ATLAS', amount: 12, shares: [share] }] })
    if (url.pathname.endsWith('/bank-lines/')) return page(lines)
    if (url.pathname.endsWith('/bank-files/')) return page([file])
    if (url.pathname.endsWith('/owed/'))
      return Response.json([
        { id: 5, number: 'FA-2031-000005', issue_date: '2031-01-01', due_date: '2031-01-15', to_be_paid: 30 },
        { id: 7, number: 'FA-2031-000007', issue_date: '2031-01-02', due_date: '2031-02-01', to_be_paid: 12 },
      ])
    return Response.json([])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const open = async () => {
  showPage(FollowingPage, { viewer })
  fireEvent.click(await screen.findByRole('tab', { name: 'À rapprocher' }))
  return screen.findByRole('button', { name: 'Importer un relevé' })
}
const actOn = async (row: RegExp, act: string) => {
  fireEvent.click(await screen.findByRole('button', { name: row }))
  fireEvent.click(await screen.findByRole('menuitem', { name: act }))
  return screen.findByRole('dialog')
}

test('a line tells the bill it seems to pay, how surely and why, and is accepted as it was read', async () => {
  await open()
  const row = (await screen.findByText('Référence et montant exacts')).closest('tr')!
  expect(within(row).getByText('Sûr')).toBeDefined()
  expect(within(row).getByText(/^FA-2031-000007, Atlas SARL/)).toBeDefined()
  expect(screen.getByText('Aucune proposition')).toBeDefined()
  fireEvent.click(within(row).getByRole('button', { name: /^Accepter/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.url).toMatch(/\/bank-lines\/3\/matching\/$/)
  expect(JSON.parse(sent[0]!.body)).toEqual({ shares: [{ bill: 7, amount: 12 }], is_receipt_sent: true })
})

test('a line is split: the proposed bill first, each part changed at will, what is left stays on it', async () => {
  await open()
  const dialog = await actOn(/^Actions.*ATLAS/, 'Répartir')
  const field = (label: RegExp) => within(dialog).getByLabelText(label) as HTMLInputElement
  await within(dialog).findByLabelText(/000007/)
  expect([field(/000007/).value, field(/000005/).value]).toEqual(['12,00', '0,00'])
  expect(within(dialog).getByRole('status').textContent).toBe('La ligne est entièrement rapprochée.')
  fireEvent.change(field(/000007/), { target: { value: '10' } })
  fireEvent.blur(field(/000007/))
  await waitFor(() => expect(within(dialog).getByRole('status').textContent).toMatch(/^Reste sur la ligne.*2,00\s€/))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accepter' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatch(/"amount\\?":10/)
})

test('a line is set aside with why', async () => {
  await open()
  const dialog = await actOn(/^Actions.*SUBVENTION/, 'Mettre de côté')
  fireEvent.change(within(dialog).getByLabelText(/^Motif/), { target: { value: 'Subvention' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mettre de côté' }))
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'POST', url: expect.stringMatching(/\/4\/aside\/$/), body: '{"reason":"Subvention"}' }]),
  )
})

test('the sure ones are read before they are accepted together; those left say why', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Tout accepter (1)' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('cell', { name: 'FA-2031-000007' })).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Tout accepter (1)' }))
  expect(await within(dialog).findByText(/La proposition a changé/)).toBeDefined()
})

test('a statement is sent, and a refusal says why in its dialog', async () => {
  refusal = 'Ce relevé ne peut pas être lu'
  fireEvent.click(await open())
  const dialog = await screen.findByRole('dialog')
  const input = within(dialog).getByLabelText('Relevé bancaire')
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.csv')] } })
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Ce relevé ne peut pas être lu')
  refusal = null
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.csv')] } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ url }) => url)).toEqual([expect.stringMatching(/\/bank-files\/$/), expect.stringMatching(/\/bank-files\/$/)])
})

test('statements imported tell who, when and what became of their lines; an empty list offers to import one', async () => {
  lines = []
  await open()
  expect(await screen.findByText('Rien à rapprocher.')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Relevés importés' }))
  const row = (await screen.findByText('releve.ofx')).closest('tr')!
  for (const text of ['OFX', 'Inès Faure', '9', '8', '5', '3']) expect(within(row).getByText(text)).toBeDefined()
})
