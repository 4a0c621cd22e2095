import { may } from '@kxo/domain/partners/permissions'
import type { partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { depositFor, findDocument, findFile, findRequest, removeDocument, requestPaper } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { getRecord } from './present-record.ts'

type Contract = typeof partnerRecordsContract

const personOf = async ({ db }: Context, id: number): Promise<number> =>
  found(await db.selectFrom('partners').select('user_id').where('id', '=', id).executeTakeFirst()).user_id

async function paperOf({ db }: Context, partner_id: number, id: number) {
  const paper = found(await findRequest(db, id))
  return found(paper.partner_id === partner_id ? paper : undefined)
}

export const askPaper: Verb<Contract['askPaper']> = async (context, { params, body }) => {
  authorize(may.assignPartners(context.actor))
  await requestPaper(context, { ...body, kind: body.kind ?? 'other', partner_id: params.id, user_id: await personOf(context, params.id) })
  return getRecord(context, params.id)
}

/** Whoever follows partners brings it: it is accepted at once. */
export const depositPaper: Verb<Contract['depositPaper']> = async (context, { params, file }) => {
  authorize(may.assignPartners(context.actor))
  const paper = await paperOf(context, params.id, params.paper)
  await depositFor(context, paper, { file, status: 'validated', expires_on: paper.expires_on })
  return getRecord(context, params.id)
}

export const readPaper: Verb<Contract['readPaper']> = async (context, { params }) => {
  authorize(may.seePartners(context.actor))
  const { file_id } = await paperOf(context, params.id, params.paper)
  const file = found(file_id === null ? undefined : await findFile(context.db, file_id))
  return { content_type: file.content_type, name: file.name, inline: true, body: await context.services.storage.stream(file.storage_key) }
}

/** What was deposited goes with what was asked. */
export const removePaper: Verb<Contract['removePaper']> = async (context, { params }) => {
  authorize(may.assignPartners(context.actor))
  const { user_id, name, document_id } = await paperOf(context, params.id, params.paper)
  await context.db.deleteFrom('document_requests').where('id', '=', params.paper).execute()
  const document = document_id === null ? undefined : await findDocument(context.db, document_id)
  if (document) await removeDocument(context, document)
  await trace(context, { action: 'update_partner', subject_id: user_id, info: name })
  return { done: true as const }
}
