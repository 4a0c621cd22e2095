import { optionalText } from '@kxo/domain/kernel/validation'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../../platform/page-fixture.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { NumberLookup } from './number-lookup.tsx'

const schema = z.object({ siret: optionalText(40), vat_number: optionalText(40) })
function Page() {
  const form = useRecordForm({ schema, values: { siret: '', vat_number: '' }, save: async () => null, guards: false })
  return (
    <Form form={form}>
      <NumberLookup form={form} />
      <TextField name="vat_number" label="TVA" />
    </Form>
  )
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
const type = (value: string) => fireEvent.change(field('siret'), { target: { value } })
/** Questions on their way, by number, each with its answer to come. */
let requests: Map<string, () => void>

beforeEach(() => {
  requests = new Map()
  vi.stubGlobal('fetch', (address: string) => {
    const siret = new URL(address, 'http://here').searchParams.get('siret')!
    const answer = { is_right: true, vat_number: `FR ${siret}`, known: null, family: [], proposed: null }
    return new Promise((resolve) => requests.set(siret, () => resolve(Response.json(answer))))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const look = async (): Promise<void> => {
  showPage(Page)
  await screen.findByLabelText('TVA')
  type('111')
  fireEvent.click(screen.getByRole('button', { name: 'Rechercher' }))
  await waitFor(() => expect(requests.has('111')).toBe(true))
}

test('the answer to a number corrected meanwhile fills nothing: that of the number typed does', async () => {
  await look()
  type('222')
  await act(async () => requests.get('111')?.())
  expect(field('vat_number').value).toBe('')
  await waitFor(() => expect(requests.has('222')).toBe(true))
  await act(async () => requests.get('222')?.())
  await waitFor(() => expect(field('vat_number').value).toBe('FR 222'))
})

test('the answer to a number effaced meanwhile fills nothing', async () => {
  await look()
  type('')
  await act(async () => requests.get('111')?.())
  expect(field('vat_number').value).toBe('')
  expect(requests.size).toBe(1)
})
