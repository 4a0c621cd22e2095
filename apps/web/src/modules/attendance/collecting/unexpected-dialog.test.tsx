import { signingMeans } from '@kxo/domain/attendance/signing-means'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import SignaturesPage from '../sheets/signatures-page.tsx'

const trainer = viewerAt(tenantOf('forma'), { user: { is_partner: true } as never })
const sheet = {
  event: 2,
  title: 'Droit social',
  is_training: true,
  place: '',
  organisation: { name: 'Forma', activity_number: null, siret: null },
  slots: [],
  people: [],
  partners: [{ user: trainer.actor.user_id, name: 'Ana', marks: [] }],
  means: signingMeans.codesOf('account'),
  anomalies: [],
  locked_at: null,
  reopened: null,
  takes_unexpected: true,
  document: null,
}
let posted: { address: string; body: unknown }[]
let answered: typeof sheet
let isOnSheet: boolean
let holder: string
beforeEach(() => {
  posted = []
  answered = sheet
  isOnSheet = true
  holder = 'INÈS Faure'
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json(answered)
    posted.push({ address, body: JSON.parse(String(body)) })
    return Response.json({ registration: 9, name: holder, is_on_sheet: isOnSheet }, { status: 201 })
  })
})
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

const show = () => showPage(SignaturesPage, { viewer: trainer, path: '/sheet/$id', at: '/sheet/2' })
async function addInes() {
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter une personne' }))
  const dialog = within(await screen.findByRole('dialog'))
  const person = [
    [/^Prénom/, 'Inès'],
    [/^Nom/, 'Faure'],
    [/mail/i, 'ines@exemple.test'],
  ] as const
  for (const [label, value] of person) fireEvent.change(dialog.getByRole('textbox', { name: label }), { target: { value } })
  fireEvent.click(dialog.getByRole('button', { name: 'Ajouter à la feuille' }))
}

test('a trainer adds somebody nobody expected to the sheet', async () => {
  show()
  await addInes()
  await waitFor(() => expect(readToasts()).toMatchObject([{ text: 'INÈS Faure est sur la feuille.' }]))
  expect(posted).toMatchObject([
    {
      address: expect.stringContaining('/events/2/attendance-sheet/people/'),
      body: { first_name: 'Inès', last_name: 'Faure', mail: 'ines@exemple.test' },
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an address that is somebody else’s says whose it is: the sheet shows them and not the name typed', async () => {
  holder = 'Tom Colin'
  show()
  await addInes()
  await waitFor(() => expect(readToasts()).toMatchObject([{ text: 'Cette adresse appartient à Tom Colin. Tom Colin est sur la feuille.' }]))
})

test('and is told when something is left to settle first', async () => {
  isOnSheet = false
  show()
  await addInes()
  await waitFor(() => expect(readToasts()).toMatchObject([{ text: expect.stringContaining('Inscription enregistrée\u00A0: INÈS Faure.') }]))
})

test('nothing is offered while the sheet takes nobody', async () => {
  answered = { ...sheet, takes_unexpected: false }
  show()
  await screen.findByRole('heading', { name: 'Droit social' })
  expect(screen.queryByRole('button', { name: 'Ajouter une personne' })).toBeNull()
})
