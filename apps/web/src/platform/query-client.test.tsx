import { QueryClientProvider, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { bounded } from '../ui/feedback/boundary.tsx'
import { Answered } from '../ui/feedback/reading.tsx'
import { InFrench } from '../ui/i18n/language-fixture.tsx'
import { makeQueryClient } from './query-client.ts'

afterEach(cleanup)

test('a list on its way for the first time when something is added is read again, and shows it', async () => {
  const companies = ['Tissages']
  const waiting: (() => void)[] = []
  const queries = makeQueryClient()
  const queryFn = async ({ signal }: { signal: AbortSignal }): Promise<string[]> => {
    const answer = [...companies]
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
    return answer
  }
  function List() {
    const { data, isError } = useQuery({ queryKey: ['companies'], queryFn })
    return <p>{isError ? 'failed' : (data?.join(', ') ?? 'loading')}</p>
  }
  render(
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>,
  )
  screen.getByText('loading')
  companies.push('Forge')
  let isRead = false
  void queries.invalidateQueries({ queryKey: ['companies'] }).then(() => {
    isRead = true
  })
  await act(async () => waiting[0]?.())
  screen.getByText('loading')
  expect(isRead).toBe(false)
  await act(async () => waiting[1]?.())
  await screen.findByText('Tissages, Forge')
  expect(isRead).toBe(true)
})

const down = { status: 503, message: 'Service indisponible' }
let reading: () => Promise<string>
const Field = bounded(function Field() {
  const { data, isError } = useSuspenseQuery({ queryKey: ['record'], queryFn: () => reading() })
  return <input aria-label={data} aria-invalid={isError} />
})
function openRecord() {
  const queries = makeQueryClient()
  queries.setDefaultOptions({ queries: { retry: false } })
  reading = () => Promise.resolve('Nom')
  render(
    <QueryClientProvider client={queries}>
      <InFrench>
        <Field />
      </InFrench>
    </QueryClientProvider>,
  )
  return (how: typeof reading) => {
    reading = how
    return act(() => queries.refetchQueries())
  }
}

test('what fails to be read again stays, with all that is typed in it', async () => {
  const askAgain = openRecord()
  const field = await screen.findByLabelText<HTMLInputElement>('Nom')
  fireEvent.change(field, { target: { value: 'Moreau' } })
  for (const failure of [down, { status: 429, message: '' }, new TypeError('network')]) {
    await askAgain(() => Promise.reject(failure))
    await vi.waitFor(() => expect(screen.getByLabelText('Nom').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('Nom')).toBe(field)
    expect(field.value).toBe('Moreau')
    await askAgain(() => Promise.resolve('Nom'))
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'))
  }
})

test('what is gone, or no longer theirs to see, leaves the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const status of [403, 404, 410]) {
    const askAgain = openRecord()
    await screen.findByLabelText('Nom')
    await askAgain(() => Promise.reject({ status, message: 'Introuvable' }))
    await screen.findByText('Introuvable')
    expect(screen.queryByLabelText('Nom')).toBeNull()
    cleanup()
  }
  vi.restoreAllMocks()
})

test('what is gone gives way too where it is asked beside the page', async () => {
  const queries = makeQueryClient()
  queries.setDefaultOptions({ queries: { retry: false } })
  reading = () => Promise.resolve('Nom')
  function Beside() {
    const record = useQuery({ queryKey: ['beside'], queryFn: () => reading() })
    return <Answered of={record}>{(name) => <p>{name}</p>}</Answered>
  }
  render(
    <QueryClientProvider client={queries}>
      <InFrench>
        <Beside />
      </InFrench>
    </QueryClientProvider>,
  )
  await screen.findByText('Nom')
  reading = () => Promise.reject({ status: 404, message: 'Introuvable' })
  await act(() => queries.refetchQueries())
  await screen.findByText('Introuvable')
  expect(screen.queryByText('Nom')).toBeNull()
})
