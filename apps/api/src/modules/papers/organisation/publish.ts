import { documentKind } from '@kxo/domain/documents/kind'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { organisationContract } from '@kxo/domain/papers/organisation-contract'
import { may } from '@kxo/domain/papers/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { addDocument } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { getOrganisationDocument, organisationDocuments } from './organisation-documents.ts'

type Contract = typeof organisationContract

export const listOrganisation: Verb<Contract['list']> = async ({ db, actor }) => {
  authorize(may.readRegister(actor))
  return organisationDocuments(db)
}

/** A document of the tenant in its first version: from then on those it is for read it. */
export const publish: Verb<Contract['publish']> = async (context, { query, file }) => {
  authorize(may.publish(context.actor))
  const { kind, name, restriction, asks_reading } = query
  const { id } = await context.db
    .insertInto('organisation_documents')
    .values({
      kind: documentKind.codeOf(kind),
      name,
      restriction: documentRestriction.codeOf(restriction),
      asks_reading,
      created_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addVersion(context, id, 1, { file, asks_again: false })
  return getOrganisationDocument(context, id)
}

/** Takes the place of the current version, which stays with who read it (FOR-14). @throws 404 */
export const publishVersion: Verb<Contract['publishVersion']> = async (context, { params, query, file }) => {
  authorize(may.publish(context.actor))
  await context.db.selectFrom('organisation_documents').select('id').where('id', '=', params.id).forUpdate().execute()
  const [current] = (await getOrganisationDocument(context, params.id)).versions
  const document = await addVersion(context, params.id, found(current).number + 1, { file, asks_again: query.asks_again })
  // What is replaced leaves the lists, and stays readable among its versions.
  await context.db.updateTable('documents').set({ replaced_by: document }).where('id', '=', found(current).document).execute()
  return getOrganisationDocument(context, params.id)
}

async function addVersion(context: Context, id: number, number: number, { file, asks_again }: { file: ReceivedFile; asks_again: boolean }) {
  const { db, actor, now } = context
  const { kind, name, restriction } = await db
    .selectFrom('organisation_documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { id: file_id } = await keepReceived(context, file)
  const document_id = await addDocument(context, {
    category: 'guide',
    kind: documentKind.keyOf(kind),
    name,
    file_id,
    restriction: documentRestriction.keyOf(restriction),
    status: 'validated',
  })
  await db
    .insertInto('organisation_versions')
    .values({ organisation_document_id: id, number, document_id, made_available_at: now, asks_again, published_by: actor.user_id })
    .execute()
  await trace(context, { action: 'publish_document', subject_id: document_id, info: `${name} v${number}`, change: { number, asks_again } })
  return document_id
}

/** Nobody reads it any more; its versions and who read them stay as evidence. @throws 404 */
export const withdraw: Verb<Contract['withdraw']> = async (context, { params }) => {
  authorize(may.publish(context.actor))
  const { db, now } = context
  const { name, versions } = await getOrganisationDocument(context, params.id)
  await db.updateTable('organisation_documents').set({ withdrawn_at: now }).where('id', '=', params.id).execute()
  await db
    .updateTable('documents')
    .set({ restriction: documentRestriction.codeOf('restrictedAdmins') })
    .where(
      'id',
      'in',
      versions.map(({ document }) => document),
    )
    .execute()
  await trace(context, { action: 'withdraw_organisation_document', info: name })
  return { done: true as const }
}
