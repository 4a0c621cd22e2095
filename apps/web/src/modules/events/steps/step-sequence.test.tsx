import { sequentialMode } from '@kxo/domain/events/nature'
import { pathKind } from '@kxo/domain/events/path/path'
import type { pathContract } from '@kxo/domain/events/path/path-contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import type { StepProps } from './step-form.tsx'
import { SequenceStep } from './step-sequence.tsx'

const handout = (target: number, title: string) => ({
  kind: pathKind.codeOf('document'),
  target,
  title,
  holds_place: false,
  start_at: null,
})
const [course, exercises] = [handout(1, 'Cours'), handout(2, 'Exercices')]
const path: z.input<NonNullable<(typeof pathContract.path)['response']>> = {
  mode: sequentialMode.codeOf('default'),
  steps: [],
  others: [course, exercises],
  standing: [],
}
let shown: typeof path
let answers: ((response: Response) => void)[]
beforeEach(() => {
  shown = path
  answers = []
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json(shown) : new Promise<Response>((resolve) => answers.push(resolve)),
  )
})
/** The server answers the write that waits. */
async function answer(response: Response): Promise<void> {
  await waitFor(() => expect(answers).toHaveLength(1))
  answers.pop()!(response)
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
// The step reads no more of an event.
const event: StepProps['event'] = { id: 8 } as never
const Page = () => <SequenceStep event={event} readOnly={false} previous={null} next={null} onSaved={() => undefined} />
const inOrder = () => screen.getByRole<HTMLInputElement>('radio', { name: /, dans l’ordre$/ })

test('a choice is drawn at once, and taken back when the server refuses it', async () => {
  showPage(Page, { viewer: admin })
  fireEvent.click(await screen.findByRole('radio', { name: /, dans l’ordre$/ }))
  await waitFor(() => expect(inOrder().checked).toBe(true))
  await answer(Response.json({ code: 'closedEvent', message: 'Refusé' }, { status: 409 }))
  await waitFor(() => expect(inOrder().checked).toBe(false))
})

test('two steps added in a row both stay while the first is saved', async () => {
  showPage(Page, { viewer: admin })
  const added = (title: string) => screen.findByRole('button', { name: `Retirer «\u00A0${title}\u00A0» du parcours` })
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter «\u00A0Cours\u00A0» au parcours' }))
  await added('Cours')
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter «\u00A0Exercices\u00A0» au parcours' }))
  await added('Exercices')
  await answer(Response.json({ ...path, steps: [{ ...course, opens_on: null, due_on: null, minutes: null }], others: [exercises] }))
  // The second leaves once the first has been answered.
  await waitFor(() => expect(answers).toHaveLength(1))
  await added('Exercices')
})

test('a step says when it is due and how long it takes, and is seen as somebody who has done nothing', async () => {
  const timed = { opens_on: null, due_on: '2031-03-04', minutes: 45 }
  shown = {
    ...path,
    mode: sequentialMode.codeOf('activityAll'),
    steps: [course, exercises].map((one) => ({ ...one, ...timed })),
    others: [],
  }
  showPage(Page, { viewer: admin })
  fireEvent.click(await screen.findByRole('button', { name: /^Comme un/ }))
  const steps = screen.getByRole('region', { name: 'Votre parcours' })
  expect(within(steps).getAllByText(/45\smin · À faire avant le 4 mars 2031/)).toHaveLength(2)
  within(steps).getByText(/Terminez d’abord «\sCours\s»\./)
  const minutes = screen.getByRole('textbox', { name: 'Minutes prévues\u00A0: Cours' })
  fireEvent.change(minutes, { target: { value: '20' } })
  fireEvent.blur(minutes)
  await answer(Response.json(shown))
})
