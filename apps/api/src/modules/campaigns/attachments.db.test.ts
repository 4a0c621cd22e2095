import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMessage, aWritingTenant, mailOfSending, sendMessage } from '../../testing/a-campaign.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendFile } from '../../testing/send-file.ts'
import { callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let zoe: Persona
beforeAll(async () => {
  program = await startProgram()
  ;({ tenant, admin, zoe } = await aWritingTenant(program))
})
afterAll(() => program.close())

const attach = (name: string, bytes: string, who = admin, of = tenant) =>
  sendFile(program, who, contract.attach, { params: { client: of.name }, name, bytes })
const send = (files: string[]) => sendMessage(program, admin, tenant, { audience: { ids: [zoe.id] }, content: aMessage({ files }) })
const attachedTo = async (id: number) => (await mailOfSending(program, tenant, id)).attachments as { name: string; content_type: string }[]

test('a file joined to a message leaves with it, shows in its report, and may leave again with a copy', async () => {
  const { token, ...file } = await attach('programme.txt', 'Lundi, mardi.')
  expect(file).toEqual({ name: 'programme.txt', size: 13 })
  const { id } = await send([token])
  expect(await attachedTo(id)).toMatchObject([{ name: 'programme.txt', content_type: 'text/plain' }])
  const { files } = await callAs(program, admin, contract.get, { params: { client: tenant.name, id } })
  expect(files).toMatchObject([file])
  expect(await attachedTo((await send(files.map((one) => one.token))).id)).toHaveLength(1)
})

test('a token of another space, or made up, names nothing; a person sends nothing', async () => {
  const other = await aWritingTenant(program)
  const elsewhere = await attach('note.txt', 'x', other.admin, other.tenant)
  for (const token of [elsewhere.token, '12', 'x'.repeat(60)]) await expect(send([token])).rejects.toMatchObject({ status: 404 })
  await expect(attach('note.txt', 'x', zoe)).rejects.toMatchObject({ status: 403 })
})

test('together they weigh no more than mail programs take', async () => {
  const heavy = 'a'.repeat(8 * 1024 * 1024)
  const tokens = [(await attach('un.txt', heavy)).token, (await attach('deux.txt', heavy)).token]
  await expect(send(tokens)).rejects.toMatchObject({ status: 422, code: 'tooHeavy' })
  expect(await attachedTo((await send(tokens.slice(0, 1))).id)).toHaveLength(1)
})
