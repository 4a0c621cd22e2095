import { type SigningMeans, signingMeans } from '@kxo/domain/attendance/signing-means'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import type { StepProps } from '../../events/index.ts'
import AttendanceStep from './attendance-step.tsx'

const usual: SigningMeans[] = ['account', 'tablet', 'paper']
const codes = (means: readonly SigningMeans[]) => signingMeans.codesOf(...means)
let answered: { means: number[]; proofs: number }
let posted: { means: number[]; remind_start: number | null; late_after: number | null }[]
beforeEach(() => {
  answered = { means: codes(usual), proofs: 0 }
  posted = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PATCH') posted.push(JSON.parse(String(body)))
    return Response.json({
      open_minutes: 15,
      close_hours: 24,
      doors: [],
      remind_start: 30,
      remind_end: 0,
      late_after: null,
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
  const event: StepProps['event'] = { id: 8, is_training: true, is_online: false, ...of } as never
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
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false, true, true])
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
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false, true, true])
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
