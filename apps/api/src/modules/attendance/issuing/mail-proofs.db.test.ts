import { attendanceContract as contract } from '@kxo/domain/attendance/contract'
import { documentCategory } from '@kxo/domain/documents/category'
import { documentsContract } from '@kxo/domain/documents/contract'
import { accountStatus } from '@kxo/domain/identity/status'
import { addDays } from '@kxo/domain/kernel/dates'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { addDocument, keepFile } from '../../documents/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
beforeEach(async () => {
  tenant = await aTenant(program, { params: { has_certificate: true } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const byNumber = (a: number, b: number): number => a - b
type NewProof = { category?: 'attestation' | 'certificate' | 'ticket'; valid_until?: string; event?: number; person?: Persona }
async function aProof({ category = 'attestation', valid_until, event, person }: NewProof = {}) {
  const event_id = event ?? (await aSession(tenant)).id
  const of = person ?? (await tenant.aPerson({ first_name: 'Julie', last_name: 'Moreau' }))
  const registration = person ? undefined : await aRegistration(tenant, event_id, of.id)
  const registration_id =
    registration?.id ??
    (
      await tenant.inTenant((db) =>
        db.selectFrom('registrations').select('id').where('user_id', '=', of.id).where('event_id', '=', event_id).executeTakeFirstOrThrow(),
      )
    ).id
  const id = await tenant.asMachine(async (context) =>
    addDocument(context, {
      category,
      name: 'Justificatif',
      file_id: await keepFile(context, { name: 'Justificatif.pdf', content_type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }),
      restriction: 'contact',
      status: 'sent',
      user_id: of.id,
      event_id,
      registration_id,
      source: { minutes: 420, is_silent: true, ...(valid_until && { valid_until }) },
    }),
  )
  return { id, person: of, event: event_id }
}
const preview = (ids: number[], who = admin) =>
  callAs(program, who, contract.previewProofMails, { params: { client: tenant.name }, body: { ids } })
const send = (ids: number[], who = admin) => callAs(program, who, contract.mailProofs, { params: { client: tenant.name }, body: { ids } })
async function work(): Promise<void> {
  for (const data of await waitingJobs(program, tenant.id, 'mail-proofs')) await runJobNow(program, tenant.id, 'mail-proofs', data)
  await program.database.pool.query(`delete from pgboss.job where name = 'mail-proofs' and (data->>'tenant_id')::int = $1`, [tenant.id])
}
const mailsOf = (moment: string) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body_text', 'attachments'])
      .where('moment', '=', moment)
      .orderBy('id')
      .execute(),
  )

test('proofs are mailed with their file to the people they are about, for the first time and again', async () => {
  const [attestation, certificate] = [await aProof(), await aProof({ category: 'certificate' })]
  const ids = [attestation.id, certificate.id]
  const read = await preview(ids)
  expect(read).toMatchObject({ changed: 2, left: [], first: [{ before: 'Jamais envoyé', after: `Part à ${attestation.person.mail}` }, {}] })
  expect(await waitingJobs(program, tenant.id, 'mail-proofs')).toEqual([])
  expect(await send(ids)).toMatchObject({ changed: 2, left: [] })
  await work()
  const [first] = await mailsOf('send_attestation')
  expect([first?.recipient, first?.attachments]).toEqual([attestation.person.mail, [expect.objectContaining({ name: 'Justificatif.pdf' })]])
  expect((await mailsOf('send_certificate')).map(({ recipient }) => recipient)).toEqual([certificate.person.mail])
  expect((await preview(ids)).first[0]?.before).toMatch(/^Envoyé le /)
  await send([attestation.id])
  await work()
  expect(await mailsOf('send_attestation')).toHaveLength(2)
  const traced = await tenant.inTenant((db) => db.selectFrom('traces').select('subject_id').where('action', '=', 'mail_proof').execute())
  expect(traced.map(({ subject_id }) => Number(subject_id)).toSorted(byNumber)).toEqual([...ids, attestation.id].toSorted(byNumber))
})

test('what is no proof, was replaced, goes to somebody shut out or by a mail switched off is left, and why is said', async () => {
  const [ticket, gone, replaced, certificate] = [
    await aProof({ category: 'ticket' }),
    await aProof(),
    await aProof(),
    await aProof({ category: 'certificate' }),
  ]
  await tenant.inTenant(async (db) => {
    await db
      .updateTable('users')
      .set({ status: accountStatus.codeOf('suspended') })
      .where('id', '=', gone.person.id)
      .execute()
    await db.updateTable('documents').set({ replaced_by: gone.id }).where('id', '=', replaced.id).execute()
    await db.insertInto('mail_settings').values({ moment: 'send_certificate', is_on: false }).execute()
  })
  const outcome = await send([ticket.id, gone.id, replaced.id, certificate.id])
  expect(outcome.changed).toBe(0)
  expect(outcome.left.map(({ reason }) => reason).toSorted()).toEqual([
    'Ce mail est désactivé dans vos modèles',
    'La personne n’a plus accès à l’espace',
    'N’est pas un justificatif à envoyer',
    'Remplacé par un plus récent',
  ])
  expect(await waitingJobs(program, tenant.id, 'mail-proofs')).toEqual([])
})

test('is refused to whoever may not, and knows no proof of another tenant', async () => {
  const { id, person } = await aProof()
  for (const who of [person, await tenant.anAdmin({ is_restricted: 1 })])
    for (const act of [preview, send]) await expect(act([id], who)).rejects.toMatchObject({ status: 403 })
  const elsewhere = await aTenant(program)
  const stranger = await elsewhere.anAdmin()
  await expect(
    callAs(program, stranger, contract.mailProofs, { params: { client: elsewhere.name }, body: { ids: [id] } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a month before it expires a proof is told of once: of a certificate and an attestation, the certificate', async () => {
  const day = '2031-06-30'
  const both = await aProof({ valid_until: day })
  await aProof({ category: 'certificate', valid_until: day, event: both.event, person: both.person })
  const alone = await aProof({ valid_until: day })
  await aProof()
  const recipients = async () => (await mailsOf('remind_proof_expiry')).map(({ recipient }) => recipient).toSorted()
  await sendDueAt(program, tenant.id, new Date('2031-05-30T12:00:00Z'))
  expect(await recipients()).toEqual([])
  await sendDueAt(program, tenant.id, new Date('2031-05-31T12:00:00Z'))
  await sendDueAt(program, tenant.id, new Date('2031-05-31T14:00:00Z'))
  expect(await recipients()).toEqual([both.person.mail, alone.person.mail].toSorted())
  const mails = await mailsOf('remind_proof_expiry')
  expect(mails.every(({ body_text }) => body_text.includes('30 juin 2031'))).toBe(true)
})

test('certificates that expire within ninety days, and those that did, are listed apart', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const category = 'certificate'
  const soon = await aProof({ category, valid_until: addDays(today, 60) })
  const past = await aProof({ category, valid_until: addDays(today, -10) })
  await aProof({ category, valid_until: addDays(today, 200) })
  await aProof({ category })
  const listed = async (validity: 'soon' | 'expired') => {
    const query = { page: 1, page_size: 25, category: [category], validity }
    const { results } = await callAs(program, admin, documentsContract.documents, {
      params: { client: tenant.name },
      query: query as never,
    })
    return results.map(({ id }) => id)
  }
  expect([await listed('soon'), await listed('expired')]).toEqual([[soon.id], [past.id]])
  expect(documentCategory.codeOf(category)).toBe(6)
})
