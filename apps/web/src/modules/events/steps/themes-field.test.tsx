import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../../platform/page-fixture.tsx'
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
afterEach(cleanup)

test('themes that someone else changed show in place of those read; one begun stays as it is typed', async () => {
  showPage(Step)
  const themes = await screen.findByRole<HTMLInputElement>('textbox')
  fireEvent.click(screen.getByRole('button', { name: 'Ailleurs' }))
  expect(themes.value).toBe('Droit, Paie')
  fireEvent.change(themes, { target: { value: 'Droit, Paie, ' } })
  expect(themes.value).toBe('Droit, Paie, ')
})
