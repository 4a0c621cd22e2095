import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Form, useRecordForm } from '../form/form.tsx'
import { InFrench } from '../i18n/language-fixture.tsx'
import { FileField, type UploadedFile } from './file-field.tsx'
import type { Transfer } from './transfer.ts'

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

test('whoever only reads is asked for no file', () => {
  render(
    <InFrench>
      <FileField
        label="Logo"
        value={null}
        onChange={() => {}}
        accept={['image/png']}
        maxBytes={1024}
        upload={() => Promise.reject()}
        disabled
      />
    </InFrench>,
  )
  expect(screen.getByRole('group', { name: 'Logo' }).textContent).toBe('Logo–')
  expect(screen.queryByRole('button')).toBeNull()
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

/** A field whose file leaves in parts, at the hand of the test. */
async function showOnItsWay(resumable?: { place: string; find: () => Promise<File | null> }) {
  const [pause, resume, onChange] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<(file: UploadedFile | null) => void>()]
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>()
  let transfer: Transfer | undefined
  const { container } = render(
    <InFrench>
      <FileField
        label="Film"
        value={null}
        accept={['video/mp4']}
        maxBytes={1024}
        onChange={onChange}
        {...(resumable && { resumable })}
        upload={(_, opened) => {
          transfer = opened
          opened.signal.addEventListener('abort', () => reject(opened.signal.reason))
          opened.onControl({ pause, resume })
          opened.onProgress(0.4)
          return promise
        }}
      />
    </InFrench>,
  )
  const file = new File(['x'], 'film.mp4', { type: 'video/mp4' })
  if (!resumable) await act(async () => fireEvent.change(container.querySelector('input')!, { target: { files: [file] } }))
  await waitFor(() => expect(transfer).toBeDefined())
  return { pause, resume, onChange, resolve, transfer: transfer! }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a file sent in parts is paused, goes on, and says when it waits for the network', async () => {
  const { pause, resume, transfer, resolve, onChange } = await showOnItsWay()
  press('Mettre en pause')
  expect(pause).toHaveBeenCalledOnce()
  act(() => transfer.onState('paused'))
  expect(screen.getByRole('status').textContent).toContain('Envoi en pause')
  press('Reprendre')
  expect(resume).toHaveBeenCalledOnce()
  act(() => transfer.onState('waiting'))
  expect(screen.getByRole('status').textContent).toMatch(/Connexion perdue à 40.*l’envoi reprendra de lui-même/)
  expect(screen.queryByRole('button', { name: 'Mettre en pause' })).toBeNull()
  await act(async () => resolve({ id: 3, name: 'film.mp4' }))
  expect(onChange).toHaveBeenCalledWith({ id: 3, name: 'film.mp4' })
})

test('a file given up on its way leaves the field empty, without a complaint', async () => {
  const { transfer, onChange } = await showOnItsWay()
  press('Annuler l’envoi')
  expect(transfer.signal.aborted).toBe(true)
  await screen.findByRole('button', { name: 'Choisir un fichier' })
  expect([screen.queryByRole('alert'), onChange.mock.calls.length]).toEqual([null, 0])
})

test('a page opened again goes on with the file it was closed on', async () => {
  const find = vi.fn<() => Promise<File>>(async () => new File(['x'], 'film.mp4', { type: 'video/mp4' }))
  const { transfer } = await showOnItsWay({ place: 'film 3', find })
  expect(transfer.place).toBe('film 3')
  expect(screen.getByRole('progressbar')).toBeDefined()
})
