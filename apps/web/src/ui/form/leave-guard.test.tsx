import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../platform/page-fixture.tsx'
import { TextField } from '../fields/text-field.tsx'
import { readQuestion } from '../overlay/confirm.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { Form, useRecordForm } from './form.tsx'

function Record() {
  const form = useRecordForm({ schema: z.object({ name: z.string() }), values: { name: '' }, save: async () => null })
  return (
    <Form form={form} submit="Enregistrer">
      <TextField name="name" label="Intitulé" />
    </Form>
  )
}
// The dialog and its kit come in a chunk of their own.
beforeAll(() => import('../overlay/modal.tsx'), 20_000)
afterEach(() => {
  readQuestion()?.answer(false)
  cleanup()
})

const write = async () => {
  const { router, history } = showPage(Record, { path: '/record' })
  fireEvent.change(await screen.findByLabelText(/Intitulé/), { target: { value: 'Droit' } })
  const go = (to: string) => act(async () => void router.navigate({ to } as never))
  return { go, path: () => history.location.href }
}

test('what was typed is held at once: leaving asks first, however quickly it comes', async () => {
  const { go, path } = await write()
  await go('/elsewhere')
  expect(path()).toBe('/record')
  expect(readQuestion()?.title).toMatchObject({ fr: expect.stringMatching(/^Quitter sans enregistrer/) })
  await act(async () => readQuestion()?.answer(true))
  await screen.findByText('404')
  expect(path()).toBe('/elsewhere')
})

test('staying keeps the page and what was typed', async () => {
  const { go, path } = await write()
  await go('/elsewhere')
  await act(async () => readQuestion()?.answer(false))
  expect(path()).toBe('/record')
  expect((screen.getByLabelText(/Intitulé/) as HTMLInputElement).value).toBe('Droit')
})

test('a change of the query alone asks nothing', async () => {
  const { go, path } = await write()
  await go('/record?tab=2')
  expect(path()).toBe('/record?tab=2')
  expect(readQuestion()).toBeNull()
})

test('a dialog asks before it closes on a form that is not saved, and its save closes it without a question', async () => {
  const closed = vi.fn<() => void>()
  showPage(
    () => (
      <Dialog opened onClose={closed} title="Fiche">
        <Record />
      </Dialog>
    ),
    { path: '/record' },
  )
  fireEvent.change(await screen.findByLabelText(/Intitulé/), { target: { value: 'Droit' } })
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(readQuestion()).not.toBeNull())
  await act(async () => readQuestion()?.answer(false))
  expect(closed).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' })))
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  expect(readQuestion()).toBeNull()
})
