import { may as mayDocuments } from '@kxo/domain/documents/permissions'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { Context } from '../../../platform/context.ts'
import { handoutsFor, isOpenAt } from '../../documents/index.ts'
import { watchedBy } from '../watching/own-video.ts'
import { fileAddress } from '../watching/signed-address.ts'

/** Films an event gives the caller: nothing to who is nobody there. */
export async function filmsFor(context: Context, event_id: number) {
  const { db, actor, now } = context
  if (actor.user_id === null) return []
  return (await handoutsFor(db, actor, [event_id])).flatMap(({ document, relation }) => {
    const isSomeone = relation.administrator !== 'none' || relation.registration !== 'none' || relation.partner !== 'none'
    const restriction = documentRestriction.keyOf(document.restriction)
    const isSeen = isSomeone && mayDocuments.see(actor, { restriction, relation, is_open: isOpenAt(document, now) })
    return document.video_id !== null && isSeen
      ? [{ id: document.id, video_id: `event-${document.id}`, name: document.name, rank: document.rank ?? 1 }]
      : []
  })
}

/** Where the bytes of a film are asked. @throws 404, 409 as who would watch it */
export async function filmAddress(context: Context, id: number): Promise<string> {
  const { document } = await watchedBy(context, id)
  return fileAddress(context, document.file_id)
}
