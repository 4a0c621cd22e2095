import { documentsContract as contract } from '@kxo/domain/documents/contract'
import { sharesADay } from '@kxo/domain/documents/rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { addDocument, keepFile } from '../index.ts'

let program: Program
let tenant: TenantWorld
let event_id: number
let person: Persona
let proof: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  event_id = (await aSession(tenant)).id
})
beforeEach(async () => {
  person = await tenant.aPerson({ first_name: 'Julie', last_name: 'Moreau' })
  proof = await aProof('attestation')
})
afterAll(() => program.close())

const aProof = (category: 'attestation' | 'other'): Promise<number> =>
  tenant.asMachine(async (context) =>
    addDocument(context, {
      category,
      name: 'Attestation – Conduire une réunion',
      file_id: await keepFile(context, { name: 'essai.pdf', content_type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }),
      restriction: 'contact',
      status: 'validated',
      user_id: person.id,
      event_id,
    }),
  )
const on = (id: number) => ({ params: { client: tenant.name, id } })
const share = (mail: string, who = person, id = proof) => callAs(program, who, contract.shareProof, { ...on(id), body: { mail } })
const shares = () => callAs(program, person, contract.proofShares, on(proof))
const mailTo = async (recipient: string) =>
  (
    await tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select(['subject', 'body_text'])
        .where('recipient', '=', recipient)
        .where('moment', '=', 'share_proof')
        .execute(),
    )
  ).at(-1)
const codeOf = async (recipient: string): Promise<string> =>
  /public\/verification\/([\w-]+)/.exec((await mailTo(recipient))!.body_text)?.[1] ?? ''
const verify = (code: string, client = tenant.name) => callAs(program, null, contract.verify, { params: { client, code } })

test('an address receives a link that says what the proof certifies, without an account', async () => {
  const { id, is_open } = await share('rh@cabinet.test')
  expect(is_open).toBe(true)
  expect(await shares()).toMatchObject([{ id, mail: 'rh@cabinet.test', is_open: true }])
  expect((await mailTo('rh@cabinet.test'))!.subject).toBe('Julie Moreau vous transmet un document')
  expect(await verify(await codeOf('rh@cabinet.test'))).toMatchObject({ holder: 'Julie Moreau', category: 'attestation' })
  const elsewhere = await aTenant(program)
  await expect(verify(await codeOf('rh@cabinet.test'), elsewhere.name)).rejects.toMatchObject({ status: 404 })
})

test('a link past its time, or taken back, says that it ended; the others still work', async () => {
  const [running, past, back] = ['a@cabinet.test', 'b@cabinet.test', 'c@cabinet.test']
  await share(running!)
  const { id: late } = await share(past!)
  const { id: gone } = await share(back!)
  await tenant.inTenant((db) =>
    db
      .updateTable('proof_shares')
      .set({ expires_at: new Date(0) })
      .where('id', '=', late)
      .execute(),
  )
  await callAs(program, person, contract.stopShare, { params: { client: tenant.name, id: proof, share: gone } })
  for (const mail of [past!, back!]) await expect(verify(await codeOf(mail))).rejects.toMatchObject({ status: 410, code: 'shareEnded' })
  expect(await verify(await codeOf(running!))).toMatchObject({ holder: 'Julie Moreau' })
  expect((await shares()).map(({ is_open }) => is_open)).toEqual([false, false, true])
  await expect(
    callAs(program, person, contract.stopShare, { params: { client: tenant.name, id: proof, share: gone } }),
  ).rejects.toMatchObject({
    status: 404,
  })
})

test('nobody shares the proof of somebody else, nor what is no proof', async () => {
  const other = await tenant.aPerson()
  for (const who of [other, await tenant.anAdmin()]) await expect(share('rh@cabinet.test', who)).rejects.toMatchObject({ status: 404 })
  await expect(share('rh@cabinet.test', person, await aProof('other'))).rejects.toMatchObject({ status: 404 })
})

test('a person sends so many a day, and an address receives so many', async () => {
  for (let n = 0; n < sharesADay.toAddress; n++) await share('une@seule.test')
  await expect(share('une@seule.test')).rejects.toMatchObject({ status: 429 })
  for (let n = sharesADay.toAddress; n < sharesADay.byPerson; n++) await share(`autre-${n}@cabinet.test`)
  await expect(share('encore@cabinet.test')).rejects.toMatchObject({ status: 429 })
})
