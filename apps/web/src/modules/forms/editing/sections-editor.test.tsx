import type { Section } from '@kxo/domain/forms/contract'
import { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { SectionsEditor } from './sections-editor.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) toast.dismiss(id)
})

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
  expect(screen.getByRole('status').textContent).toBe('«\u00A0Vos attentes\u00A0» est en position 3 sur 3.')
  // At its end the other button of the same rubric takes the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter Vos attentes')
})

const field = (name: string, label: string) => z.decode(FieldDraft, { name, label, input_type: 1 })
const laid = vi.fn<(sections: readonly Section[]) => void>()
function Asking() {
  const [sections, setSections] = useState<Section[]>([
    {
      title: 'Repas',
      fields: [field('regime', 'Régime'), { ...field('allergie', 'Allergie'), shown_when: { field: 'regime', value: 'oui' } }],
    },
    { title: 'Venue', fields: [field('train', 'Train')] },
  ])
  useEffect(() => laid(sections), [sections])
  return <SectionsEditor sections={sections} onChange={setSections} readOnly={false} hasEnglish={false} frozen={['regime']} />
}
const names = () => laid.mock.lastCall?.[0].map(({ title, fields }) => [title, ...fields.map(({ name }) => name)].join(' '))
const choose = async (label: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions sur ${label}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const undo = () => act(() => readToasts().at(-1)?.act?.run())

test('a question removed comes back to its place, whatever was written since', async () => {
  showPage(Asking)
  await choose('Régime', 'Supprimer')
  expect(names()).toEqual(['Repas allergie', 'Venue train'])
  expect(readToasts().map(({ text }) => text)).toEqual(['La question «\u00A0Régime\u00A0» est supprimée.'])
  fireEvent.change(screen.getByDisplayValue('Venue'), { target: { value: 'Trajet' } })
  undo()
  expect(names()).toEqual(['Repas regime allergie', 'Trajet train'])
})

test('a question moved by its buttons goes over the edge of its rubric, and says where it stands', async () => {
  showPage(Asking)
  fireEvent.click(await screen.findByRole('button', { name: 'Descendre Allergie' }))
  expect(names()).toEqual(['Repas regime', 'Venue allergie train'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Descendre Allergie')
  expect(screen.getByRole('status').textContent).toMatch(/^«\u00A0Allergie\u00A0» est en position 1 sur 2, \p{L}+ 2\.$/u)
})

test('a rubric removed comes back with its questions', async () => {
  showPage(Asking)
  fireEvent.click(await screen.findByRole('button', { name: /^Supprimer .* Repas$/ }))
  expect(names()).toEqual(['Venue train'])
  undo()
  expect(names()).toEqual(['Repas regime allergie', 'Venue train'])
})

test('a condition on a question removed is told on the line it hides, and removed there', async () => {
  showPage(Asking)
  await choose('Régime', 'Supprimer')
  screen.getByText(/Sa condition porte sur une question supprimée/)
  fireEvent.click(screen.getByRole('button', { name: 'Retirer la condition Allergie' }))
  expect(screen.queryByText(/question supprimée\s:/)).toBeNull()
  expect(laid.mock.lastCall?.[0][0]?.fields[0]?.shown_when).toBeNull()
})

test('nothing is offered back once the form is left', async () => {
  showPage(Asking)
  await choose('Train', 'Supprimer')
  cleanup()
  expect(readToasts()).toEqual([])
})

test('a question is duplicated just after itself, under a name of its own', async () => {
  showPage(Asking)
  await choose('Régime', 'Dupliquer')
  expect(names()).toEqual(['Repas regime regime_2 allergie', 'Venue train'])
  screen.getByText('Régime (copie)')
})

test('a choice without answers, or conditions without a text, are said beside their field before the question is laid', async () => {
  const ask = (field: FieldDraft) =>
    showPage(() => (
      <SectionsEditor sections={[{ title: '', fields: [field] }]} onChange={laid} readOnly={false} hasEnglish={false} frozen={[]} />
    ))
  laid.mockClear()
  ask({ ...field('accord', 'Accord'), input_type: 'terms' })
  fireEvent.click(await screen.findByRole('button', { name: 'Modifier Accord' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Valider' }))
  await screen.findByText('Requis')
  cleanup()
  ask({ ...field('repas', 'Repas'), input_type: 'select', options: ['Seul'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Modifier Repas' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Valider' }))
  await screen.findByText('Au moins 2 choix')
  expect(laid).not.toHaveBeenCalled()
})
