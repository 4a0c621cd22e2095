import { documentCategory } from '@kxo/domain/documents/category'
import { billingKinds, documentKind } from '@kxo/domain/documents/kind'
import { administratorOf, may as mayDocuments } from '@kxo/domain/documents/permissions'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { documentStatus } from '@kxo/domain/documents/status'
import { type PaperRow, registerCategories } from '@kxo/domain/papers/contract'
import { may } from '@kxo/domain/papers/permissions'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { isOfStandingPartner } from '../../partners/index.ts'

const literals = (codes: readonly number[]) => sql.join(codes.map((code) => sql.lit(code)))
const categories = literals(documentCategory.codesOf(...registerCategories))
const partnerLevels = literals(documentRestriction.codesOf('restrictedPartners', 'partners'))
const paid = literals(documentKind.codesOf(...billingKinds))
const admins = sql.lit(documentRestriction.codeOf('admins'))

/** Of the row of one who works for the tenant: a paper of their record, what they are to be paid for, what is given to them. */
const isPartner = sql`(q.partner_id is not null or d.kind in (${paid}) or d.user_id is null and d.restriction in (${partnerLevels}))`

const documents = sql`
  select d.id, d.id as document, q.id as request, q.partner_id, g.registration_id, g.paper_id, d.name, d.kind, d.category, d.status, d.restriction,
      d.user_id, d.event_id, d.created_by, d.created_at, d.sent_at, coalesce(q.decided_at, g.decided_at) as decided_at, q.due_on,
      coalesce(d.expires_on, g.valid_until) as expires_on, coalesce(q.reason, g.reason) as reason, d.file_id, ${isPartner} as is_partner
    from documents d
    left join document_requests q on q.tenant_id = d.tenant_id and q.document_id = d.id
    left join registration_papers g on g.tenant_id = d.tenant_id and g.document_id = d.id
   where d.category in (${categories}) and d.replaced_by is null
     and not exists (select from organisation_versions v where v.tenant_id = d.tenant_id and v.document_id = d.id)`

/** What was asked and has not come, under the number of the request made negative. */
const requests = sql`
  select -paper.id, null::bigint, paper.id, paper.partner_id, null::bigint, null::bigint, paper.name, paper.kind,
      ${sql.lit(documentCategory.codeOf('other'))}::smallint, ${sql.lit(documentStatus.codeOf('toComplete'))}::smallint,
      ${sql.lit(documentRestriction.codeOf('contact'))}::smallint, paper.user_id, paper.event_id, null::bigint, paper.created_at, null::timestamptz,
      null::timestamptz, paper.due_on, paper.expires_on, null::text, null::bigint, paper.partner_id is not null
    from document_requests paper where paper.document_id is null and ${isOfStandingPartner}`

export type RegisterRow = Omit<
  PaperRow,
  'is_requested' | 'is_removable' | 'kind' | 'category' | 'status' | 'restriction' | 'user' | 'event'
> & {
  kind: number
  category: number
  status: number
  restriction: number
  user_id: number | null
  event_id: number | null
  request: number | null
  partner_id: number | null
  registration_id: number | null
  paper_id: number | null
  is_partner: boolean
  created_by: number | null
}
type Rows = SelectQueryBuilder<{ rows: RegisterRow }, 'rows', RegisterRow>

/** What the actor reads of the register: papers of partners for who follows partners, what is for unrestricted administrators for them. */
function readableBy({ actor }: Pick<Context, 'actor'>): RawBuilder<SqlBool> {
  const isOpen =
    administratorOf(actor) === 'full'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(rows.partner_id is not null or rows.restriction <> ${admins} or rows.created_by = ${actor.user_id})`
  return may.readPartners(actor) ? isOpen : sql<SqlBool>`(not rows.is_partner and ${isOpen})`
}

/** The lines of the register the actor reads. */
export function registerRows(db: Queries, context: Pick<Context, 'actor'>): Rows {
  const lines = sql<RegisterRow>`(select rows.*, trim(u.first_name || ' ' || u.last_name) as user_name, c.name as company_name, e.title as event_title,
          trim(author.first_name || ' ' || author.last_name) as deposited_by, f.content_type
        from (${documents} union all ${requests}) rows
        left join users u on u.tenant_id = current_tenant() and u.id = rows.user_id
        left join companies c on c.tenant_id = current_tenant() and c.id = u.company_id
        left join events e on e.tenant_id = current_tenant() and e.id = rows.event_id
        left join users author on author.tenant_id = current_tenant() and author.id = rows.created_by
        left join files f on f.tenant_id = current_tenant() and f.id = rows.file_id)`
  const rows = db.selectFrom(lines.as('rows')).selectAll('rows') as unknown as Rows // a query written by hand has no table the types know
  return rows.where(readableBy(context))
}

/** Whether a line may go: what was asked and has not come, or a document nobody accepted. */
export const isRemovableRow = ({ actor }: Pick<Context, 'actor'>, row: RegisterRow): boolean =>
  row.document === null
    ? row.is_partner
      ? may.writePartners(actor)
      : may.write(actor)
    : mayDocuments.removeListed(actor, {
        is_author: actor.user_id !== null && row.created_by === actor.user_id,
        category: documentCategory.keyOf(row.category),
        status: documentStatus.keyOf(row.status),
      })

export const presentRow = (context: Pick<Context, 'actor'>, row: RegisterRow): PaperRow => ({
  id: row.id,
  document: row.document,
  name: row.name,
  kind: documentKind.keyOf(row.kind),
  category: documentCategory.keyOf(row.category),
  status: documentStatus.keyOf(row.status),
  restriction: documentRestriction.keyOf(row.restriction),
  user: row.user_id,
  user_name: row.user_name,
  company_name: row.company_name,
  event: row.event_id,
  event_title: row.event_title,
  deposited_by: row.deposited_by,
  created_at: row.created_at,
  sent_at: row.sent_at,
  decided_at: row.decided_at,
  due_on: row.due_on,
  expires_on: row.expires_on,
  reason: row.reason,
  content_type: row.content_type,
  is_requested: row.request !== null || row.registration_id !== null,
  is_removable: isRemovableRow(context, row),
})
