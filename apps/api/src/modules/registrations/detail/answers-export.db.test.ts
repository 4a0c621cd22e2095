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

async function exported(questions: { name: string; label: string; input_type?: number }[], answered: Record<string, string>[]) {
  const form = await tenant.inTenant((db) => aPublishedForm(db, 'Disponibilités', questions))
  const event = await anOpenEvent(tenant, { form_id: form.form_id })
  for (const answers of answered)
    await callAs(program, await tenant.aPerson(), contract.start, {
      params: { client: tenant.name, id: event },
      body: { submit: true, answers },
    })
  const { token } = await tenant.anAdmin()
  const filters = `event=${event}&sort=created_at&columns=${form.questions.map((id) => `answer_${id}`).join(',')}`
  const file = async (format: string) =>
    (
      await program.app.inject({
        method: 'GET',
        url: `/api/clients/${tenant.name}/guests/?${filters}&format=${format}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).rawPayload
  const { sheets } = await readXlsx(await file('xlsx'))
  return { csv: String(await file('csv')).replace('\uFEFF', ''), rows: sheets[0]!.rows.slice(1) }
}

it('FEC-09 a day answered is written as the days of the list are: JJ/MM/AAAA in a CSV, a date in a workbook', async () => {
  const questions = [
    { name: 'jour', label: 'Jour préféré', input_type: 3 },
    { name: 'repas', label: 'Repas' },
  ]
  const { csv, rows } = await exported(questions, [{ jour: '2027-03-12', repas: '2027' }, { repas: 'Poisson' }])
  expect(csv).toBe('Jour préféré;Repas\r\n12/03/2027;2027\r\n;Poisson\r\n')
  expect(rows[0]![0]).toEqual(new Date('2027-03-12T00:00:00Z'))
})

it('FEC-09 a number answered is a number of the workbook, and has a decimal comma in a CSV; a postcode keeps its zero', async () => {
  const questions = [
    { name: 'taille', label: 'Taille', input_type: 2 },
    { name: 'avis', label: 'Avis', input_type: 14 },
    { name: 'code', label: 'Code postal', input_type: 2 },
    { name: 'repas', label: 'Repas' },
  ]
  const { csv, rows } = await exported(questions, [{ taille: '-12.5', avis: '4', code: '01230', repas: '12' }, { taille: '1204' }])
  expect(csv).toBe('Taille;Avis;Code postal;Repas\r\n-12,5;4;01230;12\r\n1204;;;\r\n')
  expect(rows[0]).toEqual([-12.5, 4, '01230', '12'])
  expect(rows[1]![0]).toBe(1204)
})
