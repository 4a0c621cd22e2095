import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { otherDocuments } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import type { partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { checkIfImage } from '../../../platform/files/images.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findFile } from '../../documents/index.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { getRecord } from './present-record.ts'

const personOf = async ({ db }: Context, id: number): Promise<number> =>
  found(await db.selectFrom('partners').select('user_id').where('id', '=', id).executeTakeFirst()).user_id

const paperOf = async ({ db }: Context, partner_id: number, id: number) =>
  found(
    await db
      .selectFrom('partner_papers')
      .select(['name', 'file_id'])
      .where('id', '=', id)
      .where('partner_id', '=', partner_id)
      .executeTakeFirst(),
  )

/** Where a partner deposits what is asked, with an account or by a link. */
export const wayToDeposit = { path: otherDocuments(), by_link: { purpose: 'paper' as const, path: otherDocuments() } }

export const askPaper: Verb<typeof partnerRecordsContract.askPaper> = async (context, { params, body }) => {
  authorize(may.assignPartners(context.actor))
  const user_id = await personOf(context, params.id)
  const { id } = await context.db
    .insertInto('partner_papers')
    .values({ partner_id: params.id, ...body })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.services.enqueueMail(context, {
    moment: 'request_document',
    role: 'partner',
    to: recipientOf(found(await findUser(context.db, user_id))),
    occurrence: `partner paper ${id}`,
    values: { name: body.name, ...mailedDocument({ category: 'other', status: 'toComplete' }), client: context.tenant.label },
    ...wayToDeposit,
  })
  await trace(context, { action: 'update_partner', subject_id: user_id, info: body.name })
  return getRecord(context, params.id)
}

export const depositPaper: Verb<typeof partnerRecordsContract.depositPaper> = async (context, { params, file }) => {
  authorize(may.assignPartners(context.actor))
  const user_id = await personOf(context, params.id)
  const { name } = await paperOf(context, params.id, params.paper)
  await checkIfImage(file)
  const { id: file_id } = await keepReceived(context, file)
  await context.db.updateTable('partner_papers').set({ file_id }).where('id', '=', params.paper).execute()
  await trace(context, { action: 'update_partner', subject_id: user_id, info: name })
  return getRecord(context, params.id)
}

export const readPaper: Verb<typeof partnerRecordsContract.readPaper> = async (context, { params }) => {
  authorize(may.seePartners(context.actor))
  const { file_id } = await paperOf(context, params.id, params.paper)
  const file = found(file_id === null ? undefined : await findFile(context.db, file_id))
  return { content_type: file.content_type, name: file.name, inline: true, body: await context.services.storage.stream(file.storage_key) }
}

export const removePaper: Verb<typeof partnerRecordsContract.removePaper> = async (context, { params }) => {
  authorize(may.assignPartners(context.actor))
  const user_id = await personOf(context, params.id)
  const { name } = await paperOf(context, params.id, params.paper)
  await context.db.deleteFrom('partner_papers').where('id', '=', params.paper).execute()
  await trace(context, { action: 'update_partner', subject_id: user_id, info: name })
  return { done: true as const }
}
