import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InFrench } from '../i18n/language-fixture.tsx'
import { bounded } from './boundary.tsx'

let answer: (id: number) => Promise<string>
const Part = bounded(function Part({ id }: { id: number }) {
  return <p>{useSuspenseQuery({ queryKey: ['part', id], queryFn: () => answer(id) }).data}</p>
})
let queries: QueryClient
const page = (id: number | null) => (
  <QueryClientProvider client={queries}>
    <InFrench>
      <h1>Page</h1>
      {id === null ? null : <Part id={id} />}
    </InFrench>
  </QueryClientProvider>
)
function show(id: number) {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return render(page(id))
}
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a part that fails says so alone, and shows what it reads once asked again', async () => {
  answer = () => Promise.reject(new Error('down'))
  show(1)
  const retry = await screen.findByRole('button')
  expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined()
  answer = () => Promise.resolve('read')
  fireEvent.click(retry)
  expect(await screen.findByText('read')).toBeDefined()
})

test('what would be refused again is not offered again', async () => {
  answer = () => Promise.reject(Object.assign(new Error('Accès refusé'), { status: 403 }))
  show(1)
  expect((await screen.findByRole('alert')).textContent).toContain('Accès refusé')
  expect(screen.queryByRole('button')).toBeNull()
})

test('another record forgets that the one before failed', async () => {
  answer = (id) => (id === 1 ? Promise.reject(new Error('down')) : Promise.resolve(`record ${id}`))
  const { rerender } = show(1)
  await screen.findByRole('alert')
  rerender(page(2))
  expect(await screen.findByText('record 2')).toBeDefined()
})

test('a part opened again asks again', async () => {
  answer = () => Promise.reject(new Error('down'))
  const { rerender } = show(1)
  await screen.findByRole('alert')
  rerender(page(null))
  answer = () => Promise.resolve('back')
  rerender(page(1))
  expect(await screen.findByText('back')).toBeDefined()
})
