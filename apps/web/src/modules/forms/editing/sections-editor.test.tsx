import type { Section } from '@kxo/domain/forms/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { SectionsEditor } from './sections-editor.tsx'

afterEach(cleanup)

function Editor() {
  const [sections, setSections] = useState<Section[]>([
    { title: 'Vos attentes', fields: [] },
    { title: 'Sur place', fields: [] },
    { title: 'Ensuite', fields: [] },
  ])
  return <SectionsEditor sections={sections} onChange={setSections} readOnly={false} hasEnglish={false} frozen={[]} />
}
const titles = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

test('a rubric is moved by its buttons, which keep the focus with it', async () => {
  showPage(Editor)
  fireEvent.click(await screen.findByRole('button', { name: 'Descendre Vos attentes' }))
  expect(titles()).toEqual(['Sur place', 'Vos attentes', 'Ensuite'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Descendre Vos attentes')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Monter Sur place' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Descendre Vos attentes' }))
  expect(titles()).toEqual(['Sur place', 'Ensuite', 'Vos attentes'])
  // At its end the other button of the same rubric takes the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter Vos attentes')
})
