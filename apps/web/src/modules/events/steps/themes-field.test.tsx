import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
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

/** What the field holds. */
const chosen = () => document.querySelector<HTMLInputElement>('input[type="hidden"]')?.value

test('themes that someone else changed show in place of those read', async () => {
  showPage(Step, { viewer: who(0) })
  await waitFor(() => expect(chosen()).toBe('Droit'))
  fireEvent.click(screen.getByRole('button', { name: 'Ailleurs' }))
  await waitFor(() => expect(chosen()).toBe('Droit,Paie'))
})

test('who may not arrange themes picks among those there are', async () => {
  showPage(Step, { viewer: who(2) })
  fireEvent.click(await screen.findByRole('combobox', { name: /Thèmes/ }))
  expect(await screen.findByRole('option', { name: 'Bureautique' })).toBeDefined()
  fireEvent.change(screen.getByRole('combobox', { name: /Thèmes/ }), { target: { value: 'Sécurité' } })
  expect(screen.queryByRole('option', { name: 'Sécurité' })).toBeNull()
})
