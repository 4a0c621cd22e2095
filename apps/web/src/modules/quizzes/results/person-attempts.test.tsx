import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import PersonAttempts from './person-attempts.tsx'

const attempt = {
  id: 31,
  quiz_id: 4,
  quiz: 'Lire un bilan',
  event_quiz_id: 6,
  event_id: 12,
  event_title: 'La comptabilité',
  person_id: 7,
  person: 'Ada Roy',
  number: 2,
  started_at: '2031-03-04T09:00:00Z',
  minutes: 12,
  percent: 50,
  pass_mark: 70,
  state: 2,
  is_counted: true,
}
let rows: object[]
beforeEach(() => {
  rows = [attempt]
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/quizzes/4/attempts/31/'))
      return Response.json({ ...attempt, objectives: null, text: '', allowance: { extra_attempts: 0, extra_time: 0 }, questions: [] })
    return Response.json({ results: rows, count: rows.length, page: 1, page_size: 25 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = () =>
  showPage(() => <PersonAttempts id={7} />, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never }),
  })

test('what a person answered is listed with its score, and opens question by question', async () => {
  show()
  const row = (await screen.findByRole('button', { name: 'Lire un bilan' })).closest('tr')
  expect(row?.textContent).toMatch(/La comptabilité.*50\s?%.*70\s?%/)
  fireEvent.click(screen.getByRole('button', { name: 'Lire un bilan' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('La comptabilité')
})

test('nothing taken is said', async () => {
  rows = []
  show()
  expect(await screen.findByText(/^Cette personne n’a répondu à aucun/)).toBeDefined()
})
