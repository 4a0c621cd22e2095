import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeQueryClient } from './query-client.ts'

afterEach(cleanup)

test('a list on its way for the first time when something is added is read again, and shows it', async () => {
  const companies = ['Tissages']
  const held: (() => void)[] = []
  const queries = makeQueryClient()
  const queryFn = async ({ signal }: { signal: AbortSignal }): Promise<string[]> => {
    const answer = [...companies]
    await new Promise<void>((resolve, reject) => {
      held.push(resolve)
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
  await act(async () => held[0]?.())
  screen.getByText('loading')
  expect(isRead).toBe(false)
  await act(async () => held[1]?.())
  await screen.findByText('Tissages, Forge')
  expect(isRead).toBe(true)
})
