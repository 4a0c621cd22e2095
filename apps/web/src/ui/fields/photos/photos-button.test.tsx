import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { PhotosButton } from './photos-button.tsx'

/** Drawn anew, a photograph is a jpeg of its own name. */
beforeEach(() => {
  let name = ''
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.includes('abîmée')) throw new Error('no picture')
    name = file.name
    return { width: 30, height: 40, close: () => undefined }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined, fillRect: () => undefined } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) => give(new Blob([`<${name}>`], { type: type! })))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const photo = (name: string) => new File(['x'], name, { type: name.endsWith('png') ? 'image/png' : 'image/jpeg' })

async function open() {
  const files: File[] = []
  showPage(() => <PhotosButton onPdf={(file) => files.push(file)} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Photographier les pages' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Un document de plusieurs pages' }))
  const add = (...photos: File[]) =>
    fireEvent.change(dialog.getByLabelText('Ajouter une photo', { selector: 'input' }), { target: { files: photos } })
  return { files, dialog, add }
}
const textOf = async (file: File) => new TextDecoder('latin1').decode(await file.arrayBuffer())

test('photographs taken one by one or together become one PDF, in the order they were put', async () => {
  const { files, dialog, add } = await open()
  expect((dialog.getByRole('button', { name: 'Déposer' }) as HTMLButtonElement).disabled).toBe(true)
  add(photo('un.jpg'))
  await dialog.findByText('Page 1')
  add(photo('deux.png'), photo('trois.jpg'))
  await dialog.findByText('Page 3')
  fireEvent.click(dialog.getByRole('button', { name: 'Monter la page 3' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Retirer la page 1' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Déposer 2 pages' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect([files[0]!.name, files[0]!.type]).toEqual(['trois.pdf', 'application/pdf'])
  const text = await textOf(files[0]!)
  expect([...text.matchAll(/<(\w+)\.\w+>/g)].map(([, name]) => name)).toEqual(['trois', 'deux'])
})

test('what is no photograph is named and left out, and past twenty pages no more are taken', async () => {
  const { dialog, add } = await open()
  add(photo('abîmée.jpg'), photo('un.jpg'))
  expect((await dialog.findByRole('alert')).textContent).toContain('abîmée.jpg')
  await dialog.findByText('Page 1')
  add(...Array.from({ length: 25 }, (_, n) => photo(`${n}.jpg`)))
  await dialog.findByText('Page 20')
  expect(dialog.queryByText('Page 21')).toBeNull()
  expect(dialog.getByRole('alert').textContent).toBe('20 pages au plus.')
  await waitFor(() => expect((dialog.getByRole('button', { name: 'Ajouter une photo' }) as HTMLButtonElement).disabled).toBe(true))
})
