import { isOrganisation, type PartnerKind, partnerKind } from '@kxo/domain/partners/kind'
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
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'users.tenant_id').onRef('companies.id', '=', 'users.company_id'),
    )
    .where('partners.is_public', '=', true)
    .where('partners.status', '=', partnerStatus.codeOf('validated'))

/** What is said in public of those people who are partners of a kind and presented as such. */
export async function publicPartners(db: Queries, user_ids: readonly number[]) {
  if (user_ids.length === 0) return []
  const rows = await shown(db)
    .select(['partners.id', 'partners.user_id', 'partners.kind', 'partners.biography', 'partners.rank', 'users.avatar_file_id'])
    .select(['partners.organisation', 'companies.name as company_name', 'companies.logo_file_id'])
    .where('partners.user_id', 'in', [...user_ids])
    .execute()
  return rows.map(({ id, user_id, biography, rank, ...row }) => {
    const kind = partnerKind.keyOf(row.kind)
    const organisation = isOrganisation(kind) ? row.organisation || row.company_name : null
    return { id, user_id, kind, biography, rank, organisation, has_portrait: pictureOf(kind, row) !== null }
  })
}

/** The face of a person, the logo of an organisation. */
const pictureOf = (kind: PartnerKind, { avatar_file_id, logo_file_id }: { avatar_file_id: number | null; logo_file_id: number | null }) =>
  isOrganisation(kind) ? logo_file_id : avatar_file_id

/** The portrait of a partner presented in public, the logo of an organisation. @throws 404 for anybody else's, and when there is none */
export const readPortrait: Verb<typeof partnerRecordsContract.readPortrait> = async ({ db, services }, { params }) => {
  const pictures = ['partners.kind', 'users.avatar_file_id', 'companies.logo_file_id'] as const
  const row = found(await shown(db).select(pictures).where('partners.id', '=', params.id).executeTakeFirst())
  const file = found(await findFile(db, found(pictureOf(partnerKind.keyOf(row.kind), row))))
  return { content_type: file.content_type, body: await services.storage.stream(file.storage_key) }
}
