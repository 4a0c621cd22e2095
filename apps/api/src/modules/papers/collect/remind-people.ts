import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { collectContract } from '@kxo/domain/papers/collect-contract'
import { may } from '@kxo/domain/papers/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { requestRows, writeRequest } from '../../documents/index.ts'
import { isOfStandingPartner } from '../../partners/index.ts'
import { askPapersAgain } from '../../registrations/index.ts'
import { requestedPieces } from './requested-pieces.ts'

const awaited = documentStatus.codesOf('toComplete', 'rejected')

/** Writes again to people who still lack papers: once a day for each thing, whoever asks. @returns to how many people */
export const remindPeople: Verb<typeof collectContract.remind> = async (context, { body }) => {
  authorize(may.write(context.actor))
  const today = dayInZone(context.now, context.tenant.time_zone)
  const written = new Set([
    ...(await remindRequests(context, body.users, today)),
    ...(await remindRegistrations(context, body.users, today)),
  ])
  return { written: written.size }
}

async function remindRequests(context: Context, users: readonly number[], today: string): Promise<number[]> {
  const { db, actor } = context
  const rows = await requestRows(db)
    .where('paper.user_id', 'in', [...users])
    .where((eb) => eb.or([eb('held.status', 'is', null), eb('held.status', 'in', awaited)]))
    .where(isOfStandingPartner)
    .$if(!may.writePartners(actor), (query) => query.where('paper.partner_id', 'is', null))
    .orderBy('paper.id')
    .execute()
  for (const row of rows) await writeRequest(context, row, `again ${row.id} ${today}`)
  return rows.map(({ user_id }) => user_id)
}

async function remindRegistrations(context: Context, users: readonly number[], today: string): Promise<number[]> {
  const { rows } = await sql<{ registration_id: number; user_id: number }>`
    select distinct registration_id, user_id from (${requestedPieces(context, undefined)}) p
     where p.registration_id is not null and p.user_id = any(${[...users]}::bigint[]) and p.status in (${sql.join(awaited)})
     order by registration_id`.execute(context.db)
  const reminded: number[] = []
  for (const { registration_id, user_id } of rows) if (await askPapersAgain(context, registration_id, today)) reminded.push(user_id)
  return reminded
}
