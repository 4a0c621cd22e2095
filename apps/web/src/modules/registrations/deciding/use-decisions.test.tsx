import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords } from '@kxo/domain/registrations/words'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { offeredActs } from './decisions.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useDecisions } from './use-decisions.tsx'

const person = (id: number, first_name: string) =>
  ({ id, first_name, last_name: 'Roy', status: 'toValidate', forms_due: 0 }) as Registration
const people = [person(1, 'Ana'), person(2, 'Léa'), { ...person(3, 'Zoé'), status: 'registered' as const }]

function Page() {
  const { actsOn, dialog } = useDecisions(offeredActs)
  return (
    <>
      {people.map((one) =>
        actsOn(one).map(({ label, run }) => (
          <button key={JSON.stringify(label)} type="button" onClick={run}>
            {`${typeof label === 'string' ? label : label.fr} ${one.first_name}`}
          </button>
        )),
      )}
      {dialog}
    </>
  )
}
const wired = {
  id: 1,
  event: 3,
  event_title: '',
  start_date: null,
  end_date: null,
  time_zone: 'Europe/Paris',
  town: null,
  is_online: false,
  user: 7,
  first_name: 'Ana',
  last_name: 'Roy',
  mail: 'ana@forma.test',
  company_name: null,
  manual_status: null,
  ending: null,
  end_reason: null,
  hold_expires_at: null,
  cancel_limit: null,
  forms_due: 0,
  is_paid_for: false,
  is_transferable: false,
  created_at: '2026-11-20T09:00:00Z',
  seen_at: null,
  status: registrationStatus.codeOf('registered'),
}
/** Lets the decision be kept. */
let letGo: () => void
let sent: unknown[]

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    await promise
    if (typeof body === 'string') sent.push(JSON.parse(body))
    return Response.json(wired)
  })
})
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

test('a decision kept closes its own question, never the one that is being answered since', async () => {
  showPage(Page)
  fireEvent.click(await screen.findByRole('button', { name: 'Valider Ana' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refuser Léa' }))
  const reason = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Motif/ })
  fireEvent.change(reason, { target: { value: 'Complet' } })
  await act(async () => letGo())
  await waitFor(() => expect(readToasts()).toHaveLength(1))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Motif/ }).value).toBe('Complet')
})

test('an absence is noted for a reason of the list, and another one said in words', async () => {
  showPage(Page)
  fireEvent.click(await screen.findByRole('button', { name: 'Noter absent Zoé' }))
  const note = await screen.findByRole('button', { name: 'Noter absent' })
  fireEvent.click(note)
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Motif/ }).getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('combobox', { name: /^Motif/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Autre motif' }))
  fireEvent.change(screen.getByRole('textbox', { name: /^Précision/ }), { target: { value: 'Grève' } })
  fireEvent.click(note)
  await act(async () => letGo())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ status: 8, absence_reason: 7, reason: 'Grève' }])
})

test('the question decided closes', async () => {
  showPage(Page)
  fireEvent.click(await screen.findByRole('button', { name: 'Refuser Ana' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Motif/ }), { target: { value: 'Complet' } })
  fireEvent.click(screen.getByRole('button', { name: 'Refuser' }))
  await act(async () => letGo())
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})

test('what cancels a registration is not said as what leaves the question', async () => {
  showPage(() => (
    <ReasonDialog
      registration={{ first_name: 'Ana', last_name: 'Roy' }}
      act={offeredActs.find(({ label }) => label === registrationWords.cancelTheirs)!}
      busy={false}
      onDecide={() => undefined}
      onClose={() => undefined}
    />
  ))
  await screen.findByRole('dialog', { name: 'Annuler l’inscription, Ana Roy' })
  screen.getByRole('button', { name: 'Annuler l’inscription' })
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
})
