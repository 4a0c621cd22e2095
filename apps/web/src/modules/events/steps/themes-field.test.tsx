import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { ThemesField } from './themes-field.tsx'

const schema = z.object({ version: z.int(), themes: z.array(z.string()) })
function Step() {
  const [saved, setSaved] = useState({ version: 1, themes: ['Droit'] })
  const form = useRecordForm({ schema, values: saved as never, save: async () => null, guards: false })
  return (
    <Form form={form}>
      <ThemesField disabled={false} />
      <button type="button" onClick={() => setSaved({ version: 2, themes: ['Droit', 'Paie'] })}>
        Ailleurs
      </button>
    </Form>
  )
}
beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json([
      { id: 1, name: 'Droit', parent_name: null },
      { id: 2, name: 'Bureautique', parent_name: null },
    ]),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const who = (is_restricted: number) =>
  viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM', is_restricted } as never })
const typed = (text: string) => {
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: /Thèmes/ })
  fireEvent.change(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

test('themes that someone else changed show in place of those read; whoever arranges them types a new one', async () => {
  showPage(Step, { viewer: who(0) })
  expect(await screen.findByText('Droit')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Ailleurs' }))
  expect(await screen.findByText('Paie')).toBeDefined()
  typed('Sécurité')
  expect(await screen.findByText('Sécurité')).toBeDefined()
})

test('who may not arrange themes picks among those there are', async () => {
  showPage(Step, { viewer: who(2) })
  fireEvent.click(await screen.findByRole('combobox', { name: /Thèmes/ }))
  expect(await screen.findByRole('option', { name: 'Bureautique' })).toBeDefined()
  typed('Sécurité')
  expect(screen.queryByRole('option', { name: 'Sécurité' })).toBeNull()
})
