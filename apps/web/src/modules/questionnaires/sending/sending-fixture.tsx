import type { EventRecord } from '@kxo/domain/events/contract'
import { formStatus } from '@kxo/domain/forms/versions/form-status'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { qualiopiSet } from '@kxo/domain/questionnaires/model'
import { questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import { vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import QuestionnairesTab from './questionnaires-tab.tsx'

/** What the list reads of an event. */
export const event = {
  id: 3,
  nature: 'classroom',
  company_id: null,
  time_zone: 'Europe/Paris',
  taken: 2,
  cancelled_at: null,
  closed_at: null,
} as unknown as EventRecord

/** Of twelve people invited, eight answered and one declined. */
export const sending = {
  id: 5,
  form: 40,
  name: 'Satisfaction à chaud',
  audience: questionnaireAudience.codeOf('participant'),
  moment: questionnaireMoment.codeOf('hot'),
  days: 0,
  open_days: 30,
  closes_at: null,
  is_anonymous: false,
  is_published: true,
  due_at: '2031-03-04T16:00:00Z',
  expected: 12,
  invited: 12,
  answered: 8,
  declined: 1,
  satisfaction: 84,
  score: 20,
}
const published = { ...sending, id: 40, status: formStatus.codeOf('published'), questions: 6, events: 1, rate: 67, alerts: 0 }
const set = qualiopiSet.map(({ audience, moment, days }, at) => ({
  ...sending,
  id: 20 + at,
  form: 60 + at,
  audience: questionnaireAudience.codeOf(audience),
  moment: questionnaireMoment.codeOf(moment),
  days,
}))

type Shown = { event?: object; refusal?: object; forms?: readonly object[]; user?: object }

/** Draws the tab of an event that sends these, before an API that adds the set and mails three people; answers what is sent to it. */
export function showSendings(list: object[], { event: changes = {}, refusal, forms = [published], user = {} }: Shown = {}) {
  const sent: { path: string; body: unknown }[] = []
  let rows = list
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = String(address.split(/clients.forma/)[1])
    if (method === 'GET')
      return Response.json(/^.questionnaires/.test(path) ? { results: forms, count: forms.length, page: 1, page_size: 100 } : rows)
    sent.push({ path: `${method} ${path}`, body: body ? JSON.parse(body) : null })
    if (refusal) return Response.json(refusal, { status: 422 })
    if (path.includes('mails')) return Response.json({ people: 3 })
    rows = path.includes('qualiopi') ? set : rows
    return Response.json(rows, { status: method === 'POST' ? 201 : 200 })
  })
  const rights = { is_admin: true, profile_code: 'ADM', ...user } as const
  showPage(() => <QuestionnairesTab event={{ ...event, ...changes }} />, {
    viewer: viewerAt(tenantOf('forma', { features: ['interactivity'] }), { user: rights }),
  })
  return sent
}
