import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { sending, showSendings } from './sending-fixture.tsx'

const said = (): unknown[] => readToasts().map(({ text }) => text)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})

test('it is sent to those not invited yet, or those silent are reminded, once', async () => {
  const sent = showSendings([
    { ...sending, invited: 0, answered: 0, declined: 0 },
    { ...sending, id: 6, name: 'Bilan' },
    { ...sending, id: 7, declined: 4 },
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer maintenant, Satisfaction à chaud' }))
  await waitFor(() => expect(said()).toEqual(['Mail envoyé à 3 personnes.']))
  const reminder = screen.getByRole<HTMLButtonElement>('button', { name: 'Relancer les 3 sans réponse, Bilan' })
  fireEvent.click(reminder)
  await waitFor(() => expect(reminder.disabled).toBe(true))
  expect(sent.map(({ path }) => path)).toEqual(['POST /events/3/questionnaires/5/mails/', 'POST /events/3/questionnaires/6/mails/'])
  // Everyone answered or declined: nobody is left to write to.
  expect(screen.getAllByRole('button', { name: /^(Envoyer|Relancer)/ })).toHaveLength(2)
})

test('when it leaves is changed, and it is sent no more once one says so', async () => {
  const sent = showSendings([{ ...sending, moment: 1, days: -15 }])
  fireEvent.click(await screen.findByRole('button', { name: 'Modifier, Satisfaction à chaud' }))
  const days = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Jours avant le début/ })
  expect(days.value).toBe('15')
  fireEvent.change(days, { target: { value: '0' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Ouvert pendant/ }), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Ne plus envoyer, Satisfaction à chaud' }))
  await waitFor(() => expect(readQuestion()?.title).toBe('Ne plus envoyer «\u00A0Satisfaction à chaud\u00A0»\u202F?'))
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { path: 'PATCH /events/3/questionnaires/5/', body: { days: 0, open_days: null } },
    { path: 'DELETE /events/3/questionnaires/5/', body: null },
  ])
})
