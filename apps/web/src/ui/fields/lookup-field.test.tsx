import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Form, useRecordForm } from '../form/form.tsx'
import { InFrench } from '../i18n/language-fixture.tsx'
import { LookupField } from './lookup-field.tsx'

afterEach(cleanup)
const schema = z.object({ company: z.nullable(z.int()) })
let letGo: (found: { value: number; label: string }[]) => void

function Sheet() {
  const form = useRecordForm({ schema, values: { company: null } as never, save: async () => null, guards: false })
  const find = () => new Promise<{ value: number; label: string }[]>((resolve) => (letGo = resolve))
  return (
    <Form form={form}>
      <LookupField name="company" label="Entreprise" queryKey={['companies']} find={find} />
    </Form>
  )
}

test('nothing is said to be found, or not, before the answer came', async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InFrench>
        <Sheet />
      </InFrench>
    </QueryClientProvider>,
  )
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /Entreprise/ })
  const said = () => screen.queryByText(/^(Chargement…|Rien à afficher)$/)?.textContent
  act(() => box.focus())
  fireEvent.click(box)
  await vi.waitFor(() => expect(said()).toBe('Chargement…'))
  await act(async () => letGo([]))
  await vi.waitFor(() => expect(said()).toBe('Rien à afficher'))
  fireEvent.change(box, { target: { value: 'forge' } })
  expect(box.value).toBe('forge')
  await vi.waitFor(() => expect(said()).toBe('Chargement…'))
  const before = letGo
  await vi.waitFor(() => expect(letGo).not.toBe(before))
  expect(said()).toBe('Chargement…')
  await act(async () => letGo([]))
  await vi.waitFor(() => expect(said()).toBe('Rien à afficher'))
})
