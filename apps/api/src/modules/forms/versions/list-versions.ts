import { may } from '@kxo/domain/forms/permissions'
import type { formVersionsContract } from '@kxo/domain/forms/versions/versions-contract'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'

/** Versions of a form, the latest first. */
export const listVersions: Verb<typeof formVersionsContract.versions> = async ({ db, actor }, { params }) => {
  authorize(may.readForms(actor))
  found(await db.selectFrom('forms').select('id').where('id', '=', params.id).executeTakeFirst())
  const rows = await db
    .selectFrom('form_versions as v')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'v.tenant_id').onRef('users.id', '=', 'v.published_by'))
    .select(['v.id', 'v.number', 'v.published_at', 'users.first_name', 'users.last_name'])
    .select([
      sql<number>`(select count(*) from form_fields f where f.tenant_id = v.tenant_id and f.version_id = v.id)`.as('questions'),
      sql<number>`(select count(distinct (r.morph, r.morph_id)) from form_fields f join field_responses r on r.tenant_id = f.tenant_id and r.field_id = f.id where f.tenant_id = v.tenant_id and f.version_id = v.id)
        + (select count(*) from questionnaire_responses r where r.tenant_id = v.tenant_id and r.version_id = v.id)`.as('responses'),
    ])
    .where('v.form_id', '=', params.id)
    .where('v.number', '>', 0)
    .orderBy('v.number', 'desc')
    .execute()
  return rows.map(({ number, published_at, first_name, last_name, ...row }) => ({
    ...row,
    number: found(number),
    published_at: found(published_at),
    by_name: first_name === null ? null : `${first_name} ${last_name}`,
  }))
}
