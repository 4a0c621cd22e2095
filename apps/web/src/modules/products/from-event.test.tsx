import { optionsContract } from '@kxo/domain/products/option-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { FromEvent } from './from-event.tsx'

const copied: unknown[] = []
const source = { event: 7, title: 'Congrès', start_date: null, time_zone: 'Europe/Paris', options: 2 }
let sources = [source]
vi.mock('../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown } = {}) => {
    if (path === optionsContract.optionSources.path) return sources
    copied.push(body)
    return []
  },
}))
afterEach(cleanup)

test('an event takes up the options of another, chosen by its name', async () => {
  sources = [source, { ...source, event: 3, title: 'Celui-ci' }]
  showPage(() => <FromEvent event_id={3} />)
  fireEvent.click(await screen.findByRole('button', { name: /^Copier depuis/ }))
  fireEvent.click(await screen.findByRole('combobox', { name: 'Événement' }))
  expect(screen.queryByRole('option', { name: /Celui-ci/ })).toBeNull()
  fireEvent.click(await screen.findByRole('option', { name: 'Congrès (2 options)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Copier' }))
  await waitFor(() => expect(copied).toEqual([{ from: 7 }]))
})
