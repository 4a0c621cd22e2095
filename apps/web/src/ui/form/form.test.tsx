import { phone } from '@kxo/domain/kernel/phone-field'
import { email, optionally, requiredText } from '@kxo/domain/kernel/validation'
import { wire } from '@kxo/domain/kernel/wire'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { MoneyField, NumberField } from '../fields/number-field.tsx'
import { PhoneField, TextField } from '../fields/text-field.tsx'
import { InFrench } from '../i18n/language-fixture.tsx'
import { Form, useRecordForm } from './form.tsx'
import { hasUnsaved } from './unsaved.ts'

const schema = z.object({
  name: requiredText(20),
  mail: email,
  phone: optionally(phone),
  price: wire.money,
  seats: wire.integer.check(z.minimum(2)),
})
type Values = z.output<typeof schema>

function Page({ save }: { save: (values: Values) => Promise<unknown> }) {
  const form = useRecordForm({ schema, values: { name: '', mail: '', phone: null, price: null, seats: null }, save, guards: false })
  return (
    <Form form={form} submit="Enregistrer">
      <TextField name="name" label="Intitulé" />
      <TextField name="mail" label="Adresse mail" type="email" />
      <PhoneField name="phone" label="Téléphone" />
      <MoneyField name="price" label="Prix" />
      <NumberField name="seats" label="Places" />
    </Form>
  )
}
const show = (save: (values: Values) => Promise<unknown> = async () => null) =>
  render(
    <InFrench>
      <Page save={save} />
    </InFrench>,
  )
const field = (label: RegExp) => screen.getByLabelText(label) as HTMLInputElement
const type = (label: RegExp, value: string) => {
  fireEvent.change(field(label), { target: { value } })
  fireEvent.blur(field(label))
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
const fill = () => {
  type(/Intitulé/, 'Conflits')
  type(/mail/, 'ana@forma.test')
  type(/Prix/, '1 234,50')
  type(/Places/, '12')
}

// The machine may be busy: a slow answer is no failure.
configure({ asyncUtilTimeout: 5000 })
afterEach(cleanup)

test('a refused save lists every field with its reason, in order, and takes the focus', async () => {
  show()
  submit()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Sauvegarde impossible')
  expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    'Intitulé\u00a0: Requis',
    'Adresse mail\u00a0: Requis',
    'Prix\u00a0: Requis',
    'Places\u00a0: Requis',
  ])
  await waitFor(() => expect(document.activeElement).toBe(summary))
})

test('a line of the summary leads to its field, which tells its own error', async () => {
  show()
  submit()
  fireEvent.click(await screen.findByRole('button', { name: /^Adresse mail/ }))
  expect(document.activeElement).toBe(field(/mail/))
  expect(field(/mail/).getAttribute('aria-invalid')).toBe('true')
})

test('an optional field takes no asterisk and may stay blank', () => {
  show()
  expect(screen.getByText('Téléphone').textContent).toBe('Téléphone')
  expect(screen.getByText(/^Intitulé/).textContent).toBe('Intitulé *')
})

test('amounts are typed with a comma and saved in cents; blanks are what the schema wants', async () => {
  const save = vi.fn<(values: Values) => Promise<null>>(async () => null)
  show(save)
  fill()
  submit()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Conflits', mail: 'ana@forma.test', phone: null, price: 123450, seats: 12 })
  expect(field(/Prix/).value).toBe('1\u202f234,50')
})

test('an unreadable amount stays as typed and is refused in words', async () => {
  show()
  type(/Prix/, 'gratuit')
  expect(await screen.findByText('Un montant en euros est attendu, avec deux décimales au plus')).toBeDefined()
  expect(field(/Prix/).value).toBe('gratuit')
})

test('an amount pasted with a point is the same amount', () => {
  show()
  type(/Prix/, '12.5')
  expect(field(/Prix/).value).toBe('12,50')
})

test('bounds of the schema are said with their figure', async () => {
  show()
  type(/Places/, '1')
  expect((await screen.findByText(/supérieure ou égale à/)).textContent).toBe('La valeur doit être supérieure ou égale à 2')
})

test('what the server refuses is laid on its fields', async () => {
  const refusal = Object.assign(new Error('Sauvegarde impossible'), {
    status: 422,
    details: [{ field: 'mail', message: 'Cette adresse est prise' }],
  })
  show(async () => Promise.reject(refusal))
  fill()
  submit()
  expect(await screen.findByRole('button', { name: 'Adresse mail\u00a0: Cette adresse est prise' })).toBeDefined()
  expect(field(/mail/).getAttribute('aria-invalid')).toBe('true')
})

test('a refusal without fields is the sentence of the summary', async () => {
  show(async () => Promise.reject(Object.assign(new Error('Accès refusé'), { status: 403, details: [] })))
  fill()
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Accès refusé'))
})

test('Ctrl S saves', async () => {
  const save = vi.fn<(values: Values) => Promise<null>>(async () => null)
  show(save)
  fill()
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true })))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
})

test('of two forms, Ctrl S saves the one that was changed; under a dialog it saves neither', async () => {
  const [first, second] = [vi.fn<() => Promise<null>>(async () => null), vi.fn<() => Promise<null>>(async () => null)]
  const page = (isCovered: boolean) => (
    <InFrench>
      <Page save={first} />
      <Page save={second} />
      {isCovered ? <div role="dialog" aria-label="Question" /> : null}
    </InFrench>
  )
  const { rerender } = render(page(true))
  for (const [label, value] of [
    ['Intitulé', 'Conflits'],
    ['mail', 'ana@forma.test'],
    ['Prix', '12'],
    ['Places', '12'],
  ] as const) {
    const inputs = screen.getAllByLabelText(new RegExp(label)) as HTMLInputElement[]
    fireEvent.change(inputs.at(-1)!, { target: { value } })
    fireEvent.blur(inputs.at(-1)!)
  }
  const press = () => act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true })))
  press()
  rerender(page(false))
  press()
  await waitFor(() => expect(second).toHaveBeenCalledTimes(1))
  expect(first).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while a save is under way it is not sent again, and counts as not saved yet', async () => {
  let answer: (value: null) => void = () => undefined
  const save = vi.fn<() => Promise<null>>(() => new Promise((resolve) => (answer = resolve)))
  show(save)
  fill()
  const press = () => act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true })))
  press()
  press()
  await waitFor(() => expect(save).toHaveBeenCalled())
  press()
  await waitFor(() => expect(hasUnsaved()).toBe(true))
  await act(async () => answer(null))
  await waitFor(() => expect(hasUnsaved()).toBe(false))
  expect(save).toHaveBeenCalledTimes(1)
})

type RecordOf = { version: number; name: string; mail: string }
const versioned = z.object({ version: wire.integer, name: requiredText(20), mail: email })
type Save = (values: RecordOf) => Promise<RecordOf>
const others = new EventTarget()
const newer = (record: RecordOf): void => void others.dispatchEvent(new CustomEvent('write', { detail: record }))

/** A page on a record that others write too; what it saves comes back as the server kept it. */
function Live({ save, follow = true }: { save: Save; follow?: boolean }) {
  const [record, setRecord] = useState<RecordOf>({ version: 1, name: 'Droit', mail: 'ana@forma.test' })
  useEffect(() => {
    const hear = (event: Event): void => setRecord((event as CustomEvent<RecordOf>).detail)
    others.addEventListener('write', hear)
    return () => others.removeEventListener('write', hear)
  }, [])
  const form = useRecordForm({ schema: versioned, values: record, save, onSaved: follow ? setRecord : () => null, guards: false })
  return (
    <Form form={form} submit="Enregistrer">
      <TextField name="name" label="Intitulé" />
      <TextField name="mail" label="Adresse mail" type="email" />
    </Form>
  )
}
const live = (save: Save = async (values) => ({ ...values, version: values.version + 1 }), follow = true) => {
  const sent = vi.fn<Save>(save)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InFrench>
        <Live save={sent} follow={follow} />
      </InFrench>
    </QueryClientProvider>,
  )
  return sent
}

test('a newer record shows where nothing is typed, under what is; the next save is of the newer version', async () => {
  const sent = live()
  type(/Intitulé/, 'Droit social')
  act(() => newer({ version: 2, name: 'Droit', mail: 'bob@forma.test' }))
  await waitFor(() => expect(field(/mail/).value).toBe('bob@forma.test'))
  expect(field(/Intitulé/).value).toBe('Droit social')
  submit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(sent.mock.calls[0]?.[0]).toEqual({ version: 2, name: 'Droit social', mail: 'bob@forma.test' })
})

test('a field both changed keeps what is typed and the version read: saving tells the conflict', async () => {
  const sent = live()
  type(/Intitulé/, 'Droit social')
  act(() => newer({ version: 2, name: 'Droit fiscal', mail: 'bob@forma.test' }))
  submit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(sent.mock.calls[0]?.[0]).toEqual({ version: 1, name: 'Droit social', mail: 'ana@forma.test' })
})

test.each([
  ['Garder ma version', 'Droit social'],
  ['Prendre l’autre', 'Droit fiscal'],
])('a conflict is told with its fields: « %s », and what else was typed stays', async (choice, expected) => {
  const sent = live()
  type(/Intitulé/, 'Droit social')
  type(/mail/, 'eve@forma.test')
  act(() => newer({ version: 2, name: 'Droit fiscal', mail: 'ana@forma.test' }))
  expect((await screen.findByText(/a aussi modifié/)).textContent).toBe('Quelqu’un d’autre a aussi modifié\u00a0: Intitulé')
  act(() => screen.getByRole('button', { name: choice }).click())
  await waitFor(() => expect(screen.queryByText(/a aussi modifié/)).toBeNull())
  expect(field(/Intitulé/).value).toBe(expected)
  submit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(sent.mock.calls[0]?.[0]).toEqual({ version: 2, name: expected, mail: 'eve@forma.test' })
})

test('a save refused because someone saved first reads the page anew, to tell what they changed', async () => {
  const refusal = Object.assign(new Error('Cette fiche a été modifiée entre-temps.'), { status: 409, code: 'editedMeanwhile', details: [] })
  live(async () => Promise.reject(refusal))
  const read = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  type(/Intitulé/, 'Droit social')
  submit()
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  act(() => newer({ version: 2, name: 'Droit fiscal', mail: 'ana@forma.test' }))
  const keep = await screen.findByRole('button', { name: 'Garder ma version' })
  act(() => keep.click())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('what is typed while a save is under way is kept, over the record as it was saved', async () => {
  let answer = (_: RecordOf): void => undefined
  const sent = live(() => new Promise((resolve) => (answer = resolve)))
  type(/Intitulé/, ' Droit social')
  submit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  type(/mail/, 'eve@forma.test')
  await act(async () => answer({ version: 2, name: 'Droit social', mail: 'ana@forma.test' }))
  await waitFor(() => expect(field(/Intitulé/).value).toBe('Droit social'))
  expect(field(/mail/).value).toBe('eve@forma.test')
  submit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(sent.mock.calls[1]?.[0]).toEqual({ version: 2, name: 'Droit social', mail: 'eve@forma.test' })
})

test('what was saved cannot be read again: the next save is of the version that was answered', async () => {
  const sent = live(undefined, false)
  type(/Intitulé/, 'Droit social')
  submit()
  await waitFor(() => expect(hasUnsaved()).toBe(false))
  type(/mail/, 'eve@forma.test')
  submit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(sent.mock.calls.map(([{ version }]) => version)).toEqual([1, 2])
})

test('a save that fails loses nothing typed, and is asked again in the same words', async () => {
  const save = vi
    .fn<(values: Values) => Promise<unknown>>()
    .mockRejectedValueOnce(Object.assign(new Error('lost'), { name: 'NetworkError' }))
  show(save)
  fill()
  submit()
  await screen.findByRole('alert')
  expect([field(/Intitulé/).value, field(/Prix/).value]).toEqual(['Conflits', '1\u202f234,50'])
  submit()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(save.mock.calls[1]?.[0]).toEqual(save.mock.calls[0]?.[0])
})

/** A page that goes on only once what it shows is read again. */
function Slow({ save, settle }: { save: () => Promise<unknown>; settle: () => Promise<void> }) {
  const form = useRecordForm({
    schema: z.object({ name: requiredText(20) }),
    values: { name: 'Droit' },
    save,
    onSaved: settle,
    guards: false,
  })
  return (
    <Form form={form} submit="Enregistrer">
      <TextField name="name" label="Intitulé" />
    </Form>
  )
}

test('what is saved is not sent again while the page reads what follows; what is typed since is', async () => {
  const settled: (() => void)[] = []
  const save = vi.fn<() => Promise<null>>(async () => null)
  const settle = vi.fn<() => Promise<void>>(() => new Promise((resolve) => settled.push(resolve)))
  render(
    <InFrench>
      <Slow save={save} settle={settle} />
    </InFrench>,
  )
  submit()
  await waitFor(() => expect(settle).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-busy')).toBe('true')
  submit()
  expect(save).toHaveBeenCalledTimes(1)
  type(/Intitulé/, 'Droit social')
  submit()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  await act(async () => settled.forEach((end) => end()))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-busy')).toBeNull())
})
