import type { ListOf, ListQuery } from '@kxo/domain/kernel/listing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InFrench } from '../i18n/language-fixture.tsx'
import type { Arrangement, Column } from './column.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { SavedList } from './list-view.ts'
import type { Selection } from './selection.ts'
import type { TableSource } from './table-source.ts'

type Row = { id: number; name: string; place: string }
const columns: Column<Row>[] = [
  { key: 'name', label: 'Nom', cell: (row) => row.name, sortable: true, filter: 'text' },
  { key: 'place', label: 'Lieu', cell: (row) => row.place, filter: [{ value: 'Lyon', label: 'Lyon' }] },
]
const row = (id: number): Row => ({ id, name: `Ligne ${id}`, place: 'Lyon' })
const pageOf = ({ page, page_size }: ListQuery): ListOf<Row> => ({
  results: Array.from({ length: Math.min(page_size, 312 - (page - 1) * page_size) }, (_, at) => row((page - 1) * page_size + at + 1)),
  count: 312,
  page,
  page_size,
})
const fetch = vi.fn<(query: ListQuery) => Promise<ListOf<Row>>>(async (query) => pageOf(query))
const lastQuery = (): ListQuery => fetch.mock.lastCall![0]

function show(address: string, props: Partial<DataTableProps<Row>> = {}) {
  const root = createRootRoute()
  const list = () => (
    <DataTable
      caption="Lignes"
      columns={columns}
      source={{ queryKey: ['rows'], fetch }}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/rows/${id}`}
      empty={{ sentence: 'Aucune ligne à afficher' }}
      {...props}
    />
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/rows', component: list }),
      createRoute({ getParentRoute: () => root, path: '/rows/$id', component: () => <p>Fiche</p> }),
    ]),
    history,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== undefined) as [string, string][]).toString()
      return text ? `?${text}` : ''
    },
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InFrench>
        <RouterProvider router={router as never} />
      </InFrench>
    </QueryClientProvider>,
  )
  return { search: () => Object.fromEntries(new URLSearchParams(history.location.search)), path: () => history.location.pathname }
}

beforeEach(() => {
  fetch.mockReset()
  fetch.mockImplementation(async (query) => pageOf(query))
})
// The machine may be busy: a slow answer is no failure.
configure({ asyncUtilTimeout: 5000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('an order too many rows stand against is not offered, and is again once the list is narrowed', async () => {
  fetch.mockImplementation(async (query) => ({ ...pageOf(query), ...(query.q ? {} : { unsortable: ['name'] }) }))
  const sorting = () => within(screen.getByRole('columnheader', { name: /^Nom/ })).queryByRole('button')
  show('/rows')
  await screen.findByText('Ligne 1')
  expect(sorting()).toBeNull()
  cleanup()
  show('/rows?q=cle')
  await screen.findByText('Ligne 1')
  expect(sorting()).not.toBeNull()
})

test('the list asked for is the one of the address', async () => {
  const filters = [{ field: 'place', comparator: '=', value: 'Lyon' }]
  show(`/rows?page=2&page_size=50&sort=-name&q=cle&filters=${encodeURIComponent(JSON.stringify(filters))}`)
  await screen.findByText('51–100 sur 312')
  expect(lastQuery()).toMatchObject({ page: 2, page_size: 50, sort: '-name', q: 'cle', filters })
  expect(screen.getByText('Lieu est égal à Lyon')).toBeDefined()
  expect(screen.getByRole('columnheader', { name: /Nom/ }).getAttribute('aria-sort')).toBe('descending')
})

test('the next page, then another size, are written in the address', async () => {
  const { search } = show('/rows')
  await screen.findByText('1–25 sur 312')
  fireEvent.click(screen.getByRole('button', { name: 'Page suivante' }))
  await screen.findByText('26–50 sur 312')
  expect(search()).toEqual({ page: '2' })
  fireEvent.change(screen.getByLabelText('Lignes par page'), { target: { value: '100' } })
  await screen.findByText('1–100 sur 312')
  expect(search()).toEqual({ page_size: '100' })
})

test('a title sorts one way, the other, then not at all', async () => {
  const { search } = show('/rows')
  await screen.findByText('1–25 sur 312')
  for (const sort of ['name', '-name', undefined]) {
    fireEvent.click(screen.getByRole('button', { name: 'Nom' }))
    await waitFor(() => expect(search()['sort']).toBe(sort))
  }
})

test('the search settles in the address and goes back to page 1', async () => {
  const { search } = show('/rows?page=3')
  await screen.findByText('51–75 sur 312')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Rechercher' }), { target: { value: 'lyon' } })
  await waitFor(() => expect(search()).toEqual({ q: 'lyon' }))
  expect(lastQuery()).toMatchObject({ q: 'lyon', page: 1 })
})

test('a search settled between two words keeps the space typed', async () => {
  const { search } = show('/rows')
  await screen.findByText('1–25 sur 312')
  const box = screen.getByRole('searchbox', { name: 'Rechercher' }) as HTMLInputElement
  fireEvent.change(box, { target: { value: 'saint ' } })
  await waitFor(() => expect(lastQuery().q).toBe('saint'))
  expect(search()).toEqual({ q: 'saint' })
  expect(box.value).toBe('saint ')
})

test('removing a filter takes it out of the address', async () => {
  const { search } = show(`/rows?filters=${encodeURIComponent('[{"field":"name","comparator":"contains","value":"a"}]')}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer le filtre Nom contient a' }))
  await waitFor(() => expect(search()).toEqual({}))
})

test('the page is ticked, then the 312 results, and the act receives the query', async () => {
  const run = vi.fn<(selection: Selection) => void>()
  show('/rows?q=a', { bulkActions: [{ label: 'Archiver', run }] })
  await screen.findByText('1–25 sur 312')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }))
  expect(screen.getByText('25 sélections')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Sélectionner les 312 résultats' }))
  fireEvent.click(screen.getByRole('button', { name: 'Archiver' }))
  expect(run.mock.lastCall![0]).toMatchObject({ all: true, count: 312, query: { q: 'a' } })
})

test('all the results are not offered under the count of those asked for before', async () => {
  const { search } = show('/rows', { bulkActions: [{ label: 'Archiver', run: () => undefined }] })
  await screen.findByText('1–25 sur 312')
  const { promise, resolve } = Promise.withResolvers<ListOf<Row>>()
  fetch.mockImplementation(() => promise)
  fireEvent.change(screen.getByRole('searchbox', { name: 'Rechercher' }), { target: { value: 'lyon' } })
  await waitFor(() => expect(search()).toEqual({ q: 'lyon' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }))
  expect(screen.getByText('25 sélections')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Sélectionner les/ })).toBeNull()
  resolve({ results: Array.from({ length: 25 }, (_, at) => row(at + 1)), count: 40, page: 1, page_size: 25 })
  expect(await screen.findByRole('button', { name: 'Sélectionner les 40 résultats' })).toBeDefined()
})

test('arrows walk the rows, space ticks, enter opens', async () => {
  const { path } = show('/rows', { bulkActions: [{ label: 'Archiver', run: () => undefined }] })
  await screen.findByText('1–25 sur 312')
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row]')]
  rows[0]!.focus()
  fireEvent.keyDown(rows[0]!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(rows[1])
  fireEvent.keyDown(rows[1]!, { key: ' ' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner Ligne 2' }).checked).toBe(true)
  fireEvent.keyDown(rows[1]!, { key: 'Enter' })
  await waitFor(() => expect(path()).toBe('/rows/2'))
})

test('an empty list says why; an empty search offers to be cleared', async () => {
  fetch.mockImplementation(async (query) => ({ results: [], count: 0, page: query.page, page_size: query.page_size }))
  show('/rows')
  expect(await screen.findByText('Aucune ligne à afficher')).toBeDefined()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Colonnes' })).toBeNull()
  cleanup()
  const { search } = show('/rows?q=zzz')
  expect(await screen.findByRole('searchbox')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Effacer la recherche' }))
  await waitFor(() => expect(search()).toEqual({}))
})

test('a failure says so and tries again', async () => {
  fetch.mockRejectedValueOnce(Object.assign(new Error('Une erreur est survenue'), { status: 500, correlation_id: 'c-7' }))
  show('/rows')
  expect((await screen.findByRole('alert')).textContent).toContain('c-7')
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('1–25 sur 312')).toBeDefined()
})

test('columns are hidden, moved and saved', async () => {
  const save = vi.fn<(columns: Arrangement) => void>()
  show('/rows', { saved: { isComing: false, columns: null, save, views: [], changeViews: async () => undefined } })
  await screen.findByText('1–25 sur 312')
  fireEvent.click(screen.getByRole('button', { name: 'Colonnes' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Lieu' }))
  expect(save).toHaveBeenLastCalledWith([
    { key: 'name', shown: true, width: undefined },
    { key: 'place', shown: false, width: undefined },
  ])
  expect(screen.queryByRole('columnheader', { name: 'Lieu' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Monter Lieu' }))
  expect(save.mock.lastCall![0].map(({ key }: { key: string }) => key)).toEqual(['place', 'name'])
})

test('what was kept of a list is not laid over by what is done before it came', async () => {
  const save = vi.fn<(columns: Arrangement) => void>()
  show('/rows', { saved: { isComing: true, columns: null, save, views: [], changeViews: async () => undefined } })
  await screen.findByText('1–25 sur 312')
  expect(screen.getByRole('button', { name: 'Colonnes' }).getAttribute('aria-busy')).toBe('true')
  fireEvent.keyDown(screen.getAllByRole('separator')[0]!, { key: 'ArrowRight' })
  expect(save).not.toHaveBeenCalled()
})

test('a view whose save fails keeps the name typed, to be saved again', async () => {
  const changeViews = vi.fn<SavedList['changeViews']>(async () => undefined)
  changeViews.mockRejectedValueOnce(Object.assign(new Error('lost'), { name: 'NetworkError' }))
  show('/rows', { saved: { isComing: false, columns: null, save: () => undefined, views: [], changeViews } })
  fireEvent.click(await screen.findByRole('button', { name: 'Vues' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nom de la vue' }), { target: { value: 'Paris' } })
  const keep = () => screen.getByRole('button', { name: 'Enregistrer' }) as HTMLButtonElement
  fireEvent.click(keep())
  await waitFor(() => expect(changeViews).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(keep().getAttribute('aria-busy')).toBeNull())
  expect((screen.getByRole('textbox', { name: 'Nom de la vue' }) as HTMLInputElement).value).toBe('Paris')
  fireEvent.click(keep())
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nom de la vue' })).toBeNull())
  expect(changeViews).toHaveBeenCalledTimes(2)
})

test('what is on screen is kept under a name, opened again and removed', async () => {
  const changeViews = vi.fn<SavedList['changeViews']>(async () => undefined)
  const view = {
    name: 'Lyon',
    columns: [
      { key: 'name', shown: true },
      { key: 'place', shown: false },
    ],
    search: { q: 'Lyon' },
  }
  const saved = { isComing: false, columns: null, save: () => undefined, views: [view], changeViews }
  const { search } = show('/rows?q=Paris&page=2', { saved })
  fireEvent.click(await screen.findByRole('button', { name: 'Vues' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nom de la vue' }), { target: { value: ' Paris ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  const shown = [
    { key: 'name', shown: true },
    { key: 'place', shown: true },
  ]
  expect(changeViews.mock.lastCall?.[0]([view])).toEqual([view, { name: 'Paris', columns: shown, search: { q: 'Paris' } }])
  fireEvent.click(await screen.findByRole('button', { name: 'Vues' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Lyon' }))
  await waitFor(() => expect(search()).toEqual({ q: 'Lyon' }))
  expect(screen.queryByRole('columnheader', { name: /Lieu/ })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Lyon' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer la vue Lyon' }))
  expect(changeViews.mock.lastCall?.[0]([view])).toEqual([])
}, 30_000)

test('an exported file holds the columns that tell what is shown, in its order', async () => {
  const exportAs = vi.fn<NonNullable<TableSource<Row>['exportAs']>>(async () => ({ blob: new Blob(), name: 'lignes.csv' }))
  const exportColumns: Column<Row>[] = [
    { ...columns[0]!, exported: ['name', 'first_name'] },
    { ...columns[1]!, exported: [] },
    { key: 'code', label: 'Code', cell: () => '' },
  ]
  show('/rows', { columns: exportColumns, source: { queryKey: ['rows'], fetch, exportAs } })
  await screen.findByText('Ligne 1')
  fireEvent.click(screen.getByRole('button', { name: 'Exporter' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(exportAs).toHaveBeenCalledWith(expect.objectContaining({ columns: ['name', 'first_name', 'code'] })))
})

test('the file holds the rows ticked, or every result once all of them are', async () => {
  const exportAs = vi.fn<NonNullable<TableSource<Row>['exportAs']>>(async () => ({ blob: new Blob(), name: 'lignes.csv' }))
  show('/rows?q=a', { source: { queryKey: ['rows'], fetch, exportAs }, bulkActions: [{ label: 'Archiver', run: () => undefined }] })
  await screen.findByText('1–25 sur 312')
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Exporter la sélection' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Exporter la sélection' }).getAttribute('aria-busy')).toBeNull())
    return exportAs.mock.lastCall![0]
  }
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Ligne 2' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Ligne 4' }))
  expect(await save()).toMatchObject({ q: 'a', ids: [2, 4] })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sélectionner les 312 résultats' }))
  expect((await save()).ids).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Effacer' }))
  expect(screen.getByRole('button', { name: 'Exporter' })).toBeDefined()
})

test('a page of many rows draws those in sight alone, all of them on paper', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  show('/rows?page_size=100')
  await screen.findByText('1–100 sur 312')
  const drawn = () => document.querySelectorAll('tr[data-row]').length
  await waitFor(() => expect(drawn()).toBeGreaterThan(10))
  expect(drawn()).toBeLessThan(60)
  fireEvent(window, new Event('beforeprint'))
  expect(drawn()).toBe(100)
  fireEvent(window, new Event('afterprint'))
  expect(drawn()).toBeLessThan(60)
})
