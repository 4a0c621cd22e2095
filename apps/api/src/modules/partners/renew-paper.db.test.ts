import { partnerRecordsContract as contract } from '@kxo/domain/partners/records/record-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendDueAt } from '../../testing/send-due-at.ts'
import { aTenant, callAs, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { label: 'Forma' })
})
afterAll(() => program.close())

test('a month before a paper in hand expires its partner is asked for the new one, once, and no more once it came', async () => {
  const admin = await tenant.anAdmin()
  const paul = await tenant.aPerson({ first_name: 'Paul', last_name: 'Girard' })
  const params = { client: tenant.name }
  const { id: partner_id } = await callAs(program, admin, contract.create, { params, body: { user_id: paul.id, kind: 'provider' } })
  const { id: file_id } = await tenant.inTenant((db) =>
    db
      .insertInto('files')
      .values({ name: 'a.pdf', content_type: 'application/pdf', size: 1, sha256: 'x', storage_key: `${tenant.id}/paper` })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const paper = (name: string, expires_on: string, file: number | null = file_id) =>
    tenant.inTenant(async (db) => {
      const document = { category: 12, name, status: 4, user_id: paul.id }
      const stored =
        file === null
          ? null
          : await db
              .insertInto('documents')
              .values({ ...document, file_id: file })
              .returning('id')
              .executeTakeFirstOrThrow()
      await db
        .insertInto('document_requests')
        .values({
          partner_id,
          user_id: paul.id,
          name,
          expires_on,
          document_id: stored?.id ?? null,
          created_at: new Date('2027-01-02T08:00:00Z'),
        })
        .execute()
    })
  await paper('Vigilance', '2027-06-30')
  await paper('Diplôme', '2027-06-30', null)
  await paper('Assurance', '2027-09-30')
  const renewalSubjects = async () =>
    (
      await tenant.inTenant((db) => db.selectFrom('mails').select(['subject', 'body_text']).where('moment', '=', 'renew_paper').execute())
    ).map(({ subject }) => subject)
  await sendDueAt(program, tenant.id, new Date('2027-05-30T12:00:00Z'))
  expect(await renewalSubjects()).toEqual([])
  await sendDueAt(program, tenant.id, new Date('2027-05-31T12:00:00Z'))
  await sendDueAt(program, tenant.id, new Date('2027-05-31T13:00:00Z'))
  expect(await renewalSubjects()).toEqual(['Pièce à renouveler\u00A0: Vigilance'])
  await paper('Assurance', '2028-09-30')
  await sendDueAt(program, tenant.id, new Date('2027-08-31T12:00:00Z'))
  expect(await renewalSubjects()).toHaveLength(1)
})
