import type { guideContract, Tutorial, TutorialFields } from '@kxo/domain/help/guide-contract'
import { guideContract as contract } from '@kxo/domain/help/guide-contract'
import { may } from '@kxo/domain/help/permissions'
import { defaultLoginClient } from '@kxo/domain/identity/paths'
import { fillPath } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import { apiBase, type Verb } from '../../../platform/http/serve.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { everywhere, settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { helpDependencies } from '../dependencies.ts'

/** Status of a film that is ready (video record). */
const ready = 5

/** Films of the vendor, whatever the tenant that asks: asked across the fences. */
const selectFilms = (db: Queries) =>
  db
    .selectFrom('tutorials')
    .innerJoin('tenants', 'tenants.id', 'tutorials.tenant_id')
    .selectAll('tutorials')
    .where('tenants.name', '=', defaultLoginClient)
    .orderBy('tutorials.rank')
    .orderBy('tutorials.id')
type FilmRow = Awaited<ReturnType<ReturnType<typeof selectFilms>['executeTakeFirstOrThrow']>>

const present = (row: FilmRow, seen: ReadonlySet<number>): Tutorial => ({
  id: row.id,
  topic: { fr: row.topic, en: row.topic_en },
  rank: row.rank,
  title: row.title as Tutorial['title'],
  steps: row.steps as Tutorial['steps'],
  page: row.page,
  feature: row.feature as Tutorial['feature'],
  has_film: row.file_id !== null,
  has_captions: row.captions_file_id !== null,
  seconds: row.seconds,
  is_published: row.published_at !== null,
  is_seen: seen.has(row.id),
  version: row.version,
})

export const listTutorials: Verb<typeof guideContract.tutorials> = async (context) => {
  const { db, actor, tenant } = context
  authorize(may.readHelp(actor))
  const isVendor = may.answerSupport(actor, tenant)
  const films = await everywhere(context, (across) => selectFilms(across).execute())
  const views = await db.selectFrom('tutorial_views').select('tutorial_id').where('user_id', '=', found(actor.user_id)).execute()
  const seen = new Set(views.map(({ tutorial_id }) => tutorial_id))
  const own: readonly string[] = settingsOf(tenant).features
  return films
    .filter(({ published_at, feature }) => isVendor || (published_at !== null && (feature === null || own.includes(feature))))
    .map((row) => present(row, seen))
}

const findPublished = (context: Context, id: number): Promise<FilmRow | undefined> =>
  everywhere(context, (across) =>
    selectFilms(across).where('tutorials.id', '=', id).where('tutorials.published_at', 'is not', null).executeTakeFirst(),
  )

export const seeTutorial: Verb<typeof guideContract.see> = async (context, { params, body }) => {
  authorize(may.readHelp(context.actor))
  found(await findPublished(context, params.id))
  const view = { user_id: found(context.actor.user_id), tutorial_id: params.id }
  if (body.is_seen)
    await context.db
      .insertInto('tutorial_views')
      .values(view)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await context.db.deleteFrom('tutorial_views').where('user_id', '=', view.user_id).where('tutorial_id', '=', params.id).execute()
  return { done: true as const }
}

/** The bytes of a published film or of its captions; anyone may watch what the vendor publishes. */
export const readFilm: Verb<typeof guideContract.film> = async (context, { params }) => {
  const film = found(await findPublished(context, params.id))
  const id = found(params.part === 'film' ? film.file_id : film.captions_file_id)
  const file = await everywhere(context, (across) =>
    across
      .selectFrom('files')
      .select(['content_type', 'storage_key', 'size'])
      .where('tenant_id', '=', film.tenant_id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  const { storage } = context.services
  if (params.part === 'captions') return { content_type: 'text/vtt', body: await storage.stream(file.storage_key) }
  return {
    content_type: file.content_type,
    // Kept bytes never change: another film is another file.
    body: { size: Number(file.size), etag: `"film-${id}"`, part: (start, end) => storage.stream(file.storage_key, { start, end }) },
  }
}

const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
/** @throws 422 when the steps are not as many in both languages */
function columnsOf(fields: TutorialFields, published: Date | null, now: Date) {
  const [french, english] = [lines(fields.steps_fr), lines(fields.steps_en)]
  if (french.length !== english.length) refuse(kernelErrors.invalid, {}, [{ field: 'steps_en', message: 'wrongFormat' }])
  return {
    title: JSON.stringify({ fr: fields.title_fr, en: fields.title_en }),
    topic: fields.topic_fr.trim(),
    topic_en: fields.topic_en.trim(),
    rank: fields.rank,
    steps: JSON.stringify(french.map((fr, index) => ({ fr, en: english[index] }))),
    page: fields.page,
    feature: fields.feature ?? null,
    seconds: fields.seconds ?? null,
    published_at: fields.is_published ? (published ?? now) : null,
  }
}

const ownFilm = async ({ db }: Pick<Context, 'db'>, id: number): Promise<Tutorial> =>
  present(found(await selectFilms(db).where('tutorials.id', '=', id).executeTakeFirst()), new Set())

export const addTutorial: Verb<typeof guideContract.addTutorial> = async (context, { body }) => {
  authorize(may.answerSupport(context.actor, context.tenant))
  const { id } = await context.db
    .insertInto('tutorials')
    .values(columnsOf(body, null, context.now))
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_tutorial', subject_id: id, info: body.title_fr })
  return ownFilm(context, id)
}

/** @throws 409 when someone saved meanwhile */
export const changeTutorial: Verb<typeof guideContract.changeTutorial> = async (context, { params, body }) => {
  authorize(may.answerSupport(context.actor, context.tenant))
  const { version, ...fields } = body
  const before = found(await context.db.selectFrom('tutorials').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  await context.db
    .updateTable('tutorials')
    .set({ ...columnsOf(fields, before.published_at, context.now), version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  await trace(context, { action: 'update_tutorial', subject_id: params.id, info: fields.title_fr })
  return ownFilm(context, params.id)
}

export const removeTutorial: Verb<typeof guideContract.removeTutorial> = async (context, { params }) => {
  authorize(may.answerSupport(context.actor, context.tenant))
  found(await context.db.deleteFrom('tutorials').where('id', '=', params.id).returning('id').executeTakeFirst())
  await trace(context, { action: 'delete_tutorial', subject_id: params.id })
  return { done: true as const }
}

const keepPart =
  (column: 'file_id' | 'captions_file_id') =>
  async (context: Context, { params, file }: { params: { id: number }; file: ReceivedFile }): Promise<Tutorial> => {
    authorize(may.answerSupport(context.actor, context.tenant))
    await ownFilm(context, params.id)
    const { id } = await keepReceived(context, file)
    await context.db
      .updateTable('tutorials')
      .set({ [column]: id })
      .where('id', '=', params.id)
      .execute()
    await trace(context, { action: 'update_tutorial', subject_id: params.id, info: file.name })
    return ownFilm(context, params.id)
  }
export const uploadTutorialFilm: Verb<typeof guideContract.uploadFilm> = keepPart('file_id')
export const uploadTutorialCaptions: Verb<typeof guideContract.uploadCaptions> = keepPart('captions_file_id')

/** Published films, in the shape of a list of videos; for an event, those it gives the caller. */
export const listDocumentFiles: Verb<typeof guideContract.documentFiles> = async (context, { query }) => {
  const event = Number(query.morph_id)
  const films = event > 0 ? await helpDependencies().filmsFor(context, event) : await publishedFilms(context)
  const results = films.map((film) => ({ ...film, category: 'Video', morph: 'Event', status: ready }))
  return { results, count: results.length, page: 1, page_size: Math.max(1, results.length) }
}

const publishedFilms = async (context: Context) =>
  (
    await everywhere(context, (across) =>
      selectFilms(across).where('tutorials.published_at', 'is not', null).where('tutorials.file_id', 'is not', null).execute(),
    )
  ).map((row) => ({ id: row.id, video_id: row.id, name: (row.title as Tutorial['title'])[context.language.locale], rank: row.rank }))

export const readVideoUrl: Verb<typeof guideContract.videoUrl> = async (context, { query }) => {
  const [, document] = /^event-(\d+)$/.exec(query.id) ?? []
  if (document !== undefined) return { url: await helpDependencies().filmAddress(context, Number(document)) }
  const film = found(await findPublished(context, Number(query.id)))
  found(film.file_id)
  return { url: apiBase + fillPath(contract.film.path, { id: film.id, part: 'film' }) }
}
