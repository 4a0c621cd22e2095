import { paymentsContract } from '@kxo/domain/payments/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import Schedule from './schedule.tsx'

const line = {
  id: 1,
  due_on: '2027-03-01',
  amount: 3600,
  is_last: false,
  event: 5,
  event_title: 'Gérer un conflit',
  user: 7,
  first_name: 'Ana',
  last_name: 'Roy',
}
let lines: readonly object[] | null

vi.mock('../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }) => {
    const { ApiError } = await import('../../platform/api-error.ts')
    if (path !== paymentsContract.schedule.path || lines === null)
      throw new ApiError({ status: 403, code: 'forbidden', message: 'Accès refusé' })
    return lines
  },
}))
afterEach(cleanup)

test('what is to come is told with its day and its amount, the balance by its name', async () => {
  lines = [line, { ...line, id: 2, due_on: '2027-04-01', amount: 8400, is_last: true, user: 8, first_name: 'Léo', last_name: 'Petit' }]
  showPage(Schedule)
  const [, first, second] = await screen.findAllByRole('row')
  expect(within(first as HTMLElement).getByText('1er mars 2027')).toBeDefined()
  expect(first?.textContent).toMatch(/Acompte · Gérer un conflit · Ana Roy36,00/)
  expect(second?.textContent).toMatch(/Solde · Gérer un conflit · Léo Petit84,00/)
})

test('nothing is drawn when nothing is to come', async () => {
  lines = []
  const { queries } = showPage(Schedule)
  await vi.waitFor(() => expect(queries.getQueryCache().getAll()[0]?.state.status).toBe('success'))
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a refusal says why', async () => {
  lines = null
  showPage(Schedule)
  expect(await screen.findByText('Accès refusé')).toBeDefined()
})
