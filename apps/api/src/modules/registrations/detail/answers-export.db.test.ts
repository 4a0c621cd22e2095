import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPublishedForm } from '../../../testing/a-published-form.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

it('FEC-09 a day answered is written as the days of the list are: JJ/MM/AAAA in a CSV, a date in a workbook', async () => {
  const { form_id, questions } = await tenant.inTenant((db) =>
    aPublishedForm(db, 'Disponibilités', [
      { name: 'jour', label: 'Jour préféré', input_type: 3 },
      { name: 'repas', label: 'Repas' },
    ]),
  )
  const event = await anOpenEvent(tenant, { form_id })
  const answered: Record<string, string>[] = [{ jour: '2027-03-12', repas: '2027' }, { repas: 'Poisson' }]
  for (const answers of answered)
    await callAs(program, await tenant.aPerson(), contract.start, {
      params: { client: tenant.name, id: event },
      body: { submit: true, answers },
    })
  const { token } = await tenant.anAdmin()
  const filters = `event=${event}&sort=created_at&columns=answer_${questions[0]},answer_${questions[1]}`
  const file = async (format: string) =>
    (
      await program.app.inject({
        method: 'GET',
        url: `/api/clients/${tenant.name}/guests/?${filters}&format=${format}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).rawPayload
  expect(String(await file('csv')).replace('\uFEFF', '')).toBe('Jour préféré;Repas\r\n12/03/2027;2027\r\n;Poisson\r\n')
  const { sheets } = await readXlsx(await file('xlsx'))
  expect(sheets[0]!.rows[1]![0]).toEqual(new Date('2027-03-12T00:00:00Z'))
})
