import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import OwnPapersPage from './own-papers-page.tsx'

const paper = (id: number, name: string, state: number, change: object = {}) => ({
  id,
  name,
  state,
  file_name: null,
  expires_on: null,
  ...change,
})
let papers: ReturnType<typeof paper>[]
beforeEach(() => {
  papers = [
    paper(1, 'Vigilance', 2, { file_name: 'v.pdf', expires_on: '2027-01-02' }),
    paper(2, 'Assurance', 3),
    paper(3, 'Diplôme', 1, { file_name: 'd.pdf' }),
  ]
  vi.stubGlobal('fetch', async () => Response.json(papers))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = () => showPage(OwnPapersPage, { viewer: viewerAt(tenantOf('forma'), { user: { is_restricted_session: true } }) })
const line = async (name: string): Promise<HTMLElement> => (await screen.findByText(name)).closest('li') as HTMLElement

test('what is awaited is deposited at once, what is there is read, and what holds asks nothing', async () => {
  show()
  const awaited = await line('Assurance')
  expect(within(awaited).getByText('À fournir')).toBeDefined()
  expect(within(awaited).getByLabelText(/Fichier de la pièce/)).toBeDefined()
  const diploma = await line('Diplôme')
  expect(within(diploma).getByRole('button', { name: 'Ouvrir «\u00A0Diplôme\u00A0»' })).toBeDefined()
  expect(within(diploma).queryByLabelText(/Fichier de la pièce/)).toBeNull()
  expect(within(diploma).queryByRole('button', { name: /nouvelle/ })).toBeNull()
})

test('what expires is followed by another one, once its day is said', async () => {
  show()
  const expiring = await line('Vigilance')
  fireEvent.click(within(expiring).getByRole('button', { name: 'Déposer la nouvelle pièce\u00A0: Vigilance' }))
  expect(within(expiring).queryByLabelText(/Fichier de la pièce/)).toBeNull()
  fireEvent.change(within(expiring).getByLabelText(/Elle expire le/), { target: { value: '2001-01-01' } })
  expect(within(expiring).queryByLabelText(/Fichier de la pièce/)).toBeNull()
  fireEvent.change(within(expiring).getByLabelText(/Elle expire le/), { target: { value: '2999-01-01' } })
  expect(within(expiring).getByLabelText(/Fichier de la pièce/)).toBeDefined()
})

test('nothing is asked: it is said', async () => {
  papers = []
  show()
  expect(await screen.findByText('Aucune pièce ne vous est demandée.')).toBeDefined()
})
