import { campaignErrors } from '@kxo/domain/campaigns/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import type { SmsKind } from '@kxo/domain/mailing/sms/sms-kind'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { authorizeSmsWriting, startSms } from './sms-recipients.ts'

/** The text message a template is: by its number, its name, or the moment it goes beside, in the language of whoever sends. @throws 422 */
async function textNamed({ db, language }: Context, template: string): Promise<{ kind: SmsKind; body: string }> {
  const found = await db
    .selectFrom('sms_templates')
    .select(['kind', 'body'])
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb(sql<string>`id::text`, '=', template), eb('name', '=', template), eb('moment', '=', template)]))
    .orderBy(sql`language = ${language.locale}`, 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return found ? { kind: found.kind as SmsKind, body: found.body } : refuse(campaignErrors.noTemplate)
}

/** Sends the text message of a template to the mobiles of people known by their mail address, and to numbers. @throws 404, 403, 409, 422 */
export async function massiveSms(context: Context, template: string, addresses: readonly string[]) {
  authorizeSmsWriting(context)
  const draft = await textNamed(context, template)
  const mails = addresses.map((address) => address.toLowerCase()).filter((address) => address.includes('@'))
  const people = await context.db
    .selectFrom('users')
    .select(['id', 'mail'])
    .where('mail', '=', sql<string>`any(${mails}::text[])`)
    .execute()
  const known = new Set(people.map(({ mail }) => mail))
  const { count, excluded } = await startSms(context, {
    ...draft,
    audience: {
      ...(people.length > 0 && { ids: people.map(({ id }) => id) }),
      addresses: addresses.filter((address) => !known.has(address.toLowerCase())),
    },
  })
  return { id: null, recipients: count, excluded }
}
