import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import UnlessRegistered from './unless-registered.tsx'

let registration: object | null
let answer: () => void
beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = resolve
  vi.stubGlobal('fetch', async () => {
    await promise
    return Response.json({ registration })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = () =>
  showPage(
    () => (
      <>
        <h1>Page</h1>
        <UnlessRegistered event_id={3}>S’inscrire</UnlessRegistered>
      </>
    ),
    { viewer: viewerAt(tenantOf('forma')) },
  )

test('the act waits until it is known that the person is not registered', async () => {
  registration = null
  show()
  await screen.findByRole('heading')
  expect(screen.queryByText('S’inscrire')).toBeNull()
  answer()
  await screen.findByText('S’inscrire')
})
