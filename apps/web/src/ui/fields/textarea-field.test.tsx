import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Form, useRecordForm } from '../form/form.tsx'
import { InFrench } from '../i18n/language-fixture.tsx'
import { LinesField } from './textarea-field.tsx'

const schema = z.object({ version: z.int(), themes: z.array(z.string()) })
function Sheet({ version, themes }: { version: number; themes: string[] }) {
  const form = useRecordForm({ schema, values: { version, themes } as never, save: async () => null, guards: false })
  return (
    <Form form={form}>
      <LinesField name="themes" label="Thèmes" />
    </Form>
  )
}
const sheet = (version: number, ...themes: string[]) => (
  <InFrench>
    <Sheet version={version} themes={themes} />
  </InFrench>
)
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')
afterEach(cleanup)

test('lines that someone else changed show in place of those read', async () => {
  const { rerender } = render(sheet(1, 'Droit', 'Gestion'))
  rerender(sheet(2, 'Droit social', 'Gestion'))
  expect(box().value).toBe('Droit social\nGestion')
})

test('a line begun stays as it is typed, spaces and blank lines included', () => {
  render(sheet(1, 'Droit'))
  for (const value of ['Droit\n', 'Droit\n\n Gestion ']) {
    fireEvent.change(box(), { target: { value } })
    expect(box().value).toBe(value)
  }
})
