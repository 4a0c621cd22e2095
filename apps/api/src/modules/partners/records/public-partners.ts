import { partnerKind } from '@kxo/domain/partners/kind'
import type { partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { partnerStatus } from '@kxo/domain/partners/status'
import { found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findFile } from '../../documents/index.ts'

const shown = (db: Queries) =>
  db
    .selectFrom('partners')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'partners.tenant_id').onRef('users.id', '=', 'partners.user_id'))
    .where('partners.is_public', '=', true)
    .where('partners.status', '=', partnerStatus.codeOf('validated'))

/** What is said in public of those people who are partners of a kind and presented as such. */
export async function publicPartners(db: Queries, user_ids: readonly number[]) {
  if (user_ids.length === 0) return []
  const rows = await shown(db)
    .select(['partners.id', 'partners.user_id', 'partners.kind', 'partners.biography', 'users.avatar_file_id'])
    .where('partners.user_id', 'in', [...user_ids])
    .execute()
  return rows.map(({ avatar_file_id, ...row }) => ({ ...row, kind: partnerKind.keyOf(row.kind), has_portrait: avatar_file_id !== null }))
}

/** The portrait of a partner presented in public. @throws 404 for anybody else's, and when there is none */
export const readPortrait: Verb<typeof partnerRecordsContract.readPortrait> = async ({ db, services }, { params }) => {
  const { avatar_file_id } = found(await shown(db).select('users.avatar_file_id').where('partners.id', '=', params.id).executeTakeFirst())
  const file = found(await findFile(db, found(avatar_file_id)))
  return { content_type: file.content_type, body: await services.storage.stream(file.storage_key) }
}
