import type { DrawnField } from '@kxo/domain/forms/inputs/field'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { DynamicForm } from './dynamic-form.tsx'

const left: File[] = []
vi.mock('../../../platform/unfinished-uploads.ts', () => ({
  resumableAt: (place: string) => ({ place, find: async () => left[0] ?? null }),
}))
const sent: string[] = []
vi.mock('../../../platform/send-in-parts.ts', () => ({
  leavesInParts: () => true,
  sendInParts: (file: File) => {
    sent.push(file.name)
    return new Promise(() => undefined)
  },
}))
afterEach(() => {
  cleanup()
  left.length = 0
  sent.length = 0
})

const film: DrawnField = {
  id: 4,
  rank: 0,
  section: '',
  name: 'film',
  label: 'Votre film',
  help: '',
  purpose: '',
  input_type: 'video',
  is_required: true,
  minimum: null,
  maximum: null,
  options: [],
  terms: null,
  is_for_admins: false,
  shown_when: null,
}
const show = () => showPage(() => <DynamicForm fields={[film]} save={async () => undefined} />)
const valueOf = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }).then(({ value }) => value)

test('a film left on its way goes on in a page opened again, under the name of its file', async () => {
  left.push(new File([new Uint8Array(3 * 1024 * 1024)], 'bonjour.mp4', { type: 'video/mp4' }))
  show()
  await screen.findByText(/Envoi en cours/)
  expect([await valueOf('Nom de la vidéo'), await valueOf('Rang')]).toEqual(['bonjour', '1'])
  await waitFor(() => expect(sent).toEqual(['bonjour.mp4']))
})

test('without one, a film waits for its name and its rank', async () => {
  show()
  expect(await valueOf('Nom de la vidéo')).toBe('')
  expect(screen.getByText(/nom et un rang/)).toBeTruthy()
  expect(screen.queryByText(/Envoi en cours/)).toBeNull()
})
