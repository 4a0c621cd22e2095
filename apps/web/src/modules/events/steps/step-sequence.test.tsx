import { sequentialMode } from '@kxo/domain/events/nature'
import type { pathContract } from '@kxo/domain/events/path/path-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import type { StepProps } from './step-form.tsx'
import { SequenceStep } from './step-sequence.tsx'

const path: z.input<NonNullable<(typeof pathContract.path)['response']>> = {
  mode: sequentialMode.codeOf('default'),
  steps: [],
  others: [],
  standing: [],
}
let answerWrite: (response: Response) => void
beforeEach(() => {
  const written = new Promise<Response>((resolve) => {
    answerWrite = resolve
  })
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => (method === 'GET' ? Response.json(path) : written))
})
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
  answerWrite(Response.json({ code: 'closedEvent', message: 'Refusé' }, { status: 409 }))
  await waitFor(() => expect(inOrder().checked).toBe(false))
})
