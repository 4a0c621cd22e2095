import { documentOf } from '@kxo/domain/kernel/rich-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMessage, aWritingTenant, mailOfSending, sendMessage } from '../../testing/a-campaign.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import type { Persona, TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let zoe: Persona
beforeAll(async () => {
  program = await startProgram()
  ;({ tenant, admin, zoe } = await aWritingTenant(program))
  await tenant.inTenant((db) =>
    db.insertInto('consents').values({ user_id: zoe.id, channel: 'mail', is_given: true, source: 'record', wording: 'x' }).execute(),
  )
})
afterAll(() => program.close())

const body = documentOf('Sortir\u00A0: {{link.unsubscribe}}. En ligne\u00A0: {{link.newsletter}}.')
const send = (part: Parameters<typeof aMessage>[0]) =>
  sendMessage(program, admin, tenant, { audience: { ids: [zoe.id] }, content: aMessage({ body, ...part }) })

test('a prospection says where its own reader leaves it and reads it online (PRV-10)', async () => {
  const { id } = await send({ kind: 'prospection' })
  const mail = await mailOfSending(program, tenant, id)
  const at = (page: string): string => `${program.services.publicUrl()}/${tenant.name}/${page}/${mail.unsubscribe_token}`
  expect(mail.body_text).toContain(`Sortir\u00A0: ${at('unsubscribe')}. En ligne\u00A0: ${at('newsletter')}.`)
  expect(mail.html).toContain(`Sortir\u00A0: <a href="${at('unsubscribe')}">Se désinscrire</a>.`)
  expect(mail.html).toContain(`En ligne\u00A0: <a href="${at('newsletter')}">Lire en ligne</a>.`)
})

test('what is only information has no way out to call, and a subject calls none', async () => {
  await expect(send({ kind: 'information' })).rejects.toMatchObject({ status: 422, code: 'unknownField' })
  await expect(send({ kind: 'prospection', subject: '{{link.unsubscribe}}' })).rejects.toMatchObject({
    status: 422,
    code: 'unknownField',
  })
})
