import type { SmsVersion, smsContract } from '@kxo/domain/mailing/sms/sms-contract'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { authorizeSms } from './sms-settings.ts'

type Text = Pick<SmsVersion, 'kind' | 'language' | 'body'>
type Saved = {
  id: number
  reason: string
  former: (Pick<SmsVersion, 'body'> & { kind: string; language: string; updated_at: Date }) | undefined
}

/** Writes the version a save makes, when its text changes; one that had none before begins with the text it replaces. */
export async function writeSmsVersion(
  { db, actor, now }: Context,
  { kind, language, body }: Text,
  { id, reason, former }: Saved,
): Promise<void> {
  const { latest } = await db
    .selectFrom('sms_template_versions')
    .select(sql<number>`coalesce(max(version), 0)::int`.as('latest'))
    .where('template_id', '=', id)
    .executeTakeFirstOrThrow()
  const isSame = former?.body === body && former.kind === kind && former.language === language
  if (isSame && latest > 0) return
  const first =
    former && latest === 0
      ? [{ template_id: id, version: 1, kind: former.kind, language: former.language, body: former.body, created_at: former.updated_at }]
      : []
  const next = {
    template_id: id,
    version: latest + first.length + 1,
    kind,
    language,
    body,
    reason,
    created_by: actor.user_id,
    created_at: now,
  }
  for (const row of [...first, ...(isSame ? [] : [next])]) await db.insertInto('sms_template_versions').values(row).execute()
}

export const listSmsVersions: Verb<typeof smsContract.smsVersions> = async (context, { params }) => {
  authorizeSms(context)
  const { db } = context
  found(await db.selectFrom('sms_templates').select('id').where('id', '=', params.id).executeTakeFirst())
  const rows = await db
    .selectFrom('sms_template_versions as v')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.created_by'))
    .select(['v.id', 'v.version', 'v.kind', 'v.language', 'v.body', 'v.reason', 'v.created_at'])
    .select(sql<string | null>`trim(u.first_name || ' ' || u.last_name)`.as('by_name'))
    .where('v.template_id', '=', params.id)
    .orderBy('v.version', 'desc')
    .execute()
  return rows as SmsVersion[] // its checks hold the codes of the catalogue
}
