import { documentKind } from '@kxo/domain/documents/kind'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { OrganisationDocument } from '@kxo/domain/papers/organisation-contract'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

type Row = Omit<OrganisationDocument, 'kind' | 'restriction' | 'versions'> & {
  kind: number
  restriction: number
  versions: (Omit<OrganisationDocument['versions'][number], 'made_available_at'> & { made_available_at: string })[]
}

/** What the tenant publishes, each with its versions, the current one first; one of them, or all. */
export async function organisationDocuments(db: Queries, id?: number): Promise<OrganisationDocument[]> {
  const { rows } = await sql<Row>`
    select o.id, o.kind, o.name, o.restriction, o.asks_reading,
      (select jsonb_agg(jsonb_build_object('number', v.number, 'document', v.document_id, 'content_type', f.content_type,
          'made_available_at', v.made_available_at, 'asks_again', v.asks_again, 'published_by', trim(u.first_name || ' ' || u.last_name),
          'readers', (select count(*) from document_readings r where r.tenant_id = v.tenant_id
            and r.organisation_document_id = v.organisation_document_id and r.number = v.number)) order by v.number desc)
        from organisation_versions v join documents d on d.tenant_id = v.tenant_id and d.id = v.document_id
        join files f on f.tenant_id = d.tenant_id and f.id = d.file_id
        left join users u on u.tenant_id = v.tenant_id and u.id = v.published_by
        where v.tenant_id = o.tenant_id and v.organisation_document_id = o.id) as versions
    from organisation_documents o where o.withdrawn_at is null ${id === undefined ? sql`` : sql`and o.id = ${id}`}
    order by o.kind, searchable(o.name), o.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    kind: documentKind.keyOf(row.kind),
    restriction: documentRestriction.keyOf(row.restriction),
    versions: row.versions.map((version) => ({ ...version, made_available_at: new Date(version.made_available_at) })),
  }))
}

/** @throws 404 */
export const getOrganisationDocument = async ({ db }: Pick<Context, 'db'>, id: number): Promise<OrganisationDocument> =>
  found((await organisationDocuments(db, id))[0])
