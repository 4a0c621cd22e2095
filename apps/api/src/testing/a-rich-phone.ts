import { randomUUID } from 'node:crypto'
import type { Queries } from '../platform/database/tenancy.ts'
import { secretKey } from '../platform/secret-keys.ts'

/** Text messages as a tenant sets them; a device that receives notifications, what its person chose, and one that leaves. @returns what the link of the message opens */
export async function aRichPhone(db: Queries, user_id: number, name: string): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`
  await db
    .insertInto('push_devices')
    .values({ user_id, user_agent: name, session_id: randomUUID(), endpoint, public_key: name, auth_secret: name })
    .execute()
  await db.insertInto('push_choices').values({ user_id, moment: 'send_ticket', is_on: true }).execute()
  await db.insertInto('pushes').values({ moment: 'register_guest', occurrence: name, user_id, user_agent: name, body: name }).execute()
  const template = await db
    .insertInto('sms_templates')
    .values({ name, kind: 'service', body: name, segments: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = { template_id: template.id, version: 1, kind: 'service', language: 'fr', body: name, reason: name }
  await db.insertInto('sms_template_versions').values(version).execute()
  await db.insertInto('sms_settings').values({ sender: 'TEXTE', stop_number: '36200' }).execute()
  await db.insertInto('sms_opt_outs').values({ number_hash: name }).execute()
  const token = secretKey()
  await db
    .insertInto('sms')
    .values({ occurrence: name, user_id, number: '+33612340000', kind: 'commercial', body: name, segments: 1, token })
    .execute()
  return token
}
