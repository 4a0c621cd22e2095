import { groupedBilling } from '@kxo/domain/payments/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { type Changes, tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import GroupedPage from './grouped-page.tsx'

const line = {
  name: 'Gestion',
  description: '',
  quantity: 1,
  unit_price: 100,
  discount: 0,
  discount_type: 'percent',
  vat_rate: 20,
  vat_reason: null,
}
let last = 0
function row(over: object = {}) {
  last += 1
  return {
    key: `r${last}`,
    source: 'registration',
    bill: null,
    event: 12,
    event_title: 'Gestion',
    day: '2030-03-04',
    entity: 1,
    user: last,
    company: 5,
    payer: 'Métal',
    people: [{ registration: last, user: last, full_name: `Personne ${last}` }],
    purchase_order: null,
    order_asked: null,
    is_alone: false,
    is_funder_share: false,
    lines: [line],
    amount_ht: 100,
    tax_amount: 20,
    amount: 120,
    discount: 0,
    deducted: 0,
    blockers: [],
    fingerprint: `f${last}`,
    ...over,
  }
}
const run = {
  id: 9,
  mode: 'issue',
  status: 5,
  total: 2,
  done: 2,
  failed: 2,
  bills: 1,
  amount: 240,
  outcomes: [
    {
      payer: 'Métal',
      amount: 240,
      bill: { id: 31, number: 'FA-2030-000031', status: 4 },
      reason: null,
      left: [{ name: 'Léa Roy', reason: 'Déjà facturé\u00A0: FA-2030-000007' }],
    },
    { payer: 'Sourd', amount: 0, bill: null, reason: 'Personne à qui écrire', left: [] },
  ],
  reason: null,
  has_report: true,
}

let rows: object[]
let requested: URL[]
let sent: { path: string; body: Record<string, unknown> }[]
beforeEach(() => {
  last = 0
  rows = []
  requested = []
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const url = new URL(address, location.href)
    if (url.pathname.endsWith('/bills/batch/9/')) return Response.json(run)
    if (method !== 'GET') {
      sent.push({ path: url.pathname.replace(/^.*\/clients\/[^/]+/, ''), body: JSON.parse(String(body)) })
      return Response.json(run, { status: 202 })
    }
    requested.push(url)
    if (url.pathname.endsWith('/billables/')) return Response.json({ rows, entities: [{ id: 1, name: 'Forma' }], is_cut: false })
    return Response.json({ results: [], count: 0, page: 1, page_size: 25 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (search: string) =>
  showPage(GroupedPage, {
    path: groupedBilling(),
    at: `${groupedBilling()}${search}`,
    viewer: viewerAt(tenantOf('forma', { params: { billing_page: true, module_facturation: true } }), {
      user: { is_admin: true, profile_code: 'ADM' },
    } as Changes),
  })
const checking = '?step=check&from=2030-03-01&to=2030-03-31'
const total = () =>
  screen.getByRole('heading', { level: 2, name: /^(\d+ facture|Aucun choix)/ }).parentElement?.textContent?.replace(/\s/g, ' ')

test('begins with the month and what narrows it, then asks for that month', async () => {
  rows = [row()]
  show('?from=2030-03-01&to=2030-03-31&sources=draft')
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Brouillons' })).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /sans facture$/ }).checked).toBe(false)
  fireEvent.click(screen.getByRole('checkbox', { name: /sans facture$/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Vérifier' }))
  await screen.findByText('Métal')
  const query = requested.find(({ pathname }) => pathname.endsWith('/billables/'))?.searchParams
  expect([query?.get('from'), query?.get('to'), query?.get('sources')]).toEqual(['2030-03-01', '2030-03-31', 'registration,draft'])
})

test('shows one bill per payer with its rows, regroups, and adds up what is ticked', async () => {
  rows = [row(), row({ event: 13, event_title: 'Paie' }), row({ company: 6, payer: 'Atelier' })]
  show(checking)
  await screen.findByText('Métal')
  expect(total()).toContain('2 factures')
  expect(total()).toContain('360,00 € TTC')
  expect(screen.queryByText('Personne 1')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Détail de Métal' }))
  // A table where there is room for it, cards elsewhere.
  expect(await screen.findAllByText('Personne 1')).toHaveLength(2)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Facturer Atelier' }))
  expect(total()).toContain('240,00 € TTC')
  fireEvent.click(screen.getByRole('radio', { name: /^Par formation|^Par événement/ }))
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: 'Facturer Métal' })).toHaveLength(2))
})

test('what lacks something comes first, each with its way to be mended, and is in no bill', async () => {
  const blocked = (kind: string, reason: string) => ({ blockers: [{ kind, reason }] })
  rows = [
    row({ payer: 'Sans numéro', company: 7, ...blocked('noSiren', 'Sans numéro n’a pas de SIREN') }),
    row({ ...blocked('noPrice', 'Aucun tarif trouvé !') }),
    row({ company: null, payer: 'Léa Roy', ...blocked('withdrawal', 'Délai de rétractation en cours') }),
  ]
  show(checking)
  const region = await screen.findByRole('region', { name: 'À corriger' })
  expect(within(region).getByText('Aucun tarif trouvé !')).toBeDefined()
  expect(
    within(region)
      .getByRole('link', { name: /^Voir / })
      .getAttribute('href'),
  ).toBe('/admin/event/12')
  expect(within(region).queryByText('Délai de rétractation en cours')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Pas encore' })).getByText('Délai de rétractation en cours')).toBeDefined()
  fireEvent.click(within(region).getByRole('button', { name: 'Saisir le SIRET' }))
  expect(await screen.findByRole('dialog', { name: 'SIREN de Sans numéro' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Générer en brouillon' })).toBeNull()
})

test('drafts are made at once; numbers are typed for', async () => {
  rows = [row(), row()]
  show(checking)
  fireEvent.click(await screen.findByRole('button', { name: 'Générer en brouillon' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    path: '/bills/batch/',
    body: {
      mode: 'draft',
      grouping: 'payer',
      groups: [
        {
          rows: [
            { key: 'r1', fingerprint: 'f1' },
            { key: 'r2', fingerprint: 'f2' },
          ],
        },
      ],
    },
  })
  expect(await screen.findByRole('link', { name: 'FA-2030-000031' })).toBeDefined()
})

test('an order number its payer asks for is typed before the bill may be made', async () => {
  rows = [row({ order_asked: 'purchaseOrder' })]
  show(checking)
  const act = await screen.findByRole<HTMLButtonElement>('button', { name: 'Générer en brouillon' })
  expect(act.disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: 'Numéro de commande de Métal' }), { target: { value: 'BC-42' } })
  expect(act.disabled).toBe(false)
  fireEvent.click(act)
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ groups: [{ purchase_order: 'BC-42' }] }))
})

// A hundred rows take a busy machine more than half a minute.
test('many bills are drawn a hundred at a time, and all of them chosen', { timeout: 120_000 }, async () => {
  rows = Array.from({ length: 103 }, (_, at) => row({ company: at + 1, payer: `Atelier ${at}` }))
  show(checking)
  await waitFor(() => expect(screen.getAllByText('Prévisualiser')).toHaveLength(100), { timeout: 60_000 })
  expect(total()).toContain('103 factures')
  fireEvent.click(screen.getByRole('button', { name: 'Afficher la suite (3)' }))
  expect(screen.getAllByText('Prévisualiser')).toHaveLength(103)
})

test('says what could not be read, and reads it again', async () => {
  const answer = globalThis.fetch
  let isAway = true
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    isAway && String(address).includes('/billables/')
      ? Response.json({ code: 'unexpected', message: 'Une erreur est survenue.' }, { status: 500 })
      : answer(address, init),
  )
  show(checking)
  await screen.findByRole('alert')
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Rien à facturer sur cette période.')).toBeDefined()
})

test('says that nothing is to be invoiced', async () => {
  show(checking)
  expect(await screen.findByText('Rien à facturer sur cette période.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Générer/ })).toBeNull()
})

test('a run tells each bill by its number, and what was left out and why', async () => {
  show('?job=9')
  expect((await screen.findByRole('link', { name: 'FA-2030-000031' })).getAttribute('href')).toBe('/admin/facturation?bill=FA-2030-000031')
  expect(screen.getByText(/^Déjà facturé\s: FA-2030-000007$/)).toBeDefined()
  expect(screen.getByText('Personne à qui écrire')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Télécharger le rapport' })).toBeDefined()
})
