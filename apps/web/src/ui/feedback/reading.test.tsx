import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InFrench } from '../i18n/language-fixture.tsx'
import { Answered } from './reading.tsx'

afterEach(cleanup)

const down = { status: 503, message: 'Service indisponible' }
let answer: () => Promise<string>

function Record() {
  const record = useQuery({ queryKey: ['record'], queryFn: () => answer() })
  return <Answered of={record}>{(name) => <input aria-label={name} aria-invalid={record.isError} />}</Answered>
}

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <InFrench>
        <Record />
      </InFrench>
    </QueryClientProvider>,
  )
  const askAgain = (how: typeof answer) => {
    answer = how
    return queries.refetchQueries()
  }
  return { askAgain }
}

test('what was never read gives way to the failure, and comes when asked again', async () => {
  answer = () => Promise.reject(down)
  open()
  expect(await screen.findByText('Service indisponible')).toBeTruthy()
  answer = () => Promise.resolve('Nom')
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await screen.findByLabelText('Nom')
})

test('what fails to be read again stays, with all that is typed in it', async () => {
  answer = () => Promise.resolve('Nom')
  const { askAgain } = open()
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
