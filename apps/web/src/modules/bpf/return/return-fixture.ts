import type { Figures } from '@kxo/domain/bpf/figures'
import { learnerStatus } from '@kxo/domain/bpf/learner-status'
import { adminReturn } from '@kxo/domain/bpf/paths'
import { declaredLines } from '@kxo/domain/bpf/product-line'
import { certificationLevel, trainingObjective } from '@kxo/domain/bpf/training-objective'
import { vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { type Changes, tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import ReturnPage from './return-page.tsx'

const none = { people: 0, hours: 0 }
/** Twelve employees over 84 hours, two of whom are in no line yet. */
export const figures: Figures = {
  is_remote: true,
  products: declaredLines.map((line) => ({ line, euros: line === 'companies' ? 12_345 : 0 })),
  unclassed: 600,
  funded: 0,
  total: 12_345,
  share: 80,
  own_trainers: { people: 2, hours: 30 },
  external_trainers: { people: 1, hours: 7 },
  learners: learnerStatus.keys.map((status) => ({ status, ...(status === 'employee' ? { people: 10, hours: 70 } : none) })),
  unclassed_learners: { people: 2, hours: 14 },
  all_learners: { people: 12, hours: 84 },
  given: none,
  objectives: trainingObjective.keys.map((objective) => ({ objective, ...(objective === 'other' ? { people: 12, hours: 84 } : none) })),
  levels: certificationLevel.keys.map((level) => ({ level, ...none })),
  unclassed_levels: none,
  specialities: [{ nsf: '326', people: 12, hours: 84 }],
  other_specialities: none,
  unclassed_specialities: none,
  ordered: none,
}
/** A return as the server answers it, open and of the exercise 2030. */
export const declared = {
  year: 2030,
  from: '2030-01-01',
  until: '2030-12-31',
  is_over: true,
  deadline: '2131-04-30',
  charges: 9000,
  trainer_wages: null,
  training_purchases: 1200.5,
  signatory: 'Ana Roy',
  signatory_title: 'Gérante',
  phone: '',
  mail: '',
  entity: {
    id: 1,
    name: 'Forma Lyon',
    siret: '73282932000074',
    legal_form: 'SAS',
    activity_number: '84691234569',
    address: '1 rue Neuve, 69001 Lyon',
  },
  entities: [{ id: 1, name: 'Forma Lyon' }],
  years: [2031, 2030],
  frozen_at: null,
  frozen_by: null,
  figures,
  checks: [
    { key: 'payers', is_right: false, expected: 12_945, found: 12_345 },
    { key: 'learners', is_right: false, expected: 12, found: 10 },
    { key: 'specialities', is_right: true, expected: 12, found: 12 },
    { key: 'levels', is_right: true, expected: 0, found: 0 },
    { key: 'ordered', is_right: true, expected: 0, found: 0 },
  ],
  drift: [],
  missing: { payers: 1, learners: 2, specialities: 0, levels: 0, sheets: 3 },
}

type Shown = {
  of?: object
  rows?: readonly object[]
  /** Rows of the second page. */
  more?: readonly object[]
  refusal?: { status: number; body: object }
  search?: string
  user?: Changes['user']
  params?: object
}

/** Draws the page before an API that answers this return and these rows; answers what is read and what is sent. */
export function showReturn({ of = {}, rows = [], more = [], refusal, search = '', user, params = {} }: Shown = {}) {
  const read: string[] = []
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = String(address.split(/clients.forma/)[1])
    if (method === 'GET') read.push(path)
    else {
      sent.push({ path: `${method} ${path}`, body: body ? JSON.parse(body) : null })
      if (refusal) return Response.json(refusal.body, { status: refusal.status })
      if (path.startsWith('/bpf-')) return Response.json({ changed: 2 })
    }
    if (path.includes('/file/'))
      return new Response('A;Organisme', { headers: { 'content-disposition': 'attachment; filename="bpf.csv"' } })
    if (/\/rows\/|\/documents\//.test(path)) {
      const results = path.includes('page=2') ? more : rows
      return Response.json({ results, count: rows.length + more.length, page: 1, page_size: 25 })
    }
    return Response.json({ ...declared, ...of })
  })
  const rights = { is_admin: true, profile_code: 'ADM', ...user } as const
  const { history } = showPage(ReturnPage, {
    viewer: viewerAt(tenantOf('forma', { params }), { user: rights }),
    path: adminReturn.pattern,
    at: `${adminReturn()}${search}`,
  })
  return { read, sent, history }
}
