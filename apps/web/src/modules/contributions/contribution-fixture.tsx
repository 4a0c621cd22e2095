import { bandPresets } from '@kxo/domain/contributions/presets'
import { contributionStatus, membershipStatus } from '@kxo/domain/contributions/status'
import { vi } from 'vitest'
import { type Changes, tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'

/** A contribution of a bar on the wire, in euros and percents. */
export const wireContribution = {
  id: 4,
  name: 'Cotisation 2027',
  status: contributionStatus.codeOf('draft'),
  period: 1,
  starts_on: '2027-01-01',
  ends_on: '2027-12-31',
  basis: 1,
  profiles: [],
  company_flag: null,
  region: null,
  unit_price: 100,
  vat: 0,
  vat_reason: 'association_261_7',
  mode: 1,
  maximum: 1000,
  bands: bandPresets.lawFirms.bands.map((band) => ({ ...band, discount: band.discount / 100 })),
  accounting: '756000',
  is_prorated: false,
  terms: '',
  tariff_number: 1,
  is_tariff_used: false,
  members: 3,
  to_validate: 0,
  version: 2,
}

const person = (id: number, full_name: string, more: object = {}) => ({
  id,
  full_name,
  profile: 'USR',
  member_until: null,
  status: null,
  is_in_draft: false,
  was_member: false,
  ...more,
})
/** What a referent chooses from: seven people, one of them a member already. */
export const wireCollective = {
  contribution: 4,
  name: 'Cotisation 2027',
  terms: '',
  starts_on: '2027-01-01',
  ends_on: '2027-12-31',
  basis: 1,
  unit_price: 100,
  vat: 0,
  vat_reason: 'association_261_7',
  mode: 1,
  maximum: 1000,
  bands: wireContribution.bands,
  months: null,
  company: 3,
  company_name: 'Cabinet Aubry',
  held: 1,
  headcount: null,
  headcount_year: 2026,
  order_asked: null,
  purchase_order: null,
  people: [
    person(10, 'Membre Déjà', { member_until: '2027-12-31', status: membershipStatus.codeOf('effective') }),
    ...Array.from({ length: 6 }, (_, rank) => person(11 + rank, `Avocat ${rank}`, { was_member: rank < 2 })),
  ],
  draft: null,
  orders: [],
  contact: 'ordre@barreau.test',
}

type Served = {
  reads?: Readonly<Record<string, unknown>>
  refusals?: Readonly<Record<string, { status: number; body: object }>>
  answers?: Readonly<Record<string, unknown>>
}

/** An API that answers what is read by the part of the address it names, and keeps what is sent. */
export function serveContributions({ reads = {}, refusals = {}, answers = {} }: Served = {}) {
  const sent: { path: string; body: unknown }[] = []
  const read: string[] = []
  const among = <T,>(of: Readonly<Record<string, T>>, path: string): T | undefined =>
    Object.entries(of).find(([part]) => path.includes(part))?.[1]
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = String(address.split(/clients./)[1] ?? address).replace(/^\w+\//, '')
    if (method === 'GET') {
      read.push(path)
      return Response.json(among(reads, path) ?? (path.includes('contributions/4/') ? wireContribution : {}))
    }
    sent.push({ path: `${method} ${path}`, body: body ? JSON.parse(body) : null })
    const refused = among(refusals, path)
    if (refused) return Response.json(refused.body, { status: refused.status })
    return Response.json(among(answers, path) ?? wireContribution)
  })
  return { sent, read }
}

export const administrator: Changes = { user: { is_admin: true, profile_code: 'ADM' } }
export const viewerOfBar = (changes: Changes = administrator) =>
  viewerAt(tenantOf('barreau', { features: ['payment'], has_contributions: true }), changes)
