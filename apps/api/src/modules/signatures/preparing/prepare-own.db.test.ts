import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { payableFrom, withdrawalEnd } from '@kxo/domain/kernel/holidays'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { agreementConsentVersion } from '@kxo/domain/signatures/agreement-legal'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { endContracts } from '../withdrawing/end-contracts.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let learner: Persona
let event: number
const sheet = {
  objective: 'Calculer',
  content: 'Formules',
  prerequisites: 'Aucun',
  methods: 'Exercices',
  assessment: 'Quiz',
  sanction: 'Attestation',
}
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Anne', last_name: 'Roux' })
  learner = await tenant.aPerson({ first_name: 'Lou', last_name: 'Petit' })
  event = await anOpenEvent(tenant, { is_training: true, minutes: 420, price_ht: 100_000, sheet: JSON.stringify(sheet) })
  await teach('DESS de gestion')
  await declare('84690000069')
})

const on = (id: number) => ({ params: { client: tenant.name, id } })
const today = (): string => dayInZone(new Date(), defaultZone)
const declare = (activity_number: string | null) =>
  tenant.inTenant((db) => db.updateTable('entities').set({ activity_number, activity_region: 'Auvergne-Rhône-Alpes' }).execute())
async function teach(titles: string | null): Promise<void> {
  const partner = await tenant.aPartner()
  await tenant.inTenant(async (db) => {
    await db.insertInto('partners').values({ user_id: partner.id, kind: 2, status: 5, titles }).execute()
    await db.insertInto('event_partners').values({ event_id: event, user_id: partner.id, kind: 2, status: 5 }).execute()
  })
}
const order = (who = learner, of = event) => callAs(program, who, registrations.start, { ...on(of), body: { submit: true } })
const prepareOwn = (id: number, who = learner) => callAs(program, who, contract.prepareOwn, { ...on(id), body: {} })
const own = (id: number, who = learner) => callAs(program, who, contract.ownOne, on(id))
const sheetOf = (id: number) => callAs(program, learner, registrations.get, on(id))
const accept = () => callAs(program, learner, paymentsContract.acceptPlan, on(event))
async function work(name: 'send-agreement' | 'end-agreement'): Promise<void> {
  for (const data of await waitingJobs(program, tenant.id, name)) await runJobNow(program, tenant.id, name, data)
  await program.database.pool.query(`delete from pgboss.job where name = $1 and (data->>'tenant_id')::int = $2`, [name, tenant.id])
}
async function sign(id: number, who = learner): Promise<void> {
  await work('send-agreement')
  const { revision } = await own(id, who)
  const body = { revision, consent_version: agreementConsentVersion, typed_name: 'Lou Petit' }
  await callAs(program, who, contract.sign, { ...on(id), body })
}
const agreements = () => tenant.inTenant((db) => db.selectFrom('agreements').selectAll().where('kind', '=', 2).orderBy('id').execute())
const mailsOf = async (who: Persona) =>
  (await tenant.inTenant((db) => db.selectFrom('mails').select('moment').where('user_id', '=', who.id).execute())).map(
    ({ moment }) => moment,
  )

describe('FOR-10 a person who pays their own training signs before they order', () => {
  it('has it drawn up, signs it, and the schedule is open: the organisation countersigns afterwards', async () => {
    const { id, status } = await order()
    expect(status).toBe('toPay')
    expect((await sheetOf(id)).contract).toEqual({ is_signed: false })
    await expect(accept()).rejects.toMatchObject({ status: 409, code: 'contractToSign' })
    const { contract: drawn, lacking } = await prepareOwn(id)
    expect(lacking).toEqual([])
    expect(await own(drawn ?? 0)).toMatchObject({
      kind: 'individual',
      status: 'toSign',
      is_turn: true,
      codes: [],
      amount: 120_000,
      content: { learners: ['Lou Petit'], trainer_titles: expect.stringContaining('DESS de gestion') },
      people: [
        { side: 'party', is_self: true },
        { side: 'body', name: 'Anne Roux' },
      ],
    })
    await sign(drawn ?? 0)
    expect((await sheetOf(id)).contract).toEqual({ is_signed: true })
    expect(await own(drawn ?? 0)).toMatchObject({
      status: 'toSign',
      may_withdraw: true,
      withdrawal_until: withdrawalEnd(today(), { remote: true }),
      payable_from: payableFrom(today(), { remote: true }),
    })
    // It was before their eyes: they are not written to; whoever countersigns is.
    expect(await mailsOf(learner)).not.toContain('send_contract')
    expect(await mailsOf(admin)).toContain('sign_document')
    const { plan } = await accept()
    expect(plan[0]?.due_on).toBe(payableFrom(today(), { remote: true }))
    expect((await sheetOf(id)).status).toBe('registered')
    await sign(drawn ?? 0, admin)
    expect(await agreements()).toMatchObject([{ status: 6, concluded_on: today() }])
  })

  it('is one contract, however often and whoever prepared it', async () => {
    const { id } = await order()
    const { contract: drawn } = await prepareOwn(id)
    expect(await prepareOwn(id)).toEqual({ contract: drawn, lacking: [] })
    expect(await agreements()).toHaveLength(1)
    await sign(drawn ?? 0)
    expect(await prepareOwn(id)).toEqual({ contract: drawn, lacking: [] })

    const other = await tenant.aPerson()
    const { id: second } = await order(other)
    const items = [{ event, kind: 'individual' as const, company: null, user: other.id }]
    const { ids } = await callAs(program, admin, contract.prepare, { params: { client: tenant.name }, body: { items } })
    // Written by hand and not sent yet: it is the organisation’s to send.
    expect(await prepareOwn(second, other)).toEqual({ contract: null, lacking: [] })
    const body = { signatory: other.id, countersignatory: admin.id, order: 'partyFirst' as const, days: 15 }
    await callAs(program, admin, contract.request, { ...on(ids[0] ?? 0), body })
    expect(await prepareOwn(second, other)).toEqual({ contract: ids[0], lacking: [] })
    expect(await agreements()).toHaveLength(2)
  })

  it('keeps the place while its person reads, and once more when they sign', async () => {
    const { id } = await order()
    const hold = (at: Date) =>
      tenant.inTenant((db) => db.updateTable('registrations').set({ hold_expires_at: at }).where('id', '=', id).execute())
    const left = async () => ((await sheetOf(id)).hold_expires_at?.getTime() ?? 0) - Date.now()
    const soon = new Date(Date.now() + 60_000)
    await hold(soon)
    const { contract: drawn } = await prepareOwn(id)
    expect(await left()).toBeGreaterThan(20 * 60_000)
    await hold(soon)
    await prepareOwn(id)
    expect(await left()).toBeLessThan(2 * 60_000)
    await sign(drawn ?? 0)
    expect(await left()).toBeGreaterThan(20 * 60_000)
  })

  it('says what the organisation lacks, asks its responsible once, and goes on when it is written', async () => {
    await declare(null)
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ sheet: JSON.stringify({ ...sheet, methods: '' }) })
        .execute(),
    )
    const { id } = await order()
    for (let again = 0; again < 2; again++)
      expect(await prepareOwn(id)).toEqual({ contract: null, lacking: ['conduct', 'activity_number'] })
    const tasks = await tenant.inTenant((db) => db.selectFrom('tasks').select(['label', 'todo_user_id']).execute())
    expect(tasks).toEqual([{ label: 'Compléter le contrat de Lou Petit', todo_user_id: admin.id }])
    expect((await sheetOf(id)).hold_expires_at).toBeNull()
    await declare('84690000069')
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ sheet: JSON.stringify(sheet) })
        .execute(),
    )
    const { contract: drawn } = await prepareOwn(id)
    expect(await own(drawn ?? 0)).toMatchObject({ is_turn: true, content: { methods: 'Exercices' } })
  })

  it('follows the event until it is signed, and what somebody wrote by hand is left as it is', async () => {
    const { id } = await order()
    const { contract: drawn } = await prepareOwn(id)
    await work('send-agreement')
    const title = (text: string) => tenant.inTenant((db) => db.updateTable('events').set({ title: text }).where('id', '=', event).execute())
    await title('Conduire deux réunions')
    await prepareOwn(id)
    expect(await own(drawn ?? 0)).toMatchObject({ revision: 2, sha256: null, content: { title: 'Conduire deux réunions' } })
    const { version } = await callAs(program, admin, contract.read, on(drawn ?? 0))
    await callAs(program, admin, contract.change, { ...on(drawn ?? 0), body: { version, prior_level: 'Licence' } })
    await title('Conduire trois réunions')
    await prepareOwn(id)
    expect(await own(drawn ?? 0)).toMatchObject({ revision: 3, content: { title: 'Conduire deux réunions', prior_level: 'Licence' } })
  })

  it('is given up with the registration, and when a company comes to pay; a new one is drawn up for who begins again', async () => {
    const { id } = await order()
    const { contract: drawn } = await prepareOwn(id)
    await callAs(program, learner, registrations.cancel, { ...on(id), body: {} })
    await work('end-agreement')
    expect(await agreements()).toMatchObject([{ id: drawn, status: 9 }])

    const paid = await tenant.aPerson()
    const { id: second } = await order(paid)
    await prepareOwn(second, paid)
    await tenant.inTenant(async (db) => {
      await db.updateTable('registrations').set({ is_company_paid: true }).where('id', '=', second).execute()
    })
    await tenant.asMachine((context) => endContracts(context, [second]))
    await work('end-agreement')
    expect((await agreements()).map(({ status }) => status)).toEqual([9, 9])
    expect(await prepareOwn(second, paid)).toEqual({ contract: null, lacking: [] })
  })

  it('is theirs alone, and nothing where a company pays, where nothing is due, or where it is no training', async () => {
    const { id } = await order()
    for (const who of [admin, await tenant.aPerson()]) await expect(prepareOwn(id, who)).rejects.toMatchObject({ status: 404 })

    const companyPaid = await tenant.aPerson()
    const { id: begun } = await callAs(program, companyPaid, registrations.start, { ...on(event), body: {} })
    await tenant.inTenant((db) => db.insertInto('companies').values({ name: 'Tissages', siret: '40127356000003' }).execute())
    const none = { funder: null, funder_number: null, is_subrogated: false, purchase_order: null }
    await callAs(program, companyPaid, orderContract.sayPayer, {
      ...on(begun),
      body: { ...none, payer: 'company', siret: '40127356000003' },
    })
    await callAs(program, companyPaid, registrations.submit, { ...on(begun), body: {} })
    expect(await prepareOwn(begun, companyPaid)).toEqual({ contract: null, lacking: [] })
    expect((await callAs(program, companyPaid, registrations.get, on(begun))).contract).toBeNull()

    const [free, meeting] = [await anOpenEvent(tenant, { is_training: true, price_ht: 0 }), await anOpenEvent(tenant, { price_ht: 10_000 })]
    expect((await order(learner, free)).status).toBe('registered')
    const { id: paidMeeting } = await order(learner, meeting)
    expect((await sheetOf(paidMeeting)).contract).toBeNull()
    expect(await prepareOwn(paidMeeting)).toEqual({ contract: null, lacking: [] })
  })

  it('PRV-52: withdraws from what the organisation has not countersigned yet', async () => {
    const { id } = await order()
    const { contract: drawn } = await prepareOwn(id)
    await sign(drawn ?? 0)
    expect(await callAs(program, learner, contract.withdraw, { ...on(drawn ?? 0), body: {} })).toMatchObject({
      withdrawn_at: expect.any(Date),
      may_withdraw: false,
    })
    expect((await sheetOf(id)).status).toBe('cancelled')
    await work('end-agreement')
    expect(await agreements()).toMatchObject([{ status: 9 }])
  })

  it('by the link of a visitor, is signed with the code of the mail (FOR-33)', async () => {
    const visitor = await tenant.aPerson({ isLink: true })
    const { id } = await order(visitor)
    const { contract: drawn } = await prepareOwn(id, visitor)
    await work('send-agreement')
    expect((await own(drawn ?? 0, visitor)).codes).toMatchObject([{ by: 'mail' }])
    await expect(sign(drawn ?? 0, visitor)).rejects.toMatchObject({ status: 422 })
  })
})
