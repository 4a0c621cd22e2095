import { documentStatus } from '@kxo/domain/documents/status'
import { may } from '@kxo/domain/papers/permissions'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { isOfStandingPartner } from '../../partners/index.ts'
import { collectedPapers } from '../../registrations/index.ts'

const awaited = sql.lit(documentStatus.codeOf('toComplete'))

/** Papers asked of people outside registrations: those of partners for who follows partners. */
const requestsOfPeople = ({ actor }: Pick<Context, 'actor'>) => sql`
  select paper.user_id, paper.event_id, null::bigint as registration_id, paper.name, coalesce(held.status, ${awaited}) as status, paper.due_on
    from document_requests paper
    left join documents held on held.tenant_id = paper.tenant_id and held.id = paper.document_id
   where paper.tenant_id = current_tenant() and ${isOfStandingPartner} ${may.readPartners(actor) ? sql`` : sql`and paper.partner_id is null`}`

/** Every paper asked of somebody, whatever for, or for one event. */
export const requestedPieces = (context: Pick<Context, 'actor' | 'now'>, event: number | undefined): RawBuilder<unknown> => sql`
  select * from (${requestsOfPeople(context)} union all ${collectedPapers(context.now)}) a ${event === undefined ? sql`` : sql`where a.event_id = ${event}`}`
