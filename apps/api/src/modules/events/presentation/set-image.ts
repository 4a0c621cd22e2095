import type { eventsContract } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { pictureAddress } from '@kxo/domain/events/presentation/event-image'
import { pictureWidths, sizeToken } from '@kxo/domain/kernel/pictures'
import type { Updateable } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import { prepared } from '../../../platform/database/preparation.ts'
import type { Events } from '../../../platform/database-types.ts'
import { checkImage } from '../../../platform/files/images.ts'
import { type DrawnPicture, drawInWidths } from '../../../platform/files/picture-sizes.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { trace } from '../../traces/index.ts'
import { presentRecord } from '../present.ts'
import { type EventFacts, getEvent } from '../queries.ts'
import { lockEvent } from '../steps/edit-event.ts'
import { keepPicture, keepShared, newPictureToken, removePictures } from './pictures.ts'

type Sent = { params: { id: number }; file: ReceivedFile }

/** Pictures are drawn before the transaction begins: it takes seconds. */
const drawing = {
  allows: ({ actor }: Context): void => authorize(may.createEvents(actor)),
  prepare: async ({ file }: Sent): Promise<DrawnPicture[]> => {
    await checkImage(file)
    return drawInWidths(file.path, pictureWidths)
  },
}

/** Keeps the sizes of a picture under one token; answers it with the widest of them. */
export async function keepSizes(context: Context, event: EventFacts, sizes: readonly DrawnPicture[]) {
  const token = newPictureToken()
  for (const size of sizes)
    await keepPicture(context, event.id, sizeToken(token, size.width, size.content_type === 'image/avif' ? 'avif' : 'webp'), size)
  return { token, widest: sizes.at(-1)! }
}

/** Writes the image of a locked event. It is kept as soon as it is chosen, apart from the step being written beside it. */
export async function writeImage(context: Context, event: EventFacts, change: Updateable<Events>): Promise<EventFacts> {
  const { db } = context
  await db.updateTable('events').set(change).where('id', '=', event.id).execute()
  const { image_alt: before } = event
  await trace(context, { action: 'update_event_thumbnail', event_id: event.id, change: { before: { image_alt: before }, after: change } })
  return getEvent(db, event.id)
}

export const uncropped = {
  image_source: null,
  image_source_width: null,
  image_source_height: null,
  image_crop_x: null,
  image_crop_y: null,
  image_crop_zoom: null,
}

/** Takes away the pictures of an image an event shows no more, and those it was cut from. */
async function removeFormer(context: Context, { id, image_token, image_source }: EventFacts): Promise<void> {
  for (const token of [image_token, image_source]) if (token !== null) await removePictures(context, id, token)
}

/** @throws 415 or 422 for what is no picture */
export const setImage: Verb<typeof eventsContract.setImage> = prepared(drawing, async (context, { params }: Sent, sizes) => {
  const event = await lockEvent(context, params.id)
  const { token, widest } = await keepSizes(context, event, sizes)
  const changed = await writeImage(context, event, {
    image_token: token,
    image_width: widest.width,
    image_height: widest.height,
    image_focus_x: 50,
    image_focus_y: 50,
    ...uncropped,
  })
  await keepShared(context, changed)
  await removeFormer(context, event)
  return presentRecord(context.db, changed, context.now)
})

/** What the image shows in words, and the point of it that stays in sight wherever it is cut. */
export const changeImage: Verb<typeof eventsContract.changeImage> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id)
  const changed = await writeImage(context, event, { image_alt: body.alt, image_focus_x: body.focus_x, image_focus_y: body.focus_y })
  await keepShared(context, changed)
  return presentRecord(context.db, changed, context.now)
}

export const removeImage: Verb<typeof eventsContract.removeImage> = async (context, { params }) => {
  const event = await lockEvent(context, params.id)
  const changed = await writeImage(context, event, {
    image_token: null,
    image_width: null,
    image_height: null,
    image_alt: '',
    ...uncropped,
  })
  await removeFormer(context, event)
  return presentRecord(context.db, changed, context.now)
}

/** Keeps a picture for a text of the event; its address is that of the widest. @throws 415 or 422 for what is no picture */
export const addPicture: Verb<typeof eventsContract.addPicture> = prepared(drawing, async (context, { params }: Sent, sizes) => {
  const { token, widest } = await keepSizes(context, await lockEvent(context, params.id), sizes)
  return { url: context.services.publicUrl() + pictureAddress(context.tenant.name, sizeToken(token, widest.width, 'webp')) }
})
