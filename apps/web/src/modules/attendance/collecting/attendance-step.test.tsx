import { type SigningMeans, signingMeans } from '@kxo/domain/attendance/signing-means'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import type { StepProps } from '../../events/index.ts'
import AttendanceStep from './attendance-step.tsx'

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

const usual: SigningMeans[] = ['account', 'tablet', 'paper']
const codes = (means: readonly SigningMeans[]) => signingMeans.codesOf(...means)
let answered: { means: number[]; proofs: number }
let requests: string[]
let posted: Record<string, unknown>[]
beforeEach(() => {
  answered = { means: codes(usual), proofs: 0 }
  posted = []
  requests = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push(method)
    if (method === 'PATCH') posted.push(JSON.parse(String(body)))
    return Response.json({
      open_minutes: 15,
      close_hours: 24,
      doors: [],
      remind_start: 30,
      remind_end: 0,
      late_after: null,
      lock_after_days: null,
      rounding: 1,
      counts_exits: false,
      ...answered,
      ...posted.at(-1),
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const show = (of: { is_online?: boolean; is_training?: boolean } = {}) => {
  // The step reads no more of an event.
  const event: StepProps['event'] = {
    id: 8,
    title: 'Droit social',
    start_date: new Date('2031-03-04T08:00:00Z'),
    is_training: true,
    is_online: false,
    ...of,
  } as never
  return showPage(() => <AttendanceStep event={event} readOnly={false} previous={null} next={null} onSaved={() => undefined} />, { viewer })
}
const mode = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(posted).toHaveLength(1))
}

test('one choice says how presence is proved, its ways below', async () => {
  show()
  expect((await mode(/^Signature par demi-journée/)).checked).toBe(true)
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false, false, true, true, false])
})

test('a remote connection is offered to what is online', async () => {
  show({ is_online: true })
  fireEvent.click(await mode(/^Connexion à distance/))
  await save()
  expect(posted).toMatchObject([{ means: codes([...usual, 'meeting']), remind_start: 30 }])
})

test('without proof a training is warned, nothing else is asked, and what was ticked comes back', async () => {
  show()
  fireEvent.click(await mode(/^Aucune/))
  await screen.findByText('Sans preuve de présence, ni certificat ni bilan.')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.queryByRole('textbox', { name: /^Relance/ })).toBeNull()
  fireEvent.click(await mode(/^Signature par demi-journée/))
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false, false, true, true, false])
  fireEvent.click(await mode(/^Contrôle d’accès/))
  fireEvent.change(screen.getByRole('textbox', { name: /^Retard proposé/ }), { target: { value: '10' } })
  await save()
  expect(posted).toMatchObject([{ means: codes(['door']), late_after: 10 }])
})

test('what is no training may prove nothing without a word', async () => {
  show({ is_training: false })
  fireEvent.click(await mode(/^Aucune/))
  await act(async () => {})
  expect(screen.queryByText(/ni certificat ni bilan/)).toBeNull()
})

test('the last way of signing stays ticked: signing by no means would be another choice', async () => {
  answered = { means: codes(['code']), proofs: 0 }
  show()
  await mode(/^Signature par demi-journée/)
  const code = screen.getByRole<HTMLInputElement>('checkbox', { name: /code affiché/ })
  fireEvent.click(code)
  await act(async () => {})
  expect(code.checked).toBe(true)
})

test('once presences are proved the choice is frozen and says why, the ways are not', async () => {
  answered = { means: codes(usual), proofs: 2 }
  show()
  expect((await mode(/^Aucune/)).disabled).toBe(true)
  expect((await mode(/^Contrôle d’accès/)).disabled).toBe(true)
  screen.getByText(/^2 présences sont déjà prouvées/)
  fireEvent.click(screen.getByRole('checkbox', { name: /code affiché/ }))
  await save()
  expect(posted).toMatchObject([{ means: codes(['account', 'code', 'tablet', 'paper']) }])
})

test('signing is tried as people will see it, and nothing is recorded', async () => {
  answered = { means: codes(['code']), proofs: 0 }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Tester la signature' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/rien n’est enregistré/)
  within(dialog).getByRole('textbox', { name: /Code affiché sur place/ })
  fireEvent.click(within(dialog).getByRole('button', { name: /mon nom/i }))
  fireEvent.change(within(dialog).getByRole('textbox', { name: /nom/i }), { target: { value: 'Léa Roy' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Signer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests.filter((method) => method !== 'GET')).toEqual([])
})

test('the lock, the rounding and the exits are chosen beside the proof', async () => {
  show()
  fireEvent.change(await screen.findByRole('textbox', { name: /^Verrouillage automatique/ }), { target: { value: '3' } })
  fireEvent.click(screen.getByRole('combobox', { name: /^Arrondi des heures/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Au quart d’heure' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /temps passé dehors/ }))
  await save()
  expect(posted).toMatchObject([{ lock_after_days: 3, rounding: 15, counts_exits: true }])
})
