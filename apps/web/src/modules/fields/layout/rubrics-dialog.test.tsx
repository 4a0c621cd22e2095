import type { Rubric } from '@kxo/domain/fields/layout/rubric'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { rubricsQuery } from '../api.ts'
import { RubricsDialog } from './rubrics-dialog.tsx'

const rubric = (id: number, label: string): Rubric => ({ id, morph: 'User', rank: id, version: 1, fields_count: 0, label, label_en: '' })
const label = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Libellé(?! )/ })

let orders: number[][]
/** Lets the orders asked for be answered. */
let letGo: () => void
beforeEach(() => {
  orders = []
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Promise(() => undefined)
    if (!address.includes('order')) return Response.json(rubric(3, 'Logistique'), { status: 201 })
    orders.push(JSON.parse(String(body)).rubrics)
    await promise
    return Response.json({ done: true })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('one being added before the others came is not taken away by them', async () => {
  const { queries } = showPage(() => <RubricsDialog morph="User" onClose={() => undefined} />)
  fireEvent.change(await label(), { target: { value: 'Logistique' } })
  await act(async () => void queries.setQueryData(rubricsQuery('User').queryKey, [rubric(1, 'Accueil'), rubric(2, 'Repas')]))
  await screen.findByText('Repas')
  expect((await label()).value).toBe('Logistique')
})

test('once added, the next one begins blank', async () => {
  const { queries } = showPage(() => <RubricsDialog morph="User" onClose={() => undefined} />)
  await act(async () => void queries.setQueryData(rubricsQuery('User').queryKey, [rubric(1, 'Accueil')]))
  fireEvent.change(await label(), { target: { value: 'Logistique' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  await waitFor(async () => expect((await label()).value).toBe(''))
})

test('moved twice before the server answered, one is moved twice, and the last order is the one kept', async () => {
  const { queries } = showPage(() => <RubricsDialog morph="User" onClose={() => undefined} />)
  await act(
    async () => void queries.setQueryData(rubricsQuery('User').queryKey, [rubric(1, 'Accueil'), rubric(2, 'Repas'), rubric(3, 'Salle')]),
  )
  const up = () => fireEvent.click(screen.getByRole('button', { name: /^Monter.*Salle/ }))
  await screen.findByText('Salle')
  up()
  up()
  const names = () => screen.getAllByText(/^(Accueil|Repas|Salle)$/).map(({ textContent }) => textContent)
  expect(names()).toEqual(['Salle', 'Accueil', 'Repas'])
  await act(async () => letGo())
  await waitFor(() => expect(orders.at(-1)).toEqual([3, 1, 2]))
})
