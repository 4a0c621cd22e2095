import type { Rubric } from '@kxo/domain/fields/rubric'
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../app/page-fixture.tsx'
import { rubricsQuery } from './api.ts'
import { RubricsDialog } from './rubrics-dialog.tsx'

const rubric = (id: number, label: string): Rubric => ({ id, morph: 'User', rank: id, version: 1, fields_count: 0, label, label_en: '' })
const { queryKey } = rubricsQuery('forma', 'User')
const label = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Libellé(?! )/ })

// The machine may be busy: a slow answer is no failure.
configure({ asyncUtilTimeout: 5000 })
beforeEach(() => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? Response.json(rubric(3, 'Logistique'), { status: 201 }) : new Promise(() => undefined),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('one being added before the others came is not taken away by them', async () => {
  const { queries } = showPage(() => <RubricsDialog morph="User" onClose={() => undefined} />)
  fireEvent.change(await label(), { target: { value: 'Logistique' } })
  await act(async () => void queries.setQueryData(queryKey, [rubric(1, 'Accueil'), rubric(2, 'Repas')]))
  await screen.findByText('Repas')
  expect((await label()).value).toBe('Logistique')
})

test('once added, the next one begins blank', async () => {
  const { queries } = showPage(() => <RubricsDialog morph="User" onClose={() => undefined} />)
  await act(async () => void queries.setQueryData(queryKey, [rubric(1, 'Accueil')]))
  fireEvent.change(await label(), { target: { value: 'Logistique' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  await waitFor(async () => expect((await label()).value).toBe(''))
})
