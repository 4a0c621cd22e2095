import type { Registration } from '@kxo/domain/registrations/contract'
import { moveWords } from '@kxo/domain/registrations/moving/move-words'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { offeredActs } from '../deciding/decisions.ts'
import { useDecisions } from '../deciding/use-decisions.tsx'
import { PanelActs } from './panel-acts.tsx'

afterEach(cleanup)

const one = { event: 3, first_name: 'Ana', last_name: 'Roy', start_date: null, forms_due: 0, hold_expires_at: null } as Registration

function Panel({ status }: { status: RegistrationStatus }) {
  const { actsOn, dialog } = useDecisions(offeredActs)
  const others = [{ label: moveWords.move, run: () => {} }]
  return (
    <>
      <PanelActs name="Ana Roy" acts={[...actsOn({ ...one, status }), ...others]} />
      {dialog}
    </>
  )
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Actions sur Ana Roy' }))
  return within(await screen.findByRole('menu', { name: 'Ana Roy' })).getAllByRole('menuitem')
}

test('a registration to decide shows what decides it and puts the rest in the menu', async () => {
  showPage(() => <Panel status="toValidate" />)
  await screen.findByRole('button', { name: 'Valider' })
  expect(buttons()).toEqual(['Valider', 'Refuser', '⋮'])
  expect((await openMenu()).map(({ textContent }) => textContent)).toEqual(['Changer de date', 'Annuler l’inscription'])
})

test('cancelling is never a button of the panel, even with few other acts', async () => {
  showPage(() => <Panel status="toComplete" />)
  await screen.findByRole('button', { name: 'Confirmer sans attendre' })
  expect(buttons()).toEqual(['Confirmer sans attendre', 'Changer de date', '⋮'])
  const cancel = (await openMenu()).at(-1)
  if (cancel) fireEvent.click(cancel)
  await screen.findByRole('dialog', { name: /Annuler l’inscription/ })
})
