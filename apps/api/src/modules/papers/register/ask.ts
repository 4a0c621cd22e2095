import { documentKind } from '@kxo/domain/documents/kind'
import { isFollowed, stateOfPaper } from '@kxo/domain/documents/requests/paper-state'
import { documentStatus } from '@kxo/domain/documents/status'
import { accountStatus, shutOut } from '@kxo/domain/identity/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { papersContract } from '@kxo/domain/papers/contract'
import { may } from '@kxo/domain/papers/permissions'
import { papersWords as w } from '@kxo/domain/papers/words'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { requestPaper } from '../../documents/index.ts'

type Addressee = {
  id: number
  name: string
  partner_id: number | null
  papers: { status: number | null; expires_on: string | null }[] | null
}

/** The people asked, with what answers the same request already: locked first, and read then, so that two asking at once ask once. */
async function addressees({ db }: Context, ids: readonly number[], name: string, kind: number): Promise<Addressee[]> {
  await db.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const isSame = sql`(searchable(q.name) = searchable(${name}) or q.kind = ${kind} and q.kind <> ${documentKind.codeOf('other')})`
  const { rows } = await sql<Addressee>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name,
      (select p.id from partners p where p.tenant_id = u.tenant_id and p.user_id = u.id and p.status <> ${partnerStatus.codeOf('deleted')}
        order by p.id limit 1) as partner_id,
      (select jsonb_agg(jsonb_build_object('status', d.status, 'expires_on', q.expires_on)) from document_requests q
        left join documents d on d.tenant_id = q.tenant_id and d.id = q.document_id
        where q.tenant_id = u.tenant_id and q.user_id = u.id and ${isSame}) as papers
    from users u where u.id = any(${[...ids]}::bigint[]) and u.status not in (${sql.join(accountStatus.codesOf(...shutOut))})
    order by u.id`.execute(db)
  return rows
}

/** Asks each for the paper unless it is asked already, or was given and still holds (one request, one place). @throws 403, 404 */
export const ask: Verb<typeof papersContract.ask> = async (context, { body }) => {
  const { actor, db, now, tenant, language } = context
  const { users, kind, name, why, due_on = null, event = null, as_partner } = body
  authorize(as_partner ? may.writePartners(actor) : may.write(actor))
  if (event !== null) found(await db.selectFrom('events').select('id').where('id', '=', event).executeTakeFirst())
  const people = await addressees(context, users, name, documentKind.codeOf(kind))
  if (people.length !== new Set(users).size) found(undefined)
  const today = dayInZone(now, tenant.time_zone)
  const left: LeftRecord[] = []
  let changed = 0
  for (const person of people) {
    const states = (person.papers ?? []).map(({ status, expires_on }) =>
      stateOfPaper({ status: status === null ? null : documentStatus.keyOf(status), expires_on }, today),
    )
    const isThere = states.some((state) => !isFollowed(state))
    if (isThere || (as_partner && person.partner_id === null)) {
      left.push({ name: person.name, reason: language.say(isThere ? w.alreadyAsked : w.notPartner) })
      continue
    }
    const partner_id = as_partner ? person.partner_id : null
    await requestPaper(context, { user_id: person.id, partner_id, kind, name, why: why ?? '', due_on, event_id: event })
    changed += 1
  }
  return bulkOutcome(changed, left)
}
