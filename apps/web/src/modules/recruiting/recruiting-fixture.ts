import { registrationStatus } from '@kxo/domain/registrations/status'
import { vi } from 'vitest'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'

const codeOf = registrationStatus.codeOf
/** An application on the wire. */
export const wireApplication = (id: number, first_name: string, status: Parameters<typeof codeOf>[0] = 'toValidate') => ({
  id,
  event: 12,
  event_title: 'Comptable en alternance',
  first_name,
  last_name: 'Aubry',
  mail: 'a@essai.test',
  company_name: 'École de Lyon',
  status: codeOf(status),
  forms_due: 0,
  end_reason: null,
  created_at: '2026-11-01T10:00:00Z',
  waiting_since: '2026-11-01T10:00:00Z',
  score: 45,
  stays_until: '2028-11-01',
})
const listOf = (results: readonly object[]) => ({ results, count: results.length, page: 1, page_size: 25 })

type Sent = { path: string; body: unknown }
type Served = {
  applications?: readonly ReturnType<typeof wireApplication>[]
  offers?: readonly object[]
  boosts?: object
  refusal?: { status: number; body: object }
}

/** An API with what a recruiter reads, that says what it was sent. */
export function serveRecruiter({ applications = [], offers = [], boosts = { durations: [], offers: [] }, refusal }: Served = {}) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = String(address.split(/\/clients\/\w+/)[1] ?? address)
    if (method === 'POST' && !path.includes('preview')) {
      sent.push({ path, body: body ? JSON.parse(body) : null })
      if (refusal) return Response.json(refusal.body, { status: refusal.status })
    }
    if (path.includes('/boosts/') && path.includes('/stop/')) return Response.json({ done: true, is_credited: true })
    if (path.includes('/boosts/')) return method === 'POST' ? Response.json({ bill: 77 }, { status: 201 }) : Response.json(boosts)
    if (path.includes('/answers/preview/'))
      return Response.json({ total: 1, changed: 1, left: [], first: [{ id: 7, name: 'Inès', before: 'À étudier', after: 'Non retenue' }] })
    if (path.includes('/answers/')) return Response.json({ total: 1, changed: 1, left: [] })
    if (path.includes('/offers/')) return Response.json(listOf(offers))
    const one = /applications\/(\d+)\//.exec(path)?.[1]
    if (one) {
      const row = applications.find(({ id }) => id === Number(one))
      const notes = [{ id: 1, note: 'Bonne lettre', score: 4, by_name: 'Marc Lemoine', at: '2026-11-02T10:00:00Z' }]
      const responses = [{ label: 'Diplôme', value: 'BUT', input_type: 'text', form: 'Candidature' }]
      const papers = [{ name: 'CV', file_name: 'cv.pdf', file: 4 }]
      return Response.json(
        { ...row, phone: null, responses, papers, notes, own_score: null, history: [] },
        { status: method === 'POST' ? 201 : 200 },
      )
    }
    if (path.includes('/applications/')) {
      const status = new URLSearchParams(path.split('?')[1]).get('status')
      return Response.json(listOf(applications.filter((row) => status === null || row.status === Number(status))))
    }
    if (path.includes('/my-dashboard/'))
      return Response.json({ online: 3, ending: 1, boosted: 1, toStudy: applications.length, silent: 1, retained: 2 })
    return Response.json({})
  })
  return { sent }
}

/** A recruiter of a recruiting platform. */
export const recruiterAt = (user: object = {}) =>
  viewerAt(tenantOf('forma', { params: { is_recruiting_platform: true }, features: ['payment'] }), {
    user: { profile_code: 'REC', company: 3, ...user },
  })
