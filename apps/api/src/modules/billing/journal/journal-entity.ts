import { accountUse, type ChosenAccounts } from '@kxo/domain/billing/journal/accounts'
import type { journalContract } from '@kxo/domain/billing/journal/journal-contract'
import { type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { defaultEntity, type EntityRecord, findEntity } from '../queries.ts'
import { allowJournal } from './allow-journal.ts'

/** The accounts an issuer chose; what is stored there is written below. */
export const chosenAccounts = ({ accounts }: Pick<EntityRecord, 'accounts'>): ChosenAccounts => accounts as ChosenAccounts

/** The issuer named, else the default one. @throws 404 */
export const journalEntity = async (db: Queries, id: number | undefined): Promise<EntityRecord> =>
  found(await (id === undefined ? defaultEntity(db) : findEntity(db, id)))

/** Sets the accounts an issuer posts to (FEC-06): an empty one is the usual one. What was handed before shows what it changed. */
export const setAccounts: Verb<typeof journalContract.setAccounts> = async (context: Context, { params, body }) => {
  allowJournal(context)
  const entity = found(await findEntity(context.db, params.id))
  const before = chosenAccounts(entity)
  const accounts: ChosenAccounts = { ...before }
  for (const use of accountUse.keys) {
    const account = body[use]
    if (account === undefined) continue
    if (account) accounts[use] = account
    else delete accounts[use]
  }
  await context.db
    .updateTable('entities')
    .set({ accounts: JSON.stringify(accounts) })
    .where('id', '=', entity.id)
    .execute()
  const changed = accountUse.keys.filter((use) => before[use] !== accounts[use])
  if (changed.length > 0)
    await trace(context, {
      action: 'update_entity',
      info: entity.name,
      subject_id: entity.id,
      change: Object.fromEntries(changed.map((use) => [use, [before[use] ?? null, accounts[use] ?? null]])),
    })
  return { done: true }
}
