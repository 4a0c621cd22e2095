import { signingMeans } from '@kxo/domain/attendance/signing-means'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import AttendancePage from '../attendance-page.tsx'
import SignaturesPage from '../sheets/signatures-page.tsx'

// A canvas that draws nothing: names are typed here.
vi.mock('signature_pad', () => ({
  default: class {
    toData = () => []
    clear() {}
    fromData() {}
    addEventListener() {}
    off() {}
  },
}))

const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const slot = { id: 7, title: '', start_at: at(-60), end_at: at(60), opens_at: at(-75), closes_at: at(600) }
const mark = {
  slot: 7,
  state: 'open',
  presence: null as number | null,
  minutes_late: 0,
  late_to_confirm: null as number | null,
  absence_reason: null as number | null,
  reason: '',
  signed_at: null,
  mode: null,
  drawing: null,
  typed_name: null,
  identified_by: null,
  recorded_by: null,
}
const person = { registration: 3, user: 4, name: 'Léa Roy', company_name: null, status: 5, minutes: 0, marks: [mark] }
const sheet = {
  event: 2,
  title: 'Droit social',
  is_training: true,
  place: '',
  organisation: { name: 'Forma', activity_number: null, siret: null },
  slots: [slot],
  people: [person],
  partners: [],
  means: signingMeans.codesOf('account', 'code', 'tablet', 'paper'),
  anomalies: [{ kind: 'sameDevice', slot: 7, people: ['Léa Roy', 'Zoé Nô'], at: at(-5) }],
  locked_at: null as string | null,
  reopened: null,
  document: null as number | null,
}
const shown = { code: '123456', valid_until: at(1), qr_svg: '<svg/>', signed: 0, expected: 1 }
const half = {
  slot: 7,
  role: 'participant',
  event: 2,
  event_title: 'Droit social',
  slot_title: '',
  start_at: slot.start_at,
  end_at: slot.end_at,
  opens_at: slot.opens_at,
  closes_at: slot.closes_at,
  place: '',
  partners: [],
  state: 'open',
  signed_at: null,
  reason: '',
  minutes_late: 0,
  is_locked: false,
  own_signing: 'code',
  expected: null,
  signed: null,
}
let posted: { address: string; body: unknown }[]
let answered: typeof sheet
beforeEach(() => {
  posted = []
  answered = sheet
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      posted.push({ address, body: typeof body === 'string' ? JSON.parse(body) : body })
      if (address.includes('reminder')) return Response.json({ count: 1 }, { status: 202 })
      if (address.includes('reopening')) return Response.json({ reopened_at: at(0) })
      return Response.json({ id: 1, slot: 7, signed_at: at(0), hash: 'a' }, { status: 201 })
    }
    if (address.includes('/code/')) return Response.json(shown)
    return Response.json(address.includes('/events/') ? answered : [half])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /^Agir sur (lun|mar|mer|jeu|ven|sam|dim|\d)/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}
const settled = () => act(async () => {})
const show = () => showPage(SignaturesPage, { viewer, path: '/sheet/$id', at: '/sheet/2' })

test('two half-days of one afternoon are told apart by their hours, on the sheet and in its menus', async () => {
  const day = '2027-03-10'
  const twins = [
    { ...slot, start_at: `${day}T13:00:00.000Z`, end_at: `${day}T14:00:00.000Z` },
    { ...slot, id: 8, start_at: `${day}T15:00:00.000Z`, end_at: `${day}T16:00:00.000Z` },
  ]
  answered = { ...sheet, slots: twins, people: [{ ...person, marks: [mark, { ...mark, slot: 8 }] }] }
  show()
  const names = (await screen.findAllByRole('button', { name: /^Agir sur/ })).map((one) => one.getAttribute('aria-label'))
  expect(names).toHaveLength(4)
  expect(new Set(names).size).toBe(4)
})

test('the code of the room is shown large, with who has signed', async () => {
  show()
  await open('Afficher le code')
  await screen.findByText('123 456')
  expect(screen.getByText('0 sur 1 ont signé')).toBeDefined()
})

test('one device passed round: a name, a signature, back to the names', async () => {
  show()
  await open('Faire signer sur cet appareil')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Léa Roy' }))
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Signer' }))
  await within(dialog).findByRole('alert')
  expect(posted).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: /mon nom|Saisir/i }))
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Léa Roy' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Signer' }))
  await act(async () => {})
  expect(posted).toMatchObject([{ body: { registration: 3, typed_name: 'Léa Roy' } }])
  await within(dialog).findByRole('button', { name: 'Léa Roy' })
})

test('those who have not signed are reminded, anomalies are listed', async () => {
  show()
  await screen.findByText(/Léa Roy et Zoé Nô ont signé depuis le même appareil/)
  await open('Relancer les signatures manquantes')
  await act(async () => {})
  expect(posted).toMatchObject([{ address: expect.stringContaining('/presences/7/reminder/') }])
})

test.each([
  ['Noter 25 min de retard, Léa Roy', 25],
  ['Noter à l’heure, Léa Roy', 0],
])('a late arrival is suggested, never recorded alone: %s', async (act, minutes) => {
  answered = { ...sheet, people: [{ ...person, marks: [{ ...mark, late_to_confirm: 25 }] }] }
  show()
  await screen.findByText('Retards à confirmer')
  screen.getByText('Retard de 25 min à confirmer')
  expect(posted).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: new RegExp(act) }))
  await settled()
  expect(posted).toEqual([{ address: expect.stringContaining('/presences/7/lateness/'), body: { registration: 3, minutes, reason: '' } }])
})

test('marking somebody absent asks why, of a list, and shows it on the sheet', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Agir sur Léa Roy/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Noter une absence' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Enregistrer' }))
  await settled()
  expect(posted).toEqual([])
  fireEvent.click(within(dialog).getByRole('combobox', { name: /Motif de l’absence/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Problème de transport' }))
  answered = { ...sheet, people: [{ ...person, marks: [{ ...mark, state: 'absent', presence: 3, absence_reason: 4, reason: 'Grève' }] }] }
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  await settled()
  expect(posted).toEqual([{ address: expect.stringContaining('/presences/7/absence/'), body: { registration: 3, absence_reason: 4 } }])
  await screen.findAllByText('Problème de transport – Grève')
})

test('where presence is not proved nothing is signed, printed nor locked, and the sheet says so', async () => {
  answered = { ...sheet, means: [] }
  show()
  await screen.findByText(/n’est pas prouvée/)
  expect(screen.queryByRole('button', { name: /^Agir sur (lun|mar|mer|jeu|ven|sam|dim|\d)/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Imprimer une feuille vierge' })).toBeNull()
})

test('a locked sheet is reopened with a reason', async () => {
  answered = { ...sheet, locked_at: at(-1), document: 9 }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Rouvrir la feuille' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(await within(dialog).findByRole('textbox', { name: /Motif/ }), { target: { value: 'Erreur' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Rouvrir la feuille' }))
  await act(async () => {})
  expect(posted).toMatchObject([{ body: { reason: 'Erreur' } }])
  expect(screen.queryByRole('button', { name: /^Agir sur/ })).toBeNull()
})

test('a scanned code opens its half-day and leaves with the signature', async () => {
  showPage(AttendancePage, { path: '/emargement', at: '/emargement?slot=7&code=123456' })
  const dialog = await screen.findByRole('dialog')
  expect((await within(dialog).findByRole<HTMLInputElement>('textbox', { name: /Code affiché sur place/ })).value).toBe('123456')
  fireEvent.click(within(dialog).getByRole('button', { name: /mon nom|Saisir/i }))
  fireEvent.change(within(dialog).getByRole('textbox', { name: /nom/i }), { target: { value: 'Léa Roy' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Signer' }))
  await act(async () => {})
  expect(posted).toMatchObject([{ body: { code: '123456', typed_name: 'Léa Roy' } }])
})

test('the scan of a paper sheet records those whose hand it shows, once both are given', async () => {
  show()
  await open('Joindre une feuille papier signée')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await dialog.findByText('Choisissez la feuille et au moins une personne.')
  const scan = new File(['%PDF'], 'feuille.pdf', { type: 'application/pdf' })
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [scan] } })
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Léa Roy' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await vi.waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.address).toMatch(/\/presences\/7\/paper\/\?registrations=3$/)
  expect([...(posted[0]!.body as FormData).values()]).toMatchObject([{ name: 'feuille.pdf' }])
})

test('a sheet about to be locked says how many half-days nobody accounted for, and how each one present signed', async () => {
  const over = { ...slot, start_at: at(-180), end_at: at(-60) }
  const signed = { ...mark, state: 'signed', signed_at: at(-100) as never, identified_by: 'tablet' as never }
  answered = { ...sheet, slots: [over], people: [person, { ...person, registration: 5, name: 'Zoé Nô', marks: [signed] }] }
  show()
  await screen.findByText(/Sur l’appareil présenté sur place/)
  fireEvent.click(screen.getByRole('button', { name: 'Verrouiller la feuille' }))
  await settled()
  expect(readQuestion()?.message).toMatch(/^1 demi-journée n’est ni signée ni justifiée/)
})
