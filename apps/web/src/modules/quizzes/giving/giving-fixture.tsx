import type { EventRecord } from '@kxo/domain/events/contract'
import { quizStatus } from '@kxo/domain/quizzes/kinds'
import { vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import QuizzesTab from './quizzes-tab.tsx'

/** What the list reads of an event. */
export const event = {
  id: 3,
  nature: 'classroom',
  company_id: null,
  time_zone: 'Europe/Paris',
  cancelled_at: null,
  closed_at: null,
} as unknown as EventRecord

/** Of twelve people, eight took it and five passed. */
export const eventQuiz = {
  id: 5,
  quiz: 40,
  title: 'Lire un bilan',
  kind: 1,
  test_type: null,
  moment: 3,
  days: 2,
  open_days: 30,
  is_required: false,
  opens_at: '2031-03-04T16:00:00Z',
  closes_at: '2031-04-03T16:00:00Z',
  expected: 12,
  taken: 8,
  passed: 5,
  to_mark: 1,
  average: 74,
  pass_mark: 70,
}
const published = (id: number, title: string, kind: number) => ({
  id,
  title,
  kind,
  test_type: kind === 2 ? 1 : null,
  status: quizStatus.codeOf('published'),
  questions: 6,
  minutes: null,
  pass_mark: 70,
  events: 1,
  taken: 10,
  average: 82,
  pass_rate: null,
  to_mark: 0,
})

type Shown = { event?: object; refusal?: object; hasPublished?: boolean; user?: object }

/** Draws the tab of an event that gives these, before an API that writes to three people; answers what is sent to it. */
export function showEventQuizzes(list: object[], { event: changes = {}, refusal, hasPublished = true, user = {} }: Shown = {}) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = String(address.split(/clients.forma/)[1])
    if (method === 'GET' && path.startsWith('/quizzes')) {
      const rows = !hasPublished ? [] : path.includes('kind=2') ? [published(41, 'Entrée', 2)] : [published(40, 'Lire un bilan', 1)]
      return Response.json({ results: rows, count: rows.length, page: 1, page_size: 100 })
    }
    if (method === 'GET') return Response.json(list)
    sent.push({ path: `${method} ${path}`, body: body ? JSON.parse(body) : null })
    if (refusal) return Response.json(refusal, { status: 422 })
    return Response.json(path.includes('mails') ? { people: 3 } : list, {
      status: method === 'POST' && !path.includes('mails') ? 201 : 200,
    })
  })
  const rights = { is_admin: true, profile_code: 'ADM', ...user } as const
  showPage(() => <QuizzesTab event={{ ...event, ...changes }} />, {
    viewer: viewerAt(tenantOf('forma', { features: ['interactivity'] }), { user: rights }),
  })
  return sent
}
