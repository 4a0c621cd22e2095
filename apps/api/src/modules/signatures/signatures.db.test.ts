import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { payableFrom, withdrawalEnd } from '@kxo/domain/kernel/holidays'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { duesContract } from '@kxo/domain/registrations/dues/dues-contract'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { agreementConsentVersion } from '@kxo/domain/signatures/agreement-legal'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { documentSignature } from '@kxo/domain/signatures/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { sendDueAt, tomorrowAfternoon } from '../../testing/send-due-at.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { openPersonalLink } from '../identity/links/open-link.ts'
import { agreedOn, findRegistration } from '../registrations/index.ts'
import { readPrint } from './printing/read-print.ts'
import { getAgreement } from './queries.ts'
import { linkHash } from './signing/append-signature.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let referent: Persona
let learner: Persona
let company: number
let event: number
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const sheet = {
  objective: 'Calculer',
  content: 'Formules et tableaux',
  prerequisites: 'Aucun',
  methods: 'Exercices',
  assessment: 'Quiz',
  sanction: 'Attestation',
}
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Anne', last_name: 'Roux' })
  company = await tenant.inTenant(
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
  learner = await tenant.aPerson({ first_name: 'Lou', last_name: 'Petit' })
  event = await anOpenEvent(tenant, { is_training: true, minutes: 420, price_ht: 100_000, sheet: JSON.stringify(sheet) })
})

const inTenant = <Params extends object>(params: Params) => ({ params: { client: tenant.name, ...params } })
const today = (): string => dayInZone(new Date(), defaultZone)

/** A registration whose payer is known. */
async function register(who: Persona, payer: 'self' | 'company', status: 'toPay' | 'registered' = 'registered'): Promise<number> {
  return tenant.inTenant(async (db) => {
    const { id } = await db
      .insertInto('registrations')
      .values({ event_id: event, user_id: who.id, status: registrationStatus.codeOf(status), code: `S${event}-${who.id}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const company_id = payer === 'company' ? company : null
    await db
      .insertInto('registration_payers')
      .values({ registration_id: id, kind: payerKind.codeOf(payer), company_id })
      .execute()
    return id
  })
}
/** Somebody who teaches, with what the law asks of them or without. */
const teach = async (titles: string | null, activity_number: string | null = null): Promise<Persona> => {
  const partner = await tenant.aPartner()
  await tenant.inTenant(async (db) => {
    await db.insertInto('partners').values({ user_id: partner.id, kind: 2, status: 5, titles, activity_number }).execute()
    await db.insertInto('event_partners').values({ event_id: event, user_id: partner.id, kind: 2, status: 5, fee: 60_000 }).execute()
  })
  return partner
}
const missing = (morph?: 'company' | 'user' | 'partner' | 'event', who: Persona = admin) =>
  callAs(program, who, contract.missing, { ...inTenant({}), query: { morph, event } })
const read = (id: number, who: Persona = admin) => callAs(program, who, contract.read, inTenant({ id }))
/** Prepares the one that is missing for a payer. */
async function prepared(payer: 'self' | 'company' = 'company'): Promise<number> {
  const [one] = await missing(payer === 'self' ? 'user' : 'company')
  if (!one) throw new Error('nothing to prepare')
  const items = [{ event, kind: one.kind, company: one.company_id, user: one.user_id }]
  const { ids } = await callAs(program, admin, contract.prepare, { ...inTenant({}), body: { items } })
  return ids[0] ?? 0
}
const requestBody = (change: object = {}) => ({
  signatory: referent.id,
  countersignatory: admin.id,
  order: 'partyFirst' as const,
  days: 15,
  ...change,
})
const request = (id: number, change: object = {}) =>
  callAs(program, admin, contract.request, { ...inTenant({ id }), body: requestBody(change) })
/** What the worker does next of a kind. */
async function work(name: 'send-agreement' | 'seal-agreement'): Promise<void> {
  for (const data of await waitingJobs(program, tenant.id, name)) await runJobNow(program, tenant.id, name, data)
  await program.database.pool.query(`delete from pgboss.job where name = $1 and (data->>'tenant_id')::int = $2`, [name, tenant.id])
}
const sent = async (id: number, change: object = {}) => {
  await request(id, change)
  await work('send-agreement')
}
const own = (id: number, who: Persona) => callAs(program, who, contract.ownOne, inTenant({ id }))
/** Asks for the code of a link, and reads it where it arrives. */
async function codeFor(who: Persona, id: number, by: 'mail' | 'sms' = 'mail'): Promise<string> {
  await callAs(program, who, contract.sendCode, { ...inTenant({ id }), body: { by } })
  const text = await tenant.inTenant(async (db) =>
    by === 'mail'
      ? (
          await db
            .selectFrom('mails')
            .select('body_text as text')
            .where('recipient', '=', who.mail)
            .where('moment', '=', 'validation_code')
            .orderBy('id', 'desc')
            .executeTakeFirst()
        )?.text
      : (await db.selectFrom('sms').select('body as text').where('user_id', '=', who.id).orderBy('id', 'desc').executeTakeFirst())?.text,
  )
  return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
}
const signAs = async (who: Persona, id: number, revision = 1, code?: string) =>
  callAs(program, who, contract.sign, {
    ...inTenant({ id }),
    body: { typed_name: 'Camille Durand', consent_version: agreementConsentVersion, revision, ...(code !== undefined && { code }) },
  })
const mailsOf = (mail: string) =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select(['moment', 'html', 'attachments']).where('recipient', '=', mail).orderBy('id').execute(),
  )
/** The restricted session a person without a password gets by the link of their mail. */
async function byLink(who: Persona): Promise<Persona> {
  const html = (await mailsOf(who.mail)).at(-1)?.html ?? ''
  const code = /lien-sms\/([\w-]+)/.exec(html)?.[1] ?? ''
  const opened = await tenant.asMachine((context) => openPersonalLink(context, { params: { client: tenant.name, code } } as never))
  return { ...who, token: opened.session.access }
}

describe('what is to prepare', () => {
  it('FOR-01: a company that pays is proposed a convention, who pays alone a contract, each with its reason', async () => {
    await register(learner, 'self', 'toPay')
    const [first, second] = [await tenant.aPerson({ first_name: 'Ana', last_name: 'Diaz' }), await tenant.aPerson()]
    await register(first, 'company')
    await register(second, 'company')
    const all = await missing()
    expect(all.map(({ kind, reason, party, people }) => ({ kind, reason, party, people: people.length }))).toEqual(
      expect.arrayContaining([
        { kind: 'individual', reason: 'individual', party: 'Lou Petit', people: 1 },
        { kind: 'convention', reason: 'company', party: 'Tissages du Rhône', people: 2 },
      ]),
    )
    expect((await missing('company')).map(({ kind }) => kind)).toEqual(['convention'])
    expect((await missing('user')).map(({ kind }) => kind)).toEqual(['individual'])
  })

  it('who teaches is proposed a subcontract when they are a training body, which restricted administrators do not see', async () => {
    await teach(null, '52441234567')
    await teach('Consultant')
    expect((await missing('partner')).map(({ kind }) => kind).toSorted()).toEqual(['service', 'subcontract'])
    const limited = await tenant.anAdmin({ is_restricted: 2 })
    await expect(missing('partner', limited)).rejects.toMatchObject({ status: 403 })
    expect(await missing(undefined, limited)).toEqual([])
  })

  it('what is prepared is no longer missing, twice is refused, and a rejected one is to prepare again', async () => {
    await register(learner, 'company')
    const id = await prepared()
    expect(await missing()).toEqual([])
    const items = [{ event, kind: 'convention' as const, company, user: null }]
    await expect(callAs(program, admin, contract.prepare, { ...inTenant({}), body: { items } })).rejects.toMatchObject({
      status: 409,
      code: 'nothingToPrepare',
    })
    await callAs(program, admin, contract.cancel, { ...inTenant({ id }), body: { reason: 'Erreur de payeur' } })
    expect(await missing()).toHaveLength(1)
  })

  it('is filled from the event, its price, its payer and who organises it', async () => {
    await register(learner, 'company')
    const { content, amount, lacking, reference, status } = await read(await prepared())
    expect(content).toMatchObject({
      objective: 'Calculer',
      programme: 'Formules et tableaux',
      learners: ['Lou Petit'],
      party: { name: 'Tissages du Rhône', siret: '40127356000003' },
      body: { name: 'Atelier des Savoirs SAS' },
    })
    expect([amount, content.amount_ht, lacking, status]).toEqual([120_000, 100_000, [], 'created'])
    expect(reference).toMatch(/^CF-\d{4}-\d{4,}$/)
  })

  it('only who writes in the space prepares', async () => {
    await register(learner, 'company')
    const items = [{ event, kind: 'convention' as const, company, user: null }]
    for (const who of [await tenant.anAdmin({ is_restricted: 1 }), referent, learner])
      await expect(callAs(program, who, contract.prepare, { ...inTenant({}), body: { items } })).rejects.toMatchObject({ status: 403 })
    await expect(missing(undefined, referent)).rejects.toMatchObject({ status: 403 })
  })
})

describe('FOR-04: nobody signs a contract that lacks one of its five items', () => {
  it('says which, until it is written', async () => {
    await register(learner, 'self', 'toPay')
    await teach(null)
    const id = await prepared('self')
    expect(await read(id)).toMatchObject({ status: 'toComplete', lacking: ['trainers'] })
    await expect(request(id, { signatory: learner.id })).rejects.toMatchObject({
      status: 409,
      code: 'lacksMentions',
      message: 'Signature impossible\u00A0: indiquez les diplômes, titres ou références des formateurs',
    })
    const { version } = await read(id)
    const body = { version, trainer_titles: 'Camille Durand\u00A0: DESS de gestion' }
    expect(await callAs(program, admin, contract.change, { ...inTenant({ id }), body })).toMatchObject({ status: 'created', lacking: [] })
    await expect(callAs(program, admin, contract.change, { ...inTenant({ id }), body })).rejects.toMatchObject({ status: 409 })
    expect(await request(id, { signatory: learner.id })).toMatchObject({ status: 'toSign' })
  })
})

describe('signing', () => {
  it('the party then the body sign, with their evidence chained; both receive the sealed PDF', async () => {
    await register(learner, 'company')
    const id = await prepared()
    await sent(id)
    expect((await mailsOf(referent.mail)).map(({ moment }) => moment)).toEqual(['send_contract'])
    await expect(signAs(admin, id)).rejects.toMatchObject({ status: 409, code: 'notYourTurn' })
    expect(await own(id, referent)).toMatchObject({ is_turn: true, revision: 1, status: 'toSign' })
    expect(await signAs(referent, id)).toMatchObject({ signed: 1, is_turn: false })
    expect((await mailsOf(admin.mail)).map(({ moment }) => moment)).toContain('sign_document')
    expect(await signAs(admin, id)).toMatchObject({ signed: 2, status: 'signed' })
    await work('seal-agreement')
    const [row, chain] = await tenant.inTenant(async (db) => [
      await db.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      await db.selectFrom('agreement_signatures').selectAll().where('agreement_id', '=', id).orderBy('id').execute(),
    ])
    expect(chain.map(({ previous_hash }) => previous_hash)).toEqual(['', chain[0]?.hash])
    expect(row.last_hash).toBe(chain[1]?.hash)
    for (const { id: _, tenant_id: __, previous_hash, hash, evidence, ...link } of chain) {
      expect(linkHash(previous_hash, { ...link, evidence: evidence as never })).toBe(hash)
      expect(evidence).toMatchObject({ mode: 'account', document_sha256: row.sha256, revision: 1, reference: row.reference })
    }
    for (const { mail } of [referent, admin]) {
      const last = (await mailsOf(mail)).at(-1)
      expect(last?.moment).toBe('document_signed')
      expect(last?.attachments).toHaveLength(1)
    }
    const file = await program.app.inject({
      url: `/api/clients/${tenant.name}/contracts/${id}/file/`,
      headers: { authorization: `Bearer ${referent.token}` },
    })
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect(file.rawPayload.toString('latin1')).toContain('/ByteRange')
    const document = await tenant.inTenant((db) =>
      db
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', row.document_id ?? 0)
        .executeTakeFirst(),
    )
    expect(document).toMatchObject({ category: 3, status: 6, company_id: company, event_id: event })
  })

  it('the body may sign first; the party waits for it', async () => {
    await register(learner, 'company')
    const id = await prepared()
    await sent(id, { order: 'bodyFirst' })
    expect((await mailsOf(admin.mail)).map(({ moment }) => moment)).toEqual(['send_contract'])
    await expect(signAs(referent, id)).rejects.toMatchObject({ code: 'notYourTurn' })
    await signAs(admin, id)
    expect(await signAs(referent, id)).toMatchObject({ status: 'signed' })
  })

  it('a second signature of the same person changes nothing, and nobody signs for another', async () => {
    await register(learner, 'company')
    const id = await prepared()
    await sent(id)
    await signAs(referent, id)
    expect(await signAs(referent, id)).toMatchObject({ signed: 1 })
    await expect(signAs(await tenant.aReferent(company), id)).rejects.toMatchObject({ status: 404 })
    await expect(signAs(learner, id)).rejects.toMatchObject({ status: 404 })
    await expect(own(id, await tenant.aPerson())).rejects.toMatchObject({ status: 404 })
  })

  it('a change of content after a signature makes it fall, and it is asked for again', async () => {
    await register(learner, 'company')
    const id = await prepared()
    await sent(id)
    await signAs(referent, id)
    const { version } = await read(id)
    const changed = await callAs(program, admin, contract.change, { ...inTenant({ id }), body: { version, objective: 'Calculer vite' } })
    expect(changed).toMatchObject({ status: 'toSign', signed: 0, fallen: 1, sha256: null })
    await expect(signAs(referent, id)).rejects.toMatchObject({
      status: 409,
      code: 'contentChanged',
      message: 'Le contenu a changé\u00A0: une nouvelle signature est nécessaire.',
    })
    await expect(signAs(referent, id, 2)).rejects.toMatchObject({ code: 'notReady' })
    await work('send-agreement')
    expect((await mailsOf(referent.mail)).map(({ moment }) => moment)).toEqual(['send_contract', 'send_contract'])
    await signAs(referent, id, 2)
    expect(await signAs(admin, id, 2)).toMatchObject({ status: 'signed' })
    await expect(
      callAs(program, admin, contract.change, { ...inTenant({ id }), body: { version: (await read(id)).version, objective: 'Autre' } }),
    ).rejects.toMatchObject({ status: 409, code: 'wrongAgreementStatus' })
  })

  it('past its day a request no longer opens, until it is sent again', async () => {
    await register(learner, 'company')
    const id = await prepared()
    await sent(id)
    await tenant.inTenant((db) => db.updateTable('agreements').set({ deadline: '2020-01-01' }).where('id', '=', id).execute())
    expect(await read(id)).toMatchObject({ status: 'toSign', is_expired: true })
    await expect(signAs(referent, id)).rejects.toMatchObject({ code: 'requestExpired' })
    await expect(callAs(program, admin, contract.remind, { ...inTenant({ id }), body: {} })).rejects.toMatchObject({
      code: 'requestExpired',
    })
    expect(await request(id, { days: 30 })).toMatchObject({ is_expired: false })
    await expect(request(id, { days: 31 })).rejects.toThrow('max')
  })

  it('one refuses with a reason, which reaches who prepared it; the organisation gives one up', async () => {
    await register(learner, 'company')
    const id = await prepared()
    await sent(id)
    await expect(callAs(program, learner, contract.refuse, { ...inTenant({ id }), body: { reason: 'Non' } })).rejects.toMatchObject({
      status: 404,
    })
    const refused = await callAs(program, referent, contract.refuse, { ...inTenant({ id }), body: { reason: 'Le prix a changé' } })
    expect(refused).toMatchObject({ status: 'rejected', reject_reason: 'Le prix a changé' })
    expect((await mailsOf(admin.mail)).map(({ moment }) => moment)).toEqual(['signature_refused'])
    await expect(signAs(referent, id)).rejects.toMatchObject({ code: 'wrongAgreementStatus' })
  })

  it('only somebody of the company signs for it, and not on both sides', async () => {
    await register(learner, 'company')
    const id = await prepared()
    await expect(request(id, { signatory: learner.id })).rejects.toMatchObject({ code: 'noSignatory' })
    await expect(request(id, { signatory: admin.id })).rejects.toMatchObject({ code: 'sameSignatory' })
    await expect(request(id, { countersignatory: learner.id })).rejects.toMatchObject({ code: 'noSignatory' })
  })

  it('reminders leave by hand, then five and twelve days after the request, while somebody is awaited', async () => {
    await register(learner, 'company')
    const id = await prepared()
    await sent(id)
    expect(await callAs(program, admin, contract.remind, { ...inTenant({ id }), body: {} })).toEqual({ name: 'Camille Durand' })
    await sendDueAt(program, tenant.id, new Date(tomorrowAfternoon().getTime() + 4 * 86_400_000))
    const moments = async () => (await mailsOf(referent.mail)).map(({ moment }) => moment)
    expect(await moments()).toEqual(['send_contract', 'remind_sign_document', 'remind_sign_document'])
  })
})

describe('a contract of one who pays alone', () => {
  /** Prepared, sent and signed by both sides online. */
  async function concluded(): Promise<{ id: number; registration: number }> {
    const registration = await register(learner, 'self', 'toPay')
    await teach('DESS de gestion')
    const id = await prepared('self')
    await sent(id, { signatory: learner.id })
    await signAs(learner, id)
    await signAs(admin, id)
    return { id, registration }
  }
  const agreed = (registration: number) =>
    tenant.asMachine(async (context) => {
      const row = await findRegistration(context.db, registration)
      if (!row) throw new Error('no registration')
      return agreedOn(context, row)
    })

  it('FOR-11, FOR-12: signed online, it opens fourteen days to withdraw, then payment; nothing is payable before it is signed', async () => {
    const registration = await register(learner, 'self', 'toPay')
    await teach('DESS de gestion')
    const id = await prepared('self')
    expect(await agreed(registration)).toEqual({ signed_on: today(), remote: true, is_to_sign: true })
    await sent(id, { signatory: learner.id })
    await signAs(learner, id)
    expect(await agreed(registration)).toEqual({ signed_on: today(), remote: true, is_to_sign: false })
    const signed = await signAs(admin, id)
    expect(signed).toMatchObject({
      withdrawal_until: withdrawalEnd(today(), { remote: true }),
      payable_from: payableFrom(today(), { remote: true }),
    })
    expect(await agreed(registration)).toEqual({ signed_on: today(), remote: true, is_to_sign: false })
  })

  it('FOR-10, FOR-12: the place is not final before the contract is signed; its signature then dates the schedule', async () => {
    await teach('DESS de gestion')
    await callAs(program, learner, registrationsContract.start, { ...inTenant({ id: event }), body: { submit: true } })
    const id = await prepared('self')
    const accept = () => callAs(program, learner, paymentsContract.acceptPlan, inTenant({ id: event }))
    await expect(accept()).rejects.toMatchObject({ status: 409, code: 'contractToSign' })
    await sent(id, { signatory: learner.id })
    await expect(accept()).rejects.toMatchObject({ code: 'contractToSign' })
    await signAs(learner, id)
    expect(await callAs(program, learner, paymentsContract.eventPayment, inTenant({ id: event }))).toMatchObject({
      is_contract_to_sign: false,
    })
    await signAs(admin, id)
    await tenant.inTenant((db) => db.updateTable('agreements').set({ concluded_on: '2026-03-02', place: 1 }).where('id', '=', id).execute())
    const { plan } = await callAs(program, learner, paymentsContract.eventPayment, inTenant({ id: event }))
    expect(plan[0]).toEqual({ due_on: payableFrom('2026-03-02', { remote: false }), amount: 36_000 })
  })

  it('PRV-52: the person withdraws in time: the registration is cancelled and a dated receipt leaves', async () => {
    const { id, registration } = await concluded()
    expect(await own(id, learner)).toMatchObject({ may_withdraw: true })
    await expect(callAs(program, admin, contract.withdraw, { ...inTenant({ id }), body: {} })).rejects.toMatchObject({ status: 403 })
    const ended = await callAs(program, learner, contract.withdraw, { ...inTenant({ id }), body: {} })
    expect(ended).toMatchObject({ may_withdraw: false, withdrawn_at: expect.any(Date) })
    const { status } = await tenant.inTenant((db) =>
      db.selectFrom('registrations').select('status').where('id', '=', registration).executeTakeFirstOrThrow(),
    )
    expect(registrationStatus.keyOf(status)).toBe('cancelled')
    expect((await mailsOf(learner.mail)).map(({ moment }) => moment)).toContain('contract_withdrawal_receipt')
    await expect(callAs(program, learner, contract.withdraw, { ...inTenant({ id }), body: {} })).rejects.toMatchObject({
      code: 'noWithdrawal',
    })
  })

  it('the organisation records a withdrawal that came in time, and none that came late or tomorrow', async () => {
    const { id } = await concluded()
    const record = (day: string) => callAs(program, admin, contract.recordWithdrawal, { ...inTenant({ id }), body: { day } })
    await expect(record('2999-01-01')).rejects.toMatchObject({ code: 'signedInFuture' })
    await tenant.inTenant((db) => db.updateTable('agreements').set({ withdrawal_until: '2020-01-01' }).where('id', '=', id).execute())
    await expect(record(today())).rejects.toMatchObject({ code: 'tooLateToWithdraw' })
    expect(await record('2020-01-01')).toMatchObject({ withdrawn_at: expect.any(Date), paid: 0 })
  })

  it('FOR-11: signed on paper on the premises, ten days run from the day one says', async () => {
    await register(learner, 'self', 'toPay')
    await teach('DESS de gestion')
    const id = await prepared('self')
    const scanned = (day: string) =>
      sendFile(program, admin, contract.attachPaper, {
        params: { client: tenant.name, id },
        query: { day, place: '1' },
        name: 'contrat.pdf',
        bytes: '%PDF-1.4\n%%EOF\n',
      })
    await expect(scanned('2999-01-01')).rejects.toMatchObject({ status: 409, code: 'signedInFuture' })
    expect(await scanned('2026-03-02')).toMatchObject({
      status: 'signed',
      signed: 2,
      withdrawal_until: withdrawalEnd('2026-03-02', { remote: false }),
      people: [],
    })
  })

  it('a person without an account signs by the link of the mail alone, which opens nothing else', async () => {
    await register(learner, 'self', 'toPay')
    await teach('DESS de gestion')
    const id = await prepared('self')
    await sent(id, { signatory: learner.id })
    const linked = await byLink(learner)
    const code = await codeFor(linked, id)
    expect(await signAs(linked, id, 1, code)).toMatchObject({ signed: 1 })
    const { evidence } = await tenant.inTenant((db) =>
      db.selectFrom('agreement_signatures').select('evidence').where('agreement_id', '=', id).executeTakeFirstOrThrow(),
    )
    expect(evidence).toMatchObject({ mode: 'link', code: { by: 'mail', to: expect.stringMatching(/^.…@/) }, person: { id: learner.id } })
    await tenant.inTenant((db) =>
      db
        .updateTable('sessions')
        .set({ link_path: documentSignature(id + 1) })
        .where('user_id', '=', learner.id)
        .where('is_link', '=', true)
        .execute(),
    )
    await expect(own(id, linked)).rejects.toMatchObject({ status: 404 })
  })
})

describe('FOR-33: behind a personal link, a code tells the person from whoever was forwarded it', () => {
  const ready = async (): Promise<number> => {
    await register(learner, 'self', 'toPay')
    await teach('DESS de gestion')
    const id = await prepared('self')
    await sent(id, { signatory: learner.id })
    return id
  }
  const evidenceOf = async (id: number) =>
    (
      await tenant.inTenant((db) =>
        db.selectFrom('agreement_signatures').select('evidence').where('agreement_id', '=', id).orderBy('id').execute(),
      )
    ).map(({ evidence }) => evidence)

  it('nothing is signed without it, nor with a wrong one, nor with one that was tried too often', async () => {
    const id = await ready()
    const linked = await byLink(learner)
    expect((await own(id, linked)).codes).toEqual([{ by: 'mail', to: expect.stringMatching(/^.…@/) }])
    await expect(signAs(linked, id)).rejects.toMatchObject({ status: 422, code: 'codeNeeded' })
    await expect(signAs(linked, id, 1, '123456')).rejects.toMatchObject({ status: 422, code: 'wrongValidationCode' })
    const code = await codeFor(linked, id)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let tried = 0; tried < 5; tried += 1)
      await expect(signAs(linked, id, 1, wrong)).rejects.toMatchObject({ status: 422, code: 'wrongValidationCode' })
    await expect(signAs(linked, id, 1, code)).rejects.toMatchObject({ status: 422, code: 'wrongValidationCode' })
    expect((await own(id, linked)).signed).toBe(0)
  })

  it('a code that proved something else signs nothing, and one that expired neither', async () => {
    const id = await ready()
    const linked = await byLink(learner)
    const code = await codeFor(linked, id)
    const set = (change: object) =>
      tenant.inTenant((db) => db.updateTable('validation_codes').set(change).where('user_id', '=', learner.id).execute())
    await set({ purpose: 'signature' })
    await expect(signAs(linked, id, 1, code)).rejects.toMatchObject({ code: 'wrongValidationCode' })
    await set({ purpose: 'agreement', expires_at: new Date(Date.now() - 1000) })
    await expect(signAs(linked, id, 1, code)).rejects.toMatchObject({ code: 'wrongValidationCode' })
    await set({ expires_at: new Date(Date.now() + 60_000) })
    expect(await signAs(linked, id, 1, code)).toMatchObject({ signed: 1, codes: [] })
  })

  it('by text message where the organisation sends them, and the proof page says how the person was recognised', async () => {
    tenant = await aTenant(program, { params: { has_sms: true } })
    admin = await tenant.anAdmin({ first_name: 'Anne', last_name: 'Roux' })
    learner = await tenant.aPerson({ first_name: 'Lou', last_name: 'Petit', phone: '+33612340008' })
    event = await anOpenEvent(tenant, { is_training: true, minutes: 420, price_ht: 100_000, sheet: JSON.stringify(sheet) })
    const id = await ready()
    const linked = await byLink(learner)
    expect((await own(id, linked)).codes.map(({ by }) => by)).toEqual(['mail', 'sms'])
    await signAs(linked, id, 1, await codeFor(linked, id, 'sms'))
    expect(await evidenceOf(id)).toEqual([
      expect.objectContaining({ mode: 'link', code: { by: 'sms', to: expect.stringMatching(/^06.*08$/) } }),
    ])
    await signAs(admin, id)
    const printed = await tenant.asMachine(async (context) =>
      JSON.stringify((await readPrint(context, await getAgreement(context.db, id), new Date())).data.proof),
    )
    expect(printed).toMatch(/lien personnel, code reçu par SMS \(06/)
    expect(printed).toMatch(/compte – /)
  })

  it('is asked of nobody who is signed in, nor where the organisation does without', async () => {
    const id = await ready()
    expect((await own(id, learner)).codes).toEqual([])
    await expect(codeFor(learner, id)).rejects.toMatchObject({ status: 409, code: 'channelClosed' })
    await expect(codeFor(await byLink(learner), id, 'sms')).rejects.toMatchObject({ code: 'channelClosed' })
    await expect(codeFor(await tenant.aPerson(), id)).rejects.toMatchObject({ status: 404 })
    await program.database.pool.query('update tenants set params = $1 where id = $2', [{ signature_code: false }, tenant.id])
    program.services.tenants.forget()
    const linked = await byLink(learner)
    expect((await own(id, linked)).codes).toEqual([])
    expect(await signAs(linked, id)).toMatchObject({ signed: 1 })
    expect(await evidenceOf(id)).toEqual([expect.not.objectContaining({ code: expect.anything() })])
  })
})

describe('what waits for a person', () => {
  const dues = (who: Persona) => callAs(program, who, duesContract.list, inTenant({}))

  it('an agreement is told to whoever’s turn it is, until they sign', async () => {
    await register(learner, 'self', 'toPay')
    await teach('DESS de gestion')
    const id = await prepared('self')
    await sent(id, { signatory: learner.id })
    expect(await dues(learner)).toEqual([
      {
        kind: 'contract',
        name: expect.stringMatching(/^Contrat/),
        event_title: expect.any(String),
        until: expect.any(Date),
        path: documentSignature(id),
      },
    ])
    expect(await dues(admin)).toEqual([])
    await signAs(learner, id)
    expect([await dues(learner), (await dues(admin)).map(({ path }) => path)]).toEqual([[], [documentSignature(id)]])
  })
})

describe('the register', () => {
  it('lists agreements by party and status; each person has their own, and a referent those of the company', async () => {
    await register(learner, 'company')
    await teach('Consultant')
    const id = await prepared()
    const list = (query: object, who: Persona = admin) =>
      callAs(program, who, contract.list, { ...inTenant({}), query: { page: 1, page_size: 25, ...query } })
    expect((await list({})).results.map((row) => [row.id, row.party, row.signed, row.signatories])).toEqual([
      [id, 'Tissages du Rhône', 0, 2],
    ])
    expect((await list({ morph: 'user' })).count).toBe(0)
    expect((await list({ morph: 'company', status: 'created', q: 'tissages', event })).count).toBe(1)
    await expect(list({}, referent)).rejects.toMatchObject({ status: 403 })
    const mine = (who: Persona) => callAs(program, who, contract.own, inTenant({}))
    expect(await mine(referent)).toEqual([])
    await sent(id)
    expect((await mine(referent)).map((one) => [one.id, one.is_turn])).toEqual([[id, true]])
    expect((await mine(await tenant.aReferent(company))).map((one) => [one.id, one.is_turn])).toEqual([[id, false]])
    expect(await mine(learner)).toEqual([])
    const stranger = await aTenant(program)
    const other = await stranger.anAdmin()
    await expect(callAs(program, other, contract.read, { params: { client: stranger.name, id } })).rejects.toMatchObject({ status: 404 })
  })
})
