import { campaignsContract } from '@kxo/domain/campaigns/contract'
import { draftsContract as contract } from '@kxo/domain/campaigns/draft-contract'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWritingTenant } from '../../../testing/a-campaign.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let zoe: Persona
beforeAll(async () => {
  program = await startProgram()
  ;({ tenant, admin, zoe } = await aWritingTenant(program))
})
afterAll(() => program.close())

const here = () => ({ params: { client: tenant.name } })
const at = (id: number) => ({ params: { client: tenant.name, id } })
type Saved = Parameters<typeof callAs<typeof contract.save>>[3]['body']
const begun = (part: Partial<Saved['content']> = {}): Saved['content'] => ({
  kind: 'prospection',
  topic: 'surveys',
  subject: '',
  subject_b: '',
  preview_text: '',
  body: null,
  has_button: false,
  ...part,
})
const save = (body: Saved, who = admin) => callAs(program, who, contract.save, { ...here(), body })
const read = (id: number, who = admin) => callAs(program, who, contract.read, at(id))

test('a message is left as far as it is written, taken up by another administrator, then sent; nobody is written to before', async () => {
  const event = await anOpenEvent(tenant)
  const { id } = await save({ audience: { addresses: ['lea@exemple.fr'] }, content: begun(), per_hour: 80 })
  expect(await read(id)).toMatchObject({ audience: { addresses: ['lea@exemple.fr'] }, content: begun(), files: [], per_hour: 80 })
  const send_at = new Date(Date.now() + 86_400_000)
  const other = await tenant.anAdmin()
  const audience = { ids: [zoe.id], found: { q: 'zo' } }
  const content = begun({ subject: 'À bientôt', body: documentOf('Nous vous attendons.'), event })
  expect(await save({ draft: id, audience, content, send_at }, other)).toEqual({ id })
  expect(await read(id)).toMatchObject({ audience, content, send_at })
  expect((await read(id)).per_hour).toBeUndefined()
  await runJobNow(program, tenant.id, 'send-campaign', { campaign_id: id })
  expect(await tenant.inTenant((db) => db.selectFrom('mails').select('id').where('campaign_id', '=', id).execute())).toEqual([])
  expect(await callAs(program, admin, campaignsContract.get, at(id))).toMatchObject({ status: 'draft', total: 0 })

  const body = { ...content, kind: 'information' as const, body: documentOf('Nous vous attendons.') }
  expect(
    await callAs(program, admin, campaignsContract.create, { ...here(), body: { draft: id, audience: { ids: [zoe.id] }, content: body } }),
  ).toEqual({ id })
  await runJobNow(program, tenant.id, 'send-campaign', { campaign_id: id })
  expect(await callAs(program, admin, campaignsContract.get, at(id))).toMatchObject({ status: 'done', total: 1 })
  await expect(read(id)).rejects.toMatchObject({ status: 404 })
  await expect(save({ draft: id, audience, content })).rejects.toMatchObject({ status: 404 })
})

test('a draft is deleted by whoever may write; others neither read nor write any', async () => {
  const { id } = await save({ audience: {}, content: begun() })
  for (const who of [zoe, await tenant.anAdmin({ is_restricted: 1 })]) {
    await expect(read(id, who)).rejects.toMatchObject({ status: 403 })
    await expect(save({ audience: {}, content: begun() }, who)).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, who, contract.remove, at(id))).rejects.toMatchObject({ status: 403 })
  }
  await callAs(program, admin, contract.remove, at(id))
  await expect(read(id)).rejects.toMatchObject({ status: 404 })
})
