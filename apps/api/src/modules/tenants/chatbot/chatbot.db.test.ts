import { tenantsContract } from '@kxo/domain/tenants/contract'
import { TenantParams } from '@kxo/domain/tenants/settings/params'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const frameOf = async (world: TenantWorld, params: object) => {
  await acrossTenants(program.database, ({ db }) =>
    db
      .updateTable('tenants')
      .set({ params: JSON.stringify(params) })
      .where('id', '=', world.id)
      .execute(),
  )
  program.services.tenants.forget()
  return program.app.inject({ url: `/api${tenantsContract.chatbot.path.replace(':client', world.name)}` })
}

test('the assistant is framed alone, under a policy which lets in its site only and no script of the page', async () => {
  const world = await aTenant(program)
  const answer = await frameOf(world, { has_chatbot: true, chatbot_url: 'https://chat.exemple.fr/widget?id="1"&b=2' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-src https://chat.exemple.fr; frame-ancestors 'self'; base-uri 'none'",
  )
  expect(answer.body).toContain('src="https://chat.exemple.fr/widget?id=%221%22&amp;b=2"')
  expect(answer.body).not.toContain('<script')
})

test('there is none without the parameter, nor without its address', async () => {
  const world = await aTenant(program)
  expect((await frameOf(world, { has_chatbot: false, chatbot_url: 'https://chat.exemple.fr/' })).statusCode).toBe(404)
  expect((await frameOf(world, { has_chatbot: true })).statusCode).toBe(404)
})

test('its address is a page over HTTPS', () => {
  const isTaken = (chatbot_url: string): boolean => z.safeParse(TenantParams, { chatbot_url }).success
  expect(['', 'https://chat.exemple.fr/w'].filter(isTaken)).toHaveLength(2)
  expect(['http://chat.exemple.fr', 'javascript:alert(1)', 'chat.exemple.fr', 'data:text/html,a'].filter(isTaken)).toEqual([])
})
