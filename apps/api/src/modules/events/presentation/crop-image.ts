import type { eventsContract } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { type Crop, cutAround, frame } from '@kxo/domain/events/presentation/event-image'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { pictureWidths, sizeToken } from '@kxo/domain/kernel/pictures'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { prepared, type Reading } from '../../../platform/database/preparation.ts'
import { drawInWidths } from '../../../platform/files/picture-sizes.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { presentRecord } from '../present.ts'
import { getEvent } from '../queries.ts'
import { lockEvent } from '../steps/edit-event.ts'
import { keepShared, removePictures, sourceOf } from './pictures.ts'
import { keepSizes, uncropped, writeImage } from './set-image.ts'

type CropRequest = { params: { id: number }; body: { crop: Crop | null } }

/** The widest of a picture, read before it is drawn: neither holds the transaction. */
const drawing = {
  allows: ({ actor }: Context): void => authorize(may.createEvents(actor)),
  prepare: async ({ params, body: { crop } }: CropRequest, _: unknown, read: Reading) => {
    const { source, bytes } = await read(async ({ db, services }) => {
      const source = found(sourceOf(await getEvent(db, params.id)) ?? undefined)
      const { storage_key } = await db
        .selectFrom('pictures')
        .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'pictures.tenant_id').onRef('files.id', '=', 'pictures.file_id'))
        .select('files.storage_key')
        .where('pictures.token', '=', sizeToken(source.token, source.width, 'webp'))
        .executeTakeFirstOrThrow()
      return { source, bytes: await services.storage.read(storage_key) }
    })
    return { source, sizes: crop ? await drawInWidths(bytes, pictureWidths, cutAround(source, frame, crop)) : [] }
  },
}

/** Shows a part of an image, or all of it again. @throws 404 without one, 409 when it was changed meanwhile */
export const cropImage: Verb<typeof eventsContract.cropImage> = prepared(
  drawing,
  async (context, { params, body: { crop } }: CropRequest, { source, sizes }) => {
    const event = await lockEvent(context, params.id)
    if (sourceOf(event)?.token !== source.token) refuse(kernelErrors.editedMeanwhile)
    const cut = crop && (await keepSizes(context, event, sizes))
    const changed = await writeImage(
      context,
      event,
      cut
        ? {
            image_token: cut.token,
            image_width: cut.widest.width,
            image_height: cut.widest.height,
            image_focus_x: 50,
            image_focus_y: 50,
            image_source: source.token,
            image_source_width: source.width,
            image_source_height: source.height,
            image_crop_x: crop.x,
            image_crop_y: crop.y,
            image_crop_zoom: crop.zoom,
          }
        : { image_token: source.token, image_width: source.width, image_height: source.height, ...uncropped },
    )
    await keepShared(context, changed)
    // What was cut before is shown no more; the whole picture stays.
    if (event.image_token !== null && event.image_token !== source.token) await removePictures(context, event.id, event.image_token)
    return presentRecord(context.db, changed, context.now)
  },
)
