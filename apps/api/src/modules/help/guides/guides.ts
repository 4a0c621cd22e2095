import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { GuideFields, GuideLine, guideContract } from '@kxo/domain/help/guide-contract'
import { may } from '@kxo/domain/help/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

const selectGuides = (db: Queries) =>
  db
    .selectFrom('guides')
    .leftJoin('files', (join) => join.onRef('files.tenant_id', '=', 'guides.tenant_id').onRef('files.id', '=', 'guides.file_id'))
    .selectAll('guides')
    .select(['files.name as file_name', 'files.content_type', 'files.storage_key'])
    .orderBy('guides.rank')
    .orderBy('guides.id')
type GuideRow = Awaited<ReturnType<ReturnType<typeof selectGuides>['executeTakeFirstOrThrow']>>

const present = ({ id, category, title, body, file_id, file_name, restriction, rank, version }: GuideRow): GuideLine => ({
  id,
  // The column is checked: it holds nothing else.
  category: category as GuideLine['category'],
  title,
  body: body as RichText | null,
  file: file_id,
  file_name,
  restriction: documentRestriction.keyOf(restriction),
  rank,
  version,
})

const sees = ({ actor }: Pick<Context, 'actor'>, { restriction }: Pick<GuideRow, 'restriction'>): boolean =>
  may.readGuide(actor, { restriction: documentRestriction.keyOf(restriction) })

export const listGuides: Verb<typeof guideContract.guides> = async (context) => {
  authorize(may.readHelp(context.actor))
  return (await selectGuides(context.db).execute()).filter((row) => sees(context, row)).map(present)
}

/** @throws 422 when a guide is neither a text nor a file, or on a file the writer did not send */
async function columnsOf(
  { db, actor }: Context,
  { body = null, file = null, restriction, ...fields }: GuideFields,
  currentFile: number | null,
) {
  if (body === null && file === null) refuse(kernelErrors.invalid, {}, [{ field: 'body', message: 'required' }])
  if (file !== null && file !== currentFile) {
    const own = await db.selectFrom('files').select('id').where('id', '=', file).where('created_by', '=', actor.user_id).executeTakeFirst()
    if (!own) refuse(kernelErrors.invalid, {}, [{ field: 'file', message: 'unknownId' }])
  }
  return {
    ...fields,
    body: body === null ? null : JSON.stringify(body),
    file_id: file,
    restriction: documentRestriction.codeOf(restriction),
  }
}

const getGuide = async (db: Queries, id: number): Promise<GuideRow> =>
  found(await selectGuides(db).where('guides.id', '=', id).executeTakeFirst())

export const addGuide: Verb<typeof guideContract.addGuide> = async (context, { body }) => {
  authorize(may.writeGuides(context.actor))
  const { id } = await context.db
    .insertInto('guides')
    .values({ ...(await columnsOf(context, body, null)), created_by: context.actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_guide', subject_id: id, info: body.title })
  return present(await getGuide(context.db, id))
}

/** @throws 409 when someone saved meanwhile */
export const changeGuide: Verb<typeof guideContract.changeGuide> = async (context, { params, body }) => {
  authorize(may.writeGuides(context.actor))
  const { version, ...fields } = body
  const before = found(await context.db.selectFrom('guides').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  await context.db
    .updateTable('guides')
    .set({ ...(await columnsOf(context, fields, before.file_id)), version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  await trace(context, { action: 'update_guide', subject_id: params.id, info: before.title })
  return present(await getGuide(context.db, params.id))
}

export const removeGuide: Verb<typeof guideContract.removeGuide> = async (context, { params }) => {
  authorize(may.writeGuides(context.actor))
  const { title } = found(await context.db.deleteFrom('guides').where('id', '=', params.id).returning('title').executeTakeFirst())
  await trace(context, { action: 'delete_guide', subject_id: params.id, info: title })
  return { done: true as const }
}

export const uploadGuide: Verb<typeof guideContract.uploadGuide> = async (context, { file }) => {
  authorize(may.writeGuides(context.actor))
  return { id: (await keepReceived(context, file)).id, name: file.name }
}

export const readGuideFile: Verb<typeof guideContract.guideFile> = async (context, { params }) => {
  authorize(may.readHelp(context.actor))
  const row = await getGuide(context.db, params.id)
  const { file_name, content_type, storage_key } = row
  if (!sees(context, row) || !file_name || !content_type || !storage_key) return refuse(kernelErrors.notFound)
  return { content_type, name: file_name, body: await context.services.storage.stream(storage_key) }
}

/** Remembers whether an article helped; the last answer of a person counts. */
export const rateGuide: Verb<typeof guideContract.rate> = async ({ db, actor, now }, { body }) => {
  authorize(may.readHelp(actor))
  await db
    .insertInto('guide_ratings')
    .values({ user_id: found(actor.user_id), ...body, rated_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'article']).doUpdateSet({ helped: body.helped, rated_at: now }))
    .execute()
  return { done: true as const }
}
