import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { BulkDialog } from './bulk-dialog.tsx'

let sent: { mail: unknown }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const outcome = { total: 2, changed: 2, left: [] }
    if (address.includes('preview')) return Response.json({ ...outcome, first: [] })
    sent.push(JSON.parse(String(body)))
    return Response.json({ ...outcome, undo: null, work: null })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what is sent to many is the message as it reads, its last words included', async () => {
  const nothing = () => undefined
  showPage(() => (
    <BulkDialog act="write" selection={{ all: false, ids: [1, 2] }} scope={{}} onDone={nothing} onClose={nothing} onWork={nothing} />
  ))
  const write = async (label: RegExp, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await write(/^Objet/, 'Salle')
  await write(/^Message/, 'La salle change.')
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer' })
  await waitFor(() => expect(send.disabled).toBe(false))
  await write(/^Message/, 'La salle ne change pas.')
  fireEvent.click(send)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.mail).toEqual({ subject: 'Salle', message: 'La salle ne change pas.' })
})

test('an act on many whose answer was lost is asked again as it was, whatever its preview says since', async () => {
  const outcome = { total: 2, changed: 2, left: [] }
  let attempts = 0
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('preview'))
      return Response.json(attempts === 0 ? { ...outcome, first: [] } : { total: 2, changed: 0, left: [], first: [] })
    if (++attempts === 1) throw new TypeError('lost')
    return Response.json({ ...outcome, undo: null, work: null })
  })
  const nothing = () => undefined
  showPage(() => (
    <BulkDialog act="validate" selection={{ all: false, ids: [1, 2] }} scope={{}} onDone={nothing} onClose={nothing} onWork={nothing} />
  ))
  const apply = await screen.findByRole<HTMLButtonElement>('button', { name: 'Appliquer' })
  await waitFor(() => expect(apply.disabled).toBe(false))
  fireEvent.click(apply)
  await waitFor(() => expect(attempts).toBe(1))
  await waitFor(() => expect(apply.getAttribute('aria-busy')).toBeNull())
  // What is preview anew would say that nothing is left to do.
  await new Promise((resolve) => setTimeout(resolve, 50))
  fireEvent.click(apply)
  await screen.findByText('2 fiches ont été modifiées.')
})
