import { createHash, randomBytes } from 'node:crypto'
import { cutAround, type EventImage, type ImageSource, sharedSize, sharedToken } from '@kxo/domain/events/presentation/event-image'
import { sizeToken } from '@kxo/domain/kernel/pictures'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { newStorageKey, recordFile } from '../../../platform/files/keep-file.ts'
import { type DrawnPicture, drawPart } from '../../../platform/files/picture-sizes.ts'
import type { EventFacts } from '../queries.ts'

/** The beginning of addresses nobody guesses, which always show the same bytes. */
export const newPictureToken = (): string => randomBytes(18).toString('base64url')

/** Keeps a picture of an event under a token; one already kept stays. */
export async function keepPicture(context: Context, event_id: number, token: string, picture: DrawnPicture): Promise<void> {
  const { db, tenant, services } = context
  const { bytes, content_type } = picture
  const storage_key = newStorageKey(tenant.id)
  await services.storage.put(storage_key, bytes, content_type)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file_id = await recordFile(context, { name: token, content_type, size: bytes.byteLength, sha256, storage_key })
  await db.insertInto('pictures').values({ token, file_id, event_id }).execute()
}

/** Cuts the image of an event for the sites it is shared on, unless it was cut there before. */
export async function keepShared(context: Context, event: EventFacts): Promise<void> {
  const { db, services } = context
  const image = imageOf(event)
  if (!image) return
  const storedPicture = (token: string) =>
    db
      .selectFrom('pictures')
      .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'pictures.tenant_id').onRef('files.id', '=', 'pictures.file_id'))
      .select('files.storage_key')
      .where('pictures.token', '=', token)
  const token = sharedToken(image)
  if (await storedPicture(token).executeTakeFirst()) return
  const { storage_key } = await storedPicture(sizeToken(image.token, image.width, 'webp')).executeTakeFirstOrThrow()
  const part = cutAround(image, sharedSize, { x: image.focus_x, y: image.focus_y })
  await keepPicture(context, event.id, token, await drawPart(await services.storage.read(storage_key), part, sharedSize))
}

/** The image of an event; null without one. */
export function imageOf(event: EventFacts): EventImage | null {
  const { image_token: token, image_width: width, image_height: height } = event
  if (token === null || width === null || height === null) return null
  return { token, width, height, alt: event.image_alt, focus_x: event.image_focus_x, focus_y: event.image_focus_y }
}

/** What the image of an event was cut from, or the image itself; null without one. */
export function sourceOf(event: EventFacts): ImageSource | null {
  const image = imageOf(event)
  if (!image) return null
  const { image_source: token, image_source_width: width, image_source_height: height } = event
  const { image_crop_x: x, image_crop_y: y, image_crop_zoom: zoom } = event
  if (token === null || width === null || height === null || x === null || y === null || zoom === null)
    return { token: image.token, width: image.width, height: image.height, crop: null }
  return { token, width, height, crop: { x, y, zoom } }
}

/** Another event that shows a picture, in one of its sizes: a copy took along the image and the texts of the one it was made from. */
const otherShowing = (event_id: number) => sql<number | null>`(select other.id from events other
  where other.id <> ${event_id} and (pictures.token like other.image_token || '-%' or pictures.token like other.image_source || '-%'
    or position(regexp_replace(pictures.token, '-[0-9]+[.](avif|webp)$', '-') in other.description || other.outline || other.practical) > 0) order by other.id limit 1)`

/** Takes away pictures of an event, but for those another one shows, which become its own; `token`: only those of an image. */
export async function removePictures(
  context: Pick<Context, 'db' | 'services' | 'transaction'>,
  event_id: number,
  token?: string,
): Promise<void> {
  const { db, services, transaction } = context
  const rows = await db
    .selectFrom('pictures')
    .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'pictures.tenant_id').onRef('files.id', '=', 'pictures.file_id'))
    .select(['pictures.token', 'pictures.file_id', 'files.storage_key', otherShowing(event_id).as('shown_by')])
    .where('pictures.event_id', '=', event_id)
    .$if(token !== undefined, (q) => q.where('pictures.token', 'like', `${token}-%`))
    .execute()
  for (const { token: one, file_id, storage_key, shown_by } of rows) {
    if (shown_by !== null) {
      await db.updateTable('pictures').set({ event_id: shown_by }).where('token', '=', one).execute()
      continue
    }
    await db.deleteFrom('pictures').where('token', '=', one).execute()
    await db.deleteFrom('files').where('id', '=', file_id).execute()
    transaction.afterCommit(() => void services.storage.remove(storage_key).catch(() => {}))
  }
}
