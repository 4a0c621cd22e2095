import { type BlockedReason, blockedBy, maskedAddress, type SuppressionCause, type SuppressionFacts } from '@kxo/domain/mailing/suppression'
import type { MailTopic } from '@kxo/domain/mailing/topic'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

const hashOf = (address: string) => sql<string>`address_hash(${address})`

/** What the suppression list holds of these addresses, by address in lower case; those it does not hold are absent. */
export async function suppressionsOf(db: Queries, addresses: readonly string[]): Promise<Map<string, SuppressionFacts[]>> {
  const { rows } = await sql<{ address: string } & SuppressionFacts>`
    select asked.address, held.cause, held.topic from unnest(${[...addresses]}::text[]) as asked(address)
      join mail_suppressions held on held.address_hash = address_hash(asked.address) and held.lifted_at is null`.execute(db)
  const found = new Map<string, SuppressionFacts[]>()
  for (const { address, cause, topic } of rows) found.set(address, [...(found.get(address) ?? []), { cause, topic }])
  return found
}

type Sending = { isSecret?: boolean | undefined; isMarketing?: boolean | undefined; isForMany?: boolean | undefined; topic?: string | null }
/** Why a mail does not leave for this address; a code or a password link is always tried: somebody waits for it. */
export const blockedReason = async (db: Queries, address: string, sending: Sending): Promise<BlockedReason | undefined> =>
  sending.isSecret ? undefined : blockedAmong(await suppressionsOf(db, [address]), address, sending)

/** The same, by what the list is known to hold. */
export function blockedAmong(
  suppressions: Awaited<ReturnType<typeof suppressionsOf>>,
  address: string,
  { isSecret, isMarketing = false, isForMany = false, topic }: Sending,
): BlockedReason | undefined {
  if (isSecret) return undefined
  return blockedBy(suppressions.get(address) ?? [], { isMarketing, isForMany, topic: (topic as MailTopic | null | undefined) ?? undefined })
}

type Suppression = { address: string; user_id: number | null; cause: SuppressionCause; topic?: MailTopic | null; detail?: string }
/** Puts an address on the list; one that is there for the same cause and topic stays as it is. @returns whether it was added */
export async function suppress(db: Queries, { address, user_id, cause, topic = null, detail = '' }: Suppression): Promise<boolean> {
  const row = await db
    .insertInto('mail_suppressions')
    .values({ address_hash: hashOf(address), masked: maskedAddress(address), user_id, cause, topic, detail: detail.slice(0, 500) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Lift = { address: string; cause: SuppressionCause; topic?: MailTopic; by: number | null; reason: string }
/** Takes an address off the list for a cause, and for one topic when it names one. @returns whether it was on it */
export async function lift(db: Queries, { address, cause, topic, by, reason }: Lift): Promise<boolean> {
  let lifted = db
    .updateTable('mail_suppressions')
    .set({ lifted_at: sql<Date>`now()`, lifted_by: by, lift_reason: reason })
    .where('address_hash', '=', hashOf(address))
    .where('cause', '=', cause)
    .where('lifted_at', 'is', null)
  if (topic) lifted = lifted.where('topic', '=', topic)
  const { numUpdatedRows } = await lifted.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The server of the other side says that nobody lives at this address: a full box or a policy is no such thing. */
export const saysUnknownAddress = ({ responseCode, response }: { responseCode?: number; response?: string }): boolean => {
  const enhanced = /\b5\.(\d+)\.(\d+)\b/.exec(response ?? '')
  if (enhanced) return enhanced[1] === '1'
  return [550, 551, 553].includes(responseCode ?? 0)
}
