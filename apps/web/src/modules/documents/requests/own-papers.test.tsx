import type { OwnPaper } from '@kxo/domain/documents/requests/own-papers-contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { OwnPapers } from './own-papers.tsx'

const paper = (id: number, name: string, state: OwnPaper['state'], change: Partial<OwnPaper> = {}): OwnPaper => ({
  id,
  name,
  state,
  kind: 'other',
  file_name: null,
  expires_on: null,
  reason: null,
  why: '',
  due_on: null,
  requested_by: null,
  event_title: null,
  is_for_partner: true,
  ...change,
})
let papers: OwnPaper[]
beforeEach(() => {
  papers = [
    paper(1, 'Vigilance', 'expiring', { file_name: 'v.pdf', expires_on: '2027-01-02' }),
    paper(2, 'Assurance', 'missing'),
    paper(3, 'Diplôme', 'valid', { file_name: 'd.pdf' }),
  ]
})
afterEach(() => {
  cleanup()
})
const show = () =>
  showPage(() => <OwnPapers papers={papers} />, { viewer: viewerAt(tenantOf('forma'), { user: { is_restricted_session: true } }) })
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
  fireEvent.change(within(expiring).getByLabelText(/Elle expire le/), { target: { value: '01/01/2001' } })
  expect(within(expiring).queryByLabelText(/Fichier de la pièce/)).toBeNull()
  fireEvent.change(within(expiring).getByLabelText(/Elle expire le/), { target: { value: '01/01/2999' } })
  expect(within(expiring).getByLabelText(/Fichier de la pièce/)).toBeDefined()
})

test('why it is asked, by whom and by when are said; what was refused is said with its reason, to deposit again', async () => {
  papers = [
    paper(4, 'CV', 'refused', {
      file_name: 'cv.pdf',
      reason: 'Illisible',
      why: 'Pour l’audit.',
      requested_by: 'Inès Garcia',
      due_on: '2001-01-01',
    }),
    paper(5, 'Photo', 'toCheck', { file_name: 'p.png' }),
  ]
  show()
  const refused = await line('CV')
  expect(within(refused).getByRole('alert').textContent).toBe('Refusé\u00A0: Illisible Déposez-en un autre.')
  expect(within(refused).getByText('Pour l’audit.')).toBeDefined()
  expect(within(refused).getByText('Demandé par Inès Garcia')).toBeDefined()
  expect(within(refused).getByText('Attendu le 01/01/2001, en retard')).toBeDefined()
  expect(within(refused).getByLabelText(/Fichier de la pièce/)).toBeDefined()
  const checked = await line('Photo')
  expect(within(checked).queryByLabelText(/Fichier de la pièce/)).toBeNull()
  fireEvent.click(within(checked).getByRole('button', { name: 'Remplacer «\u00A0Photo\u00A0»' }))
  expect(within(checked).getByLabelText(/Fichier de la pièce/)).toBeDefined()
})
