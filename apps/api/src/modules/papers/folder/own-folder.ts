import { billingKinds, documentKind, partnerKinds } from '@kxo/domain/documents/kind'
import { documentStatus } from '@kxo/domain/documents/status'
import type { folderContract, OwnFolder } from '@kxo/domain/papers/folder-contract'
import { may } from '@kxo/domain/papers/permissions'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { ownPapers } from '../../documents/index.ts'

/** Events somebody has a part in, until a month after they end, when reports are written. */
const eventsOf = async ({ db, actor, now }: Context): Promise<OwnFolder['events']> =>
  (
    await sql<OwnFolder['events'][number]>`select distinct e.id, e.title, e.start_date from event_partners p
      join events e on e.tenant_id = p.tenant_id and e.id = p.event_id
      where p.user_id = ${actor.user_id} and p.status <> ${partnerStatus.codeOf('deleted')} and e.cancelled_at is null
        and coalesce(e.end_date, e.start_date, 'infinity') > ${now}::timestamptz - interval '1 month'
      order by e.start_date nulls last, e.id limit 100`.execute(db)
  ).rows

const billsOf = async ({ db, actor }: Context): Promise<OwnFolder['bills']> =>
  (
    await db
      .selectFrom('documents as d')
      .leftJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 'd.tenant_id').onRef('e.id', '=', 'd.event_id'))
      .select(['d.id', 'd.kind', 'd.name', 'd.status', 'd.created_at', 'e.title as event_title'])
      .where('d.user_id', '=', actor.user_id ?? 0)
      .where('d.created_by', '=', actor.user_id ?? 0)
      .where('d.kind', 'in', documentKind.codesOf(...billingKinds))
      .where('d.replaced_by', 'is', null)
      .orderBy('d.id', 'desc')
      .limit(100)
      .execute()
  ).map(({ kind, status, ...row }) => ({ ...row, kind: documentKind.keyOf(kind), status: documentStatus.keyOf(status) }))

/** The file of the caller: what is asked of them kind by kind, what they are paid on, where they work. */
export async function ownFolderOf(context: Context): Promise<OwnFolder> {
  const records = await context.db
    .selectFrom('partners')
    .select(['kind', 'iban_end', 'organisation', 'siret', 'activity_number'])
    .where('user_id', '=', context.actor.user_id ?? 0)
    .where('status', '<>', partnerStatus.codeOf('deleted'))
    .orderBy('id')
    .execute()
  const papers = (await ownPapers(context)).filter(({ is_for_partner }) => is_for_partner)
  const isExternal = records.some((one) => one.kind === partnerKind.codeOf('provider'))
  return {
    is_subcontractor: isExternal && records.some((one) => one.siret !== null || one.activity_number !== null || one.organisation !== null),
    iban_end: records.find(({ iban_end }) => iban_end !== null)?.iban_end ?? null,
    lines: [...partnerKinds, ...documentKind.keys.filter((kind) => !partnerKinds.some((one) => one === kind))]
      .map((kind) => ({ kind, papers: papers.filter((paper) => paper.kind === kind) }))
      .filter(({ kind, papers: some }) => some.length > 0 || partnerKinds.some((one) => one === kind)),
    bills: await billsOf(context),
    events: await eventsOf(context),
  }
}

export const readFolder: Verb<typeof folderContract.folder> = async (context) => {
  authorize(may.ownFolder(context.actor))
  return ownFolderOf(context)
}
