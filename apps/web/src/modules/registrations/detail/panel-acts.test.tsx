import { moveWords } from '@kxo/domain/registrations/moving/move-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { PanelActs } from './panel-acts.tsx'

afterEach(cleanup)

const run = vi.fn<() => void>()
const labelled = (...labels: RowAction['label'][]): RowAction[] => labels.map((label) => ({ label, run }))
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)

test('a registration to decide shows what decides it and puts the rest in the menu', async () => {
  const acts = labelled(w.validate, w.refuse, moveWords.move)
  showPage(() => <PanelActs name="Ana Roy" acts={acts} />)
  await screen.findByRole('button', { name: 'Valider' })
  expect(buttons()).toEqual(['Valider', 'Refuser', '⋮'])
  fireEvent.click(screen.getByRole('button', { name: 'Actions sur Ana Roy' }))
  const menu = await screen.findByRole('menu', { name: 'Ana Roy' })
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(1)
})

test('cancelling is never a button of the panel, even with one other act', async () => {
  const acts = [...labelled(w.confirmNow), { label: w.cancelTheirs, run, tone: 'danger' as const }]
  showPage(() => <PanelActs name="Ana Roy" acts={acts} />)
  await screen.findByRole('button', { name: 'Confirmer sans attendre' })
  expect(buttons()).toEqual(['Confirmer sans attendre', '⋮'])
  fireEvent.click(screen.getByRole('button', { name: 'Actions sur Ana Roy' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Annuler l’inscription' }))
  expect(run).toHaveBeenCalledTimes(1)
})
