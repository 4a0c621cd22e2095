import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Form, useRecordForm } from '../form/form.tsx'
import { InFrench } from '../i18n/language-fixture.tsx'
import { FileField, type UploadedFile } from './file-field.tsx'

afterEach(cleanup)

const show = (upload: () => Promise<{ id: number; name: string }> = async () => ({ id: 1, name: 'logo.png' })) =>
  render(
    <InFrench>
      <FileField
        label="Logo"
        value={{ id: 1, name: 'logo.png', preview: '/perdu.png' }}
        onChange={() => {}}
        accept={['image/png', 'image/jpeg', 'image/gif']}
        maxBytes={1024}
        upload={upload}
      />
    </InFrench>,
  )

test('a kept image that cannot be shown says its address is invalid', () => {
  const { container } = show()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.error(container.querySelector('img')!)
  expect(screen.getByRole('alert').textContent).toBe('URL d’image invalide')
})

test('a file of another type, or too large, is refused before it leaves', async () => {
  let sent = 0
  const { container } = show(async () => {
    sent += 1
    return { id: 2, name: 'autre.png' }
  })
  const give = (file: File) => act(async () => fireEvent.change(container.querySelector('input')!, { target: { files: [file] } }))
  await give(new File(['x'], 'photo.bmp', { type: 'image/bmp' }))
  expect(screen.getByRole('alert').textContent).toMatch(/format|type/i)
  await give(new File(['x'.repeat(2000)], 'photo.png', { type: 'image/png' }))
  expect(screen.getByRole('alert').textContent).toMatch(/1\u00a0Ko/)
  expect(sent).toBe(0)
})

type Saved = (file: number | null) => Promise<unknown>
function Record({ upload, save }: { upload: Promise<UploadedFile>; save: Saved }) {
  const [file, setFile] = useState<UploadedFile | null>(null)
  const form = useRecordForm({ schema: z.object({}), values: {}, save: () => save(file?.id ?? null), guards: false })
  return (
    <Form form={form} submit="Enregistrer">
      <FileField label="Guide" accept={['text/plain']} maxBytes={1024} value={file} onChange={setFile} upload={() => upload} />
    </Form>
  )
}
const saving = () => screen.getByRole('button', { name: 'Enregistrer' })
const showRecord = async (upload: Promise<UploadedFile>) => {
  const save = vi.fn<Saved>(async () => null)
  const { container } = render(
    <InFrench>
      <Record upload={upload} save={save} />
    </InFrench>,
  )
  fireEvent.change(container.querySelector('input')!, { target: { files: [new File(['x'], 'guide.txt', { type: 'text/plain' })] } })
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeDefined())
  return { save, form: container.querySelector('form')! }
}

test('a form waits for the file on its way: it is never saved without it', async () => {
  const { promise, resolve } = Promise.withResolvers<UploadedFile>()
  const { save, form } = await showRecord(promise)
  expect(saving().getAttribute('aria-busy')).toBe('true')
  fireEvent.submit(form)
  await act(async () => resolve({ id: 8, name: 'guide.txt' }))
  expect(save).not.toHaveBeenCalled()
  await waitFor(() => expect(saving().getAttribute('aria-busy')).toBeNull())
  fireEvent.click(saving())
  await waitFor(() => expect(save).toHaveBeenCalledWith(8))
})

test('a file that did not arrive holds the form no longer', async () => {
  const { promise, reject } = Promise.withResolvers<UploadedFile>()
  await showRecord(promise)
  await act(async () => reject(Object.assign(new Error('Perdu'), { status: 400 })))
  await waitFor(() => expect(saving().getAttribute('aria-busy')).toBeNull())
})

test.each([
  ['sent', async () => ({ id: 2, name: 'autre.png' })],
  ['lost on its way', () => Promise.reject(Object.assign(new Error('lost'), { name: 'NetworkError' }))],
])('once a file is %s, the keyboard is in its field again', async (_, upload) => {
  const { container } = show(upload)
  screen.getByRole('button', { name: 'Modifier' }).focus()
  const file = new File(['x'], 'photo.png', { type: 'image/png' })
  await act(async () => fireEvent.change(container.querySelector('input')!, { target: { files: [file] } }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Modifier' }))
})
