import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useSavedColumns } from './use-saved-columns.ts'

type Preferences = { id: number; user: number; fields: object; filters: Record<string, { name: string }[]> }
const lyon = { name: 'Lyon', columns: [{ key: 'name', shown: true }], search: { q: 'Lyon' } }
let sent: Preferences[]
/** Lets what is kept be read. */
let letGo: () => void

beforeEach(() => {
  sent = []
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  const preferences: Preferences = { id: 4, user: 7, fields: {}, filters: { rows_filters: [lyon] } }
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') {
      sent.push(JSON.parse(String(body)))
      return Response.json({ ...preferences, ...sent.at(-1) })
    }
    await promise
    return Response.json([preferences])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  return (
    <DataTable
      caption="Lignes"
      columns={[{ key: 'name', label: 'Nom', cell: ({ name }: { name: string }) => name }]}
      source={{ queryKey: ['rows'], fetch: async () => ({ results: [{ name: 'Une ligne' }], count: 1, page: 1, page_size: 25 }) }}
      rowKey={({ name }) => name}
      rowName={({ name }) => name}
      saved={useSavedColumns('rows')}
      empty={{ sentence: 'Rien' }}
    />
  )
}

test('a view named before those kept have come is added to them', async () => {
  showPage(Page)
  await screen.findByText('Une ligne')
  fireEvent.click(screen.getByRole('button', { name: 'Vues' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nom de la vue' }), { target: { value: 'Paris' } })
  expect(screen.queryByText(/Aucune vue/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await act(async () => letGo())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.filters['rows_filters']?.map(({ name }) => name)).toEqual(['Lyon', 'Paris'])
})
