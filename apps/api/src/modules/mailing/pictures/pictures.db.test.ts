import { picturesContract as contract } from '@kxo/domain/mailing/pictures-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const send = (who: Persona, bytes: Buffer, fields: Record<string, string> = {}) =>
  sendFile(program, who, contract.setMailImage, { params: {}, name: 'campus.gif', bytes, fields })

test('a picture is kept for a message and read by whoever holds its address, of this tenant alone', async () => {
  const { url } = await send(admin, gif, { user_id: String(admin.id) })
  const { pathname } = new URL(url)
  expect(pathname).toMatch(new RegExp(`^/api/clients/${tenant.name}/pictures/[\\w-]{24}/$`))
  const read = await program.app.inject({ url: pathname })
  expect([read.statusCode, read.headers['content-type'], read.rawPayload.equals(gif)]).toEqual([200, 'image/gif', true])
  expect((await send(admin, gif, { user_id: '' })).url).toContain('/pictures/')
  const other = await aTenant(program)
  expect((await program.app.inject({ url: pathname.replace(tenant.name, other.name) })).statusCode).toBe(404)
})

test('what is no picture, a person of elsewhere and whoever writes no message are refused', async () => {
  await expect(send(admin, Buffer.from('<svg onload="x"/>'))).rejects.toMatchObject({ status: 415 })
  const stranger = await (await aTenant(program)).aPerson()
  await expect(send(admin, gif, { user_id: String(stranger.id + 1_000_000) })).rejects.toMatchObject({ status: 404 })
  await expect(send(await tenant.aPerson(), gif)).rejects.toMatchObject({ status: 403 })
})
