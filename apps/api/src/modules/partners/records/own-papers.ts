import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { partnersErrors } from '@kxo/domain/partners/errors'
import type { ownPapersContract } from '@kxo/domain/partners/records/own-papers-contract'
import { paperState, stateOfPaper } from '@kxo/domain/partners/records/paper-state'
import type { Paper } from '@kxo/domain/partners/records/record-contract'
import { partnerStatus } from '@kxo/domain/partners/status'
import { type Context, found } from '../../../platform/context.ts'
import { checkIfImage } from '../../../platform/files/images.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findFile, refuseBeyondDeposits } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'

type Contract = typeof ownPapersContract

/** Papers asked of the caller, whatever they are to the tenant; those another one took the place of are not asked any more. */
const ownRows = ({ db, actor }: Context) =>
  db
    .selectFrom('partner_papers as paper')
    .innerJoin('partners', (join) => join.onRef('partners.tenant_id', '=', 'paper.tenant_id').onRef('partners.id', '=', 'paper.partner_id'))
    .leftJoin('files', (join) => join.onRef('files.tenant_id', '=', 'paper.tenant_id').onRef('files.id', '=', 'paper.file_id'))
    .select([
      'paper.id',
      'paper.name',
      'paper.expires_on',
      'paper.partner_id',
      'partners.user_id',
      'paper.file_id',
      'files.name as file_name',
    ])
    .where('partners.user_id', '=', actor.user_id ?? 0)
    .where('partners.status', '<>', partnerStatus.codeOf('deleted'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('partner_papers as newer')
            .select('newer.id')
            .whereRef('newer.tenant_id', '=', 'paper.tenant_id')
            .whereRef('newer.partner_id', '=', 'paper.partner_id')
            .whereRef('newer.name', '=', 'paper.name')
            .whereRef('newer.id', '>', 'paper.id')
            .where('newer.file_id', 'is not', null),
        ),
      ),
    )
    .orderBy('paper.id')

type Row = Awaited<ReturnType<ReturnType<typeof ownRows>['execute']>>[number]
const stateOf = ({ now, tenant }: Context, { file_name, expires_on }: Row) =>
  stateOfPaper({ has_file: file_name !== null, expires_on }, dayInZone(now, tenant.time_zone))

async function ownPapers(context: Context): Promise<Paper[]> {
  const papers = (await ownRows(context).execute()).map((row) => ({
    id: row.id,
    name: row.name,
    file_name: row.file_name,
    expires_on: row.expires_on,
    state: stateOf(context, row),
  }))
  return papers.toSorted((a, b) => paperState.codeOf(b.state) - paperState.codeOf(a.state))
}

const ownPaper = async (context: Context, id: number): Promise<Row> =>
  found(await ownRows(context).where('paper.id', '=', id).executeTakeFirst())

export const listOwnPapers: Verb<Contract['list']> = (context) => ownPapers(context)

/**
 * Keeps the file of what is awaited; beside what expires, the one that follows it, which says until when it holds.
 * @throws 409 for a paper that is there and holds, 422 for one that follows without a day
 */
export const depositOwnPaper: Verb<Contract['deposit']> = async (context, { params, query, file }) => {
  const { db } = context
  await db.selectFrom('partner_papers').select('id').where('id', '=', params.paper).forUpdate().execute()
  const paper = await ownPaper(context, params.paper)
  const state = stateOf(context, paper)
  if (state === 'valid') refuse(partnersErrors.paperHolds, { name: paper.name })
  const follows = paper.file_id !== null || state === 'expired'
  const today = dayInZone(context.now, context.tenant.time_zone)
  if (follows && (query.expires_on === undefined || query.expires_on <= today))
    refuse(kernelErrors.invalid, {}, [{ field: 'expires_on', message: 'wrongDate' }])
  await checkIfImage(file)
  await refuseBeyondDeposits(context, file.size)
  const { id: file_id } = await keepReceived(context, file)
  if (follows)
    await db
      .insertInto('partner_papers')
      .values({ partner_id: paper.partner_id, name: paper.name, file_id, expires_on: query.expires_on ?? null, deposited_at: context.now })
      .execute()
  else await db.updateTable('partner_papers').set({ file_id, deposited_at: context.now }).where('id', '=', paper.id).execute()
  await trace(context, { action: 'update_partner', subject_id: paper.user_id, info: paper.name })
  return ownPapers(context)
}

export const readOwnPaper: Verb<Contract['read']> = async (context, { params }) => {
  const { file_id } = await ownPaper(context, params.paper)
  const file = found(file_id === null ? undefined : await findFile(context.db, file_id))
  return { content_type: file.content_type, name: file.name, inline: true, body: await context.services.storage.stream(file.storage_key) }
}
