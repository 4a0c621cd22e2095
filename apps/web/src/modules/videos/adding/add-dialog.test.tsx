import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { AddDialog } from './add-dialog.tsx'

const { addVideo } = vi.hoisted(() => ({ addVideo: vi.fn<(query: object, file: File) => Promise<{ id: number }>>() }))
vi.mock('../api.ts', () => ({ addVideo, setPoster: vi.fn<() => Promise<void>>() }))

afterEach(() => {
  cleanup()
  addVideo.mockReset()
  for (const { id } of readToasts()) toast.dismiss(id)
})
const film = (name: string, type = 'video/mp4') => new File(['x'], name, { type })
async function choose(...files: File[]) {
  showPage(() => <AddDialog onClose={() => undefined} />, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } }),
  })
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(dialog.querySelector('input[type=file]')!, { target: { files } })
  return dialog
}

test('each film leaves once it has a rank, several at once', async () => {
  addVideo.mockResolvedValue({ id: 4 })
  const dialog = await choose(film('Les gestes.mp4'), film('Alerter.webm', 'video/webm'))
  const line = await within(dialog).findByRole('region', { name: 'Les gestes' })
  const send = within(line).getByRole<HTMLButtonElement>('button', { name: /^Envoyer/ })
  expect(send.disabled).toBe(true)
  fireEvent.change(within(line).getByRole('textbox', { name: /Rang/ }), { target: { value: '2' } })
  await waitFor(() => expect(send.disabled).toBe(false))
  fireEvent.click(send)
  await within(line).findByText('Envoyée')
  expect(addVideo.mock.calls[0]?.[0]).toEqual({ name: 'Les gestes', rank: 2, restriction: 'public', seconds: null })
  expect(readToasts().map(({ text }) => text)).toHaveLength(1)
  expect(within(dialog).getByRole('region', { name: 'Alerter' })).toBeDefined()
})

test('what is no film does not leave, and says why', async () => {
  const dialog = await choose(film('notes.pdf', 'application/pdf'))
  const line = await within(dialog).findByRole('region', { name: 'notes' })
  expect(within(line).getByRole('alert').textContent).toMatch(/MP4 ou WebM/)
  fireEvent.change(within(line).getByRole('textbox', { name: /Rang/ }), { target: { value: '1' } })
  expect(within(line).getByRole<HTMLButtonElement>('button', { name: /^Envoyer/ }).disabled).toBe(true)
  fireEvent.click(within(line).getByRole('button', { name: /^Ne pas envoyer/ }))
  await waitFor(() => expect(within(dialog).queryByRole('region', { name: 'notes' })).toBeNull())
})

test('one that did not arrive is sent again', async () => {
  addVideo.mockRejectedValueOnce(new Error('cut')).mockResolvedValueOnce({ id: 4 })
  const dialog = await choose(film('Les gestes.mp4'))
  const line = await within(dialog).findByRole('region', { name: 'Les gestes' })
  fireEvent.change(within(line).getByRole('textbox', { name: /Rang/ }), { target: { value: '1' } })
  fireEvent.click(within(line).getByRole('button', { name: /^Envoyer/ }))
  await within(line).findByRole('alert')
  const again = within(line).getByText('Reprendre')
  fireEvent.click(again)
  expect(await within(line).findByText('Envoyée')).toBeDefined()
})
