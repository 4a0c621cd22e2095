import type { Paper } from '@kxo/domain/partners/records/record-contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { PartnerPapers } from './partner-papers.tsx'

const paper = (id: number, name: string, state: Paper['state'], change: Partial<Paper> = {}): Paper => ({
  id,
  name,
  state,
  file_name: null,
  expires_on: null,
  ...change,
})
let papers: Paper[]
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
  showPage(() => <PartnerPapers papers={papers} />, { viewer: viewerAt(tenantOf('forma'), { user: { is_restricted_session: true } }) })
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
