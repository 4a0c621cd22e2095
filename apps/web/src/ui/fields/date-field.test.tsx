import { wire } from '@kxo/domain/kernel/wire'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Form, useRecordForm } from '../form/form.tsx'
import { InFrench } from '../i18n/language-fixture.tsx'
import { DateField, DateTimeField, DayInput, InstantInput, readDay } from './date-field.tsx'
import { sizeText } from './file-field.tsx'

afterEach(cleanup)

test.each([
  ['05/03/2027', '2027-03-05'],
  ['5/3/2027', '2027-03-05'],
  ['05032027', '2027-03-05'],
  ['29/02/2028', '2028-02-29'],
  ['2027-03-05', '2027-03-05'],
  ['29/02/2027', undefined],
  ['05/13/2027', undefined],
  ['demain', undefined],
])('%s is the day %s', (text, day) => expect(readDay(text)).toBe(day))

test.each([
  [900, '900\u00a0o'],
  [5 * 1024 * 1024, '5\u00a0Mo'],
  [1_572_864, '1,5\u00a0Mo'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes, 'fr')).toBe(text))

const schema = z.object({ day: wire.day, at: wire.instant })
type Values = z.output<typeof schema>
function Page({ save }: { save: (values: Values) => Promise<unknown> }) {
  const form = useRecordForm({ schema, values: { day: '', at: null }, save, guards: false })
  return (
    <Form form={form} submit="Enregistrer">
      <DateField name="day" label="Échéance" />
      <DateTimeField name="at" label="Début" />
    </Form>
  )
}
const save = vi.fn<(values: Values) => Promise<null>>(async () => null)
const show = () => {
  save.mockClear()
  render(
    <InFrench>
      <Page save={save} />
    </InFrench>,
  )
}
const field = (label: RegExp) => screen.getByLabelText(label) as HTMLInputElement
const type = (label: RegExp, value: string) => {
  fireEvent.focus(field(label))
  fireEvent.change(field(label), { target: { value } })
  fireEvent.blur(field(label))
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))

test('a day and a moment typed are sent as such, and written in full once left', async () => {
  show()
  type(/Échéance/, '5/3/2027')
  type(/Début/, '05/03/2027 09:30')
  expect(field(/Échéance/).value).toBe('05/03/2027')
  expect(field(/Début/).value).toBe('05/03/2027 09:30')
  submit()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  expect(save.mock.calls[0]?.[0]).toEqual({ day: '2027-03-05', at: new Date('2027-03-05T08:30:00Z') })
})

test('what is no date stays as typed, with its reason, and is never saved as the date before', async () => {
  show()
  type(/Échéance/, '05/03/2027')
  type(/Échéance/, '31/02/2027')
  type(/Début/, 'demain')
  expect(await screen.findAllByText(/date/i, { selector: '.mantine-InputWrapper-error' })).toHaveLength(2)
  expect([field(/Échéance/).value, field(/Début/).value]).toEqual(['31/02/2027', 'demain'])
  submit()
  await screen.findByRole('alert')
  expect(save).not.toHaveBeenCalled()
})

test('a day is picked in the month that a button opens', async () => {
  show()
  type(/Échéance/, '05/03/2027')
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Ouvrir le calendrier' })[0]!)
  fireEvent.click(await screen.findByRole('button', { name: /^18 mars 2027/i }))
  await waitFor(() => expect(field(/Échéance/).value).toBe('18/03/2027'))
})

test('a day outside of a form is answered once, when whole or emptied, and never for what is no day', () => {
  const answered = vi.fn<(day: string | null) => void>()
  const Alone = () => {
    const [day, setDay] = useState<string | null>('2027-03-05')
    return (
      <DayInput
        label="Ouvre le"
        value={day}
        onAnswer={(next) => {
          answered(next)
          setDay(next)
        }}
      />
    )
  }
  render(
    <InFrench>
      <Alone />
    </InFrench>,
  )
  type(/Ouvre le/, '06/03/20')
  expect(answered).not.toHaveBeenCalled()
  expect(field(/Ouvre le/).value).toBe('05/03/2027')
  type(/Ouvre le/, '06/03/2027')
  type(/Ouvre le/, '')
  expect(answered.mock.calls).toEqual([['2027-03-06'], [null]])
})

test('a moment outside of a form is that of the tenant’s zone, wherever the browser is', () => {
  const answered = vi.fn<(at: Date | string | null) => void>()
  render(
    <InFrench>
      <InstantInput label="Envoyer le" value={null} onAnswer={answered} />
    </InFrench>,
  )
  const answers = ['18/07/2027 09:30', '18/7/2027 9:30', '18/07/2027 9 h'].map((typed) => {
    type(/Envoyer le/, typed)
    return answered.mock.calls.at(-1)
  })
  expect(answers).toEqual(['07:30', '07:30', '07:00'].map((time) => [new Date(`2027-07-18T${time}:00Z`)]))
})

test.each(['18/07/2027', '18/07/2027 25:00', 'demain'])('%s is no moment: it stays as typed, with its error once left', async (typed) => {
  const answered = vi.fn<(at: Date | string | null) => void>()
  const Alone = () => {
    const [at, setAt] = useState<Date | string | null>(new Date('2027-07-18T07:30:00Z'))
    return (
      <InstantInput
        label="Envoyer le"
        value={at}
        onAnswer={(next) => {
          answered(next)
          setAt(next)
        }}
      />
    )
  }
  render(
    <InFrench>
      <Alone />
    </InFrench>,
  )
  fireEvent.focus(field(/Envoyer le/))
  fireEvent.change(field(/Envoyer le/), { target: { value: typed } })
  expect(screen.queryByText('Format incorrect de date')).toBeNull()
  fireEvent.blur(field(/Envoyer le/))
  expect(await screen.findByText('Format incorrect de date')).toBeTruthy()
  expect(field(/Envoyer le/).value).toBe(typed)
  expect(answered.mock.calls.at(-1)).toEqual([typed])
  type(/Envoyer le/, '')
  await waitFor(() => expect(screen.queryByText('Format incorrect de date')).toBeNull())
  expect(answered.mock.calls.at(-1)).toEqual([null])
})
