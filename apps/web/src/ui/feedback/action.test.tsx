import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { runAction, useAction } from './action.ts'
import { readToasts, toast } from './toast.ts'

const tones = (): string[] => readToasts().map(({ tone }) => tone)
afterEach(() => {
  for (const { id } of readToasts()) toast.dismiss(id)
})
const inQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const refuse = () => Promise.reject(new Error('refused'))

test.each([
  ['tells a failure once', {}, ['danger']],
  ['leaves a failure to the page that shows it', { showsFailure: true }, []],
  ['leaves a failure to who takes it', { onError: () => toast.info('Complet') }, ['info']],
])('an action %s', async (_, options, expected) => {
  const { result } = renderHook(() => useAction({ mutationFn: refuse, ...options }), { wrapper: inQueries })
  act(() => result.current.mutate())
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(tones()).toEqual(expected)
})

test('an act nothing waits for tells that it is done, or why not, and answers which', async () => {
  expect(await runAction(() => Promise.resolve(), 'Fait')).toBe(true)
  expect(readToasts().map(({ text }) => text)).toEqual(['Fait'])
  expect(await runAction(refuse, 'Fait')).toBe(false)
  expect(tones()).toEqual(['success', 'danger'])
})
