import { documentCategory } from '@kxo/domain/documents/category'
import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { agreementConsentVersion } from '@kxo/domain/signatures/agreement-legal'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { templatesContract } from '@kxo/domain/templates/contract'
import { readyContent } from '@kxo/domain/templates/ready'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { readFile } from '../../documents/index.ts'
import { getAgreement } from '../queries.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let referent: Persona
let agreement: number
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
const sheet = {
  objective: 'Calculer',
  content: 'Tableaux',
  prerequisites: 'Aucun',
  methods: 'Exercices',
  assessment: 'Quiz',
  sanction: 'Attestation',
}
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Anne', last_name: 'Roux' })
  const company = await tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('companies')
          .values({ name: 'Tissages du Rhône', siret: '40127356000003' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
  referent = await tenant.aReferent(company)
  const learner = await tenant.aPerson({ first_name: 'Lou', last_name: 'Petit' })
  const event = await anOpenEvent(tenant, { is_training: true, minutes: 420, price_ht: 100_000, sheet: JSON.stringify(sheet) })
  await tenant.inTenant(async (db) => {
    await db
      .updateTable('entities')
      .set({ activity_number: '52441234567', activity_region: '52', representative: 'Anne Directrice' })
      .execute()
    const { id } = await db
      .insertInto('registrations')
      .values({ event_id: event, user_id: learner.id, status: registrationStatus.codeOf('registered'), code: `S${event}-${learner.id}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('registration_payers')
      .values({ registration_id: id, kind: payerKind.codeOf('company'), company_id: company })
      .execute()
    const partner = await tenant.aPartner()
    await db.insertInto('partners').values({ user_id: partner.id, kind: 2, status: 5, titles: 'Maîtrise', activity_number: null }).execute()
    await db.insertInto('event_partners').values({ event_id: event, user_id: partner.id, kind: 2, status: 5, fee: 60_000 }).execute()
  })
  const [lacking] = await callAs(program, admin, contract.missing, { ...at({}), query: { morph: 'company', event } })
  const items = [{ event, kind: lacking!.kind, company: lacking!.company_id, user: null }]
  const { ids } = await callAs(program, admin, contract.prepare, { ...at({}), body: { items } })
  agreement = ids[0]!
})

const at = <P extends object>(params: P) => ({ params: { client: tenant.name, ...params } })
const content = (text: string, more: object = {}) => {
  const ready = readyContent('contract')
  return { ...ready, ...more, en: null, fr: { ...ready.fr, opening: documentOfParagraphs(text), footer: 'Pied {{company.name}}' } }
}
async function aDefault(text: string, more: object = {}): Promise<number> {
  const body = { name: 'Convention', category: 'contract' as const, entity_id: null, content: content(text, more) }
  const { id } = await callAs(program, admin, templatesContract.create, { ...at({}), body })
  await callAs(program, admin, templatesContract.setDefault, { ...at({ id }), body: { is_default: true } })
  return id
}
async function work(name: 'send-agreement' | 'seal-agreement'): Promise<void> {
  for (const data of await waitingJobs(program, tenant.id, name)) await runJobNow(program, tenant.id, name, data)
  await program.database.pool.query(`delete from pgboss.job where name = $1 and (data->>'tenant_id')::int = $2`, [name, tenant.id])
}
const request = () =>
  callAs(program, admin, contract.request, {
    ...at({ id: agreement }),
    body: { signatory: referent.id, countersignatory: admin.id, order: 'partyFirst', days: 15 },
  })
const textOf = (file: 'file_id' | 'sealed_file_id') =>
  tenant.asMachine(async (context) => {
    const row = await getAgreement(context.db, agreement)
    return (await printedText((await readFile(context, row[file]!)).bytes)).join(' ')
  })
const sign = (who: Persona) =>
  callAs(program, who, contract.sign, {
    ...at({ id: agreement }),
    body: { typed_name: 'Nom', consent_version: agreementConsentVersion, revision: 1 },
  })

test('what is signed is what was read: the model of the print to sign stays that of the sealed one', async () => {
  const id = await aDefault('Convention avec {{company.name}} pour {{event.name}}', { party_first: true, signs_apart: true })
  await request()
  await work('send-agreement')
  const read = await textOf('file_id')
  for (const said of ['Convention avec Tissages du Rhône pour', 'Pied Tissages du Rhône', 'L6353-1']) expect(read).toContain(said)
  expect(read.lastIndexOf('Le cocontractant')).toBeLessThan(read.lastIndexOf('L’organisme de formation'))
  // Worded again, renamed and put away meanwhile: nothing of it shows.
  await callAs(program, admin, templatesContract.save, {
    ...at({ id }),
    body: { name: 'Convention', entity_id: null, reason: '', version: 1, content: content('Tout autre chose') },
  })
  await tenant.inTenant((db) => db.updateTable('companies').set({ name: 'Renommée' }).execute())
  await callAs(program, admin, templatesContract.archive, { ...at({ id }), body: { is_archived: true } })
  await sign(referent)
  await sign(admin)
  await work('seal-agreement')
  const sealed = await textOf('sealed_file_id')
  expect(sealed).toContain('Convention avec Tissages du Rhône pour')
  expect(sealed).not.toContain('Tout autre chose')
  const document = await tenant.inTenant((db) =>
    db
      .selectFrom('documents')
      .select(['template_id', 'template_version'])
      .where('category', '=', documentCategory.codeOf('contract'))
      .executeTakeFirstOrThrow(),
  )
  expect(document).toEqual({ template_id: id, template_version: 1 })
})

test('one printed before any model was there is sealed as it was read', async () => {
  await request()
  await work('send-agreement')
  await aDefault('Trop tard')
  await sign(referent)
  await sign(admin)
  await work('seal-agreement')
  expect(await textOf('sealed_file_id')).not.toContain('Trop tard')
})

test('a sample is seen on an agreement or an example, and leaves it as it is', async () => {
  const offered = await callAs(program, admin, templatesContract.records, { ...at({}), query: { category: 'contract', q: 'tissages' } })
  expect(offered).toEqual([{ id: agreement, label: expect.stringContaining('Tissages du Rhône') }])
  for (const record of [agreement, null]) {
    const { statusCode, rawPayload } = await program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/doctemplate-preview/`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { category: 3, language: 'fr', content: content('Vu ici'), record },
    })
    expect(statusCode).toBe(200)
    const text = (await printedText(rawPayload)).join(' ')
    for (const said of ['Vu ici', 'SPÉCIMEN']) expect(text).toContain(said)
  }
  expect((await tenant.inTenant((db) => getAgreement(db, agreement))).file_id).toBeNull()
})
