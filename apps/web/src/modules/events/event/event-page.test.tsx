import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { PageListContext } from '../../../platform/page-list.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { eventPartnersQuery } from '../../partners/api.ts'
import { activitiesQuery, recordQuery, slotsQuery } from '../api.ts'
import { provideEvents } from '../dependencies.ts'
import EventPage from './event-page.tsx'

const event = {
  id: 7,
  version: 3,
  nature: 'master',
  parent_id: null,
  series_id: null,
  title: 'Lire un bilan',
  company_id: null,
  company_name: null,
  start_date: new Date('2031-03-04T08:00:00Z'),
  end_date: new Date('2031-03-04T16:00:00Z'),
  limit_date: null,
  decision_date: null,
  confirmed_at: null,
  time_zone: 'Europe/Paris',
  minutes: 420,
  taken: 4,
  max_participants: 12,
  min_participants: null,
  is_active: true,
  onboarding: 'public',
  availability: 'available',
  url: 'lire-un-bilan',
  cancelled_at: null,
  closed_at: null,
  archived_at: null,
  published_at: null,
  marks: [],
  gaps: [],
}
const workshop = {
  id: 8,
  title: 'Atelier chiffres',
  enrolment: 'optional',
  choice_group: 'Ateliers',
  taken: 3,
  max_participants: 10,
  slots: [
    {
      id: 1,
      start_at: new Date('2031-03-04T13:00:00Z'),
      end_at: new Date('2031-03-04T16:00:00Z'),
      title: '',
      room_name: 'Saône',
      location_name: 'Part-Dieu',
      partners: ['Samira Haddad'],
    },
  ],
}
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

function Mails({ id }: { id: number }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      mails de {id}, {count}
    </button>
  )
}
const calls: string[] = []
const opened = vi.fn<() => void>()
beforeAll(() =>
  provideEvents({
    tabs: [{ key: 'tasks', label: 'Tâches', order: 90, Content: () => <p>tâches</p> }],
    menu: [{ label: { fr: 'Écrire', en: 'Write' }, shown: () => true, Dialog: () => (opened(), (<p>à qui</p>)) }],
  }),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (overrides: object, search = '', viewer = admin, partners: readonly object[] = []) => {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    return new Promise<Response>(() => undefined)
  })
  const parts = [
    {
      record: 'event' as const,
      key: 'exchanges',
      label: { fr: 'Échanges', en: 'Exchanges' },
      order: 70,
      permitted: () => true,
      Content: Mails,
    },
  ]
  const Page = () => (
    <PageListContext value={{ pages: [], recordParts: parts } as never}>
      <EventPage />
    </PageListContext>
  )
  const { queries } = showPage(Page, { viewer, path: '/admin/event/$id', at: `/admin/event/7${search}` })
  const answer = (more: object) => queries.setQueryData(recordQuery(7).queryKey, { ...event, ...overrides, ...more } as never)
  queries.setQueryData(slotsQuery(7).queryKey, [])
  queries.setQueryData(eventPartnersQuery(7).queryKey, partners as never)
  queries.setQueryData(activitiesQuery(7).queryKey, [workshop] as never)
  answer({})
  return answer
}

test('the tabs of the modules stand in order, and one keeps its state while the page is drawn again', async () => {
  const answer = show({}, '?tab=exchanges')
  const mails = await screen.findByRole('button', { name: 'mails de 7, 0' })
  const labels = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(labels.filter((label) => ['Synthèse', 'Programme', 'Échanges', 'Tâches'].includes(label ?? ''))).toEqual([
    'Synthèse',
    'Programme',
    'Échanges',
    'Tâches',
  ])
  fireEvent.click(mails)
  act(() => void answer({ title: 'Lire un bilan social' }))
  await screen.findByRole('heading', { level: 1, name: /^Lire un bilan social/ })
  expect(screen.getByRole('button', { name: 'mails de 7, 1' })).toBeDefined()
})

test('the programme tells the activities too: when, where, with whom, how full; each opens on its page', async () => {
  show({}, '?tab=programme')
  const link = await screen.findByRole('link', { name: 'Atelier chiffres' })
  expect(link.getAttribute('href')).toBe('/admin/event/7/activity/8')
  expect(screen.getByText('3 sur 10')).toBeDefined()
  expect(screen.getByText('Après-midi · Saône, Part-Dieu · Samira Haddad')).toBeDefined()
})

test('the menu opens what the modules above do with the event', async () => {
  show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Plus' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Écrire' }))
  await screen.findByText('à qui')
  expect(opened).toHaveBeenCalled()
})

test('the partners have their tab: changed by whoever assigns while it runs, read afterwards, absent without the feature', async () => {
  const partner = {
    id: 4,
    user_id: 9,
    first_name: 'Samira',
    last_name: 'Haddad',
    kind: 'provider',
    status: 'validated',
    role_title: '',
    slot_ids: [],
  }
  const withPartners = viewerAt(tenantOf('forma', { features: ['partners'] }), { user: { is_admin: true, profile_code: 'ADM' } as never })
  show({}, '?tab=partners', withPartners, [partner])
  await screen.findByText(/Samira Haddad/)
  expect(screen.getByRole('button', { name: /^Retirer/ })).toBeDefined()
  cleanup()
  show({ closed_at: new Date() }, '?tab=partners', withPartners, [partner])
  await screen.findByText(/Samira Haddad/)
  expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull()
  cleanup()
  show({}, '?tab=partners', admin, [partner])
  await screen.findByRole('heading', { level: 1, name: /^Lire un bilan/ })
  expect(screen.queryByText(/Samira Haddad/)).toBeNull()
})

test('a model has no mails', async () => {
  show({ nature: 'model' })
  await screen.findByRole('heading', { level: 1, name: /^Lire un bilan/ })
  expect(screen.queryByText('Échanges')).toBeNull()
})

test('says that people are still missing, as an alert once it has to be decided about', async () => {
  show({ min_participants: 6 })
  await screen.findByText('minimum 6 · il manque 2 pour le minimum')
  expect(screen.queryByText(/^Le minimum n’est pas atteint/)).toBeNull()
  cleanup()
  const [start, end] = [3, 4].map((days) => new Date(Date.now() + days * 86_400_000))
  show({ min_participants: 6, start_date: start, end_date: end })
  await screen.findByText(/^Le minimum n’est pas atteint : il manque 2 personnes/)
  expect(screen.getByRole('button', { name: 'Annuler l’événement' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Maintenir l’événement' }))
  await vi.waitFor(() => expect(calls).toContain('POST /api/clients/forma/events/7/confirmation/'))
  cleanup()
  show({ min_participants: 6, start_date: start, end_date: end, confirmed_at: new Date() })
  await screen.findByText('minimum 6 · il manque 2 pour le minimum · maintenu malgré tout')
  expect(screen.queryByRole('button', { name: 'Maintenir l’événement' })).toBeNull()
}, 20_000)
