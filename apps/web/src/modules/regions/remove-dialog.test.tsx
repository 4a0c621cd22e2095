import type { Region } from '@kxo/domain/regions/contract'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { choicesQuery } from './api.ts'
import { RemoveDialog } from './remove-dialog.tsx'

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('nothing is deleted before it can be chosen where its people go', async () => {
  const region = { id: 1, name: 'Alpes' } as Region
  const { queries } = showPage(() => <RemoveDialog region={region} onClose={() => undefined} />)
  const remove = await screen.findByRole<HTMLButtonElement>('button', { name: 'Supprimer' })
  const isDisabled = () => remove.disabled || remove.getAttribute('aria-disabled') === 'true'
  expect(isDisabled()).toBe(true)
  await act(async () => void queries.setQueryData(choicesQuery().queryKey, [region, { id: 2, name: 'Bretagne' }] as never))
  await screen.findByRole('option', { name: 'Bretagne' })
  expect(isDisabled()).toBe(false)
})
