import { duesContract as contract } from '@kxo/domain/registrations/dues/dues-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let anne: Persona
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  anne = await tenant.aPerson()
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const dues = (who: Persona) => callAs(program, who, contract.list, { params: { client: tenant.name } })
const billFor = (user: Persona, issued = true) => aBill(program, admin, { client: tenant.name, user: user.id, issued })

test('bills to pay are told, each with its last day; no draft, nor what somebody else pays', async () => {
  const [first, second] = [await billFor(anne), await billFor(anne)]
  await billFor(anne, false)
  await billFor(await tenant.aPerson())
  const due = (number: string | null) => ({
    kind: 'bill',
    name: `Facture ${number}`,
    event_title: null,
    until: expect.any(Date),
    path: `/bills/${number}`,
  })
  expect(await dues(anne)).toEqual([due(first.number), due(second.number)])
})

test('is one’s own, from a full session', async () => {
  expect(await dues(await tenant.aPerson())).toEqual([])
  await expect(dues(await tenant.aPerson({ isLink: true }))).rejects.toMatchObject({ status: 403 })
})
