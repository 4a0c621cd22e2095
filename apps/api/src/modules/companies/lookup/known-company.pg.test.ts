import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noAdvisoryLock, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type Refused, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})

const crowd = 12
/** The same company added by many at once: how many were made, and what the others were told. */
async function addAtOnce(body: (index: number) => object): Promise<{ made: number; codes: Set<string> }> {
  const results = await Promise.allSettled(
    Array.from({ length: crowd }, (_, index) =>
      callAs(program, admin, contract.create, { params: { client: tenant.name }, body: body(index) as never }),
    ),
  )
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Refused).code] : []))
  const made = await tenant.inTenant((db) => db.selectFrom('companies').select('id').execute())
  return { made: made.length, codes: new Set(codes) }
}

/** The same program with its wait for the writers of one name taken away. */
const withoutNameLock = async <T>(work: () => Promise<T>): Promise<T> =>
  (await withoutProtection(program, { strip: noAdvisoryLock }, work)).result

describe('a company added by many at once', () => {
  it('is one: same name at the same place, written with other accents and capitals', async () => {
    const body = (index: number) => ({ name: index % 2 ? 'Café du Port' : 'CAFE DU PORT', code_postal: '44000' })
    expect(await addAtOnce(body)).toEqual({ made: 1, codes: new Set(['alreadyKnown']) })
  })

  it('control: without the wait, several are made', control, async () => {
    const body = () => ({ name: 'Café du Port', code_postal: '44000' })
    expect((await withoutNameLock(() => addAtOnce(body))).made).toBeGreaterThan(1)
  })

  it('is one: same SIRET under different names, whatever the wait; the database holds it', async () => {
    const body = (index: number) => ({ name: `Nom ${index}`, siret: '73282932000074' })
    expect(await withoutNameLock(() => addAtOnce(body))).toEqual({ made: 1, codes: new Set(['alreadyKnown']) })
  })
})
