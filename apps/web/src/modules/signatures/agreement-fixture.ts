import { documentStatus } from '@kxo/domain/documents/status'
import { vi } from 'vitest'

const side = {
  name: 'Tissages du Rhône',
  address: '41 quai Perrache, 69002 Lyon',
  siret: '40127356000003',
  representative: 'Sandrine Bertholet',
}
export const contentOnWire = {
  title: 'Gérer un conflit',
  objective: 'Désamorcer',
  programme: 'Écouter, reformuler',
  minutes: 840,
  start_date: '2027-03-22T08:00:00Z',
  end_date: '2027-03-23T16:00:00Z',
  time_zone: 'Europe/Paris',
  place: 'Lyon',
  headcount: '2 personnes formées',
  learners: ['Yanis Hamidi', 'Corinne Vasseur'],
  prior_level: 'Aucun',
  methods: 'Exercices',
  assessment: 'Quiz',
  sanction: 'Attestation',
  trainer_titles: 'Paul Roux\u00A0: consultant',
  amount_ht: 1000,
  amount: 1200,
  payment_terms: 'À 30 jours',
  early_end: 'Au prorata',
  disability_referent: '',
  party: side,
  body: { ...side, name: 'Forma SAS', activity_number: '', activity_region: '' },
}
export const rowOnWire = {
  id: 12,
  reference: 'CF-2027-0012',
  kind: 1,
  status: documentStatus.codeOf('created'),
  event_id: 5,
  event_title: 'Gérer un conflit',
  party: 'Tissages du Rhône',
  company_id: 3,
  user_id: null,
  amount: 1200,
  signed: 0,
  signatories: 2,
  deadline: null,
  is_expired: false,
  withdrawal_until: null,
  payable_from: null,
  withdrawn_at: null,
  signed_at: null,
  created_at: '2027-03-01T10:00:00Z',
}
export const agreementOnWire = {
  ...rowOnWire,
  version: 1,
  content: contentOnWire,
  lacking: [],
  order: 1,
  people: [],
  fallen: 0,
  reject_reason: null,
  sha256: null,
  paid: 0,
  candidates: { party: [{ id: 31, name: 'Sandrine Bertholet' }], body: [{ id: 7, name: 'Claire Martin' }] },
}
export const ownOnWire = {
  ...rowOnWire,
  status: documentStatus.codeOf('toSign'),
  deadline: '2999-03-16',
  content: contentOnWire,
  people: [
    { side: 1, name: 'Sandrine Bertholet', signed_at: null, is_self: true },
    { side: 2, name: 'Claire Martin', signed_at: null, is_self: false },
  ],
  is_turn: true,
  revision: 1,
  fallen: 0,
  sha256: 'ab'.repeat(32),
  codes: [],
  may_withdraw: false,
  reject_reason: null,
}

type Sent = { path: string; body: unknown }
type Served = { reads?: Record<string, unknown>; answers?: Record<string, { status?: number; body: unknown }> }

/** Answers for agreements: what is read by the end of its address, what is sent kept and answered. */
export function serveAgreements({ reads = {}, answers = {} }: Served = {}) {
  const sent: Sent[] = []
  const read: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string | FormData } = {}) => {
    const path = String(address).split('/forma/')[1] ?? String(address)
    const of = (known: Record<string, unknown>) => Object.keys(known).find((part) => path.startsWith(part))
    if (method === 'GET') {
      read.push(path)
      if (path.includes('/file/')) return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })
      const part = of(reads)
      return Response.json(part === undefined ? {} : reads[part])
    }
    sent.push({ path: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : null })
    const part = of(answers)
    const answer = part === undefined ? { body: agreementOnWire } : answers[part]
    return Response.json(answer?.body, { status: answer?.status ?? 200 })
  })
  return { sent, read }
}
