import { eventsContract } from '@kxo/domain/events/contract'
import { accountStatus } from '@kxo/domain/identity/status'
import { isAdministrator, isConsultant, isSignedInFully } from '@kxo/domain/kernel/permissions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import { routes } from '../../platform/serve.ts'
import { cancelEvent, previewCancellation } from './cancel-event.ts'
import { changeEvent } from './change-event.ts'
import { changePage, changePricing, changePublication, changeRegistration, changeThumbnail } from './change-steps.ts'
import { archiveEvent, closeEvent, reopenEvent, unarchiveEvent } from './close-event.ts'
import { createEvent } from './create-event.ts'
import { drawQr } from './draw-qr.ts'
import { duplicate } from './duplicate.ts'
import { listEvents, listPublicEvents, readFacets } from './list-events.ts'
import { addSlot, changeSlot, removeSlot } from './plan-slots.ts'
import { postpone, previewPostponement } from './postpone.ts'
import { presentRecord } from './present.ts'
import { publish, unpublish } from './publish.ts'
import { readEvent, readField, readPublicEvent, readPublicEventByUrl, readRecord, readSlots } from './read-event.ts'
import { removeEvent } from './remove-event.ts'

export const eventsRoutes = routes(eventsContract, {
  list: listEvents,
  create: async (context, { body }) => presentRecord(context.db, await createEvent(context, body), context.now),
  get: readEvent,
  record: readRecord,
  change: changeEvent,
  remove: removeEvent,
  changeThumbnail,
  changePage,
  changePricing,
  changeRegistration,
  changePublication,
  publish,
  unpublish,
  duplicate,
  previewCancellation,
  cancelEvent,
  previewPostponement,
  postpone,
  closeEvent,
  reopenEvent,
  archiveEvent,
  unarchiveEvent,
  slots: readSlots,
  addSlot,
  changeSlot,
  removeSlot,
  publicList: listPublicEvents,
  facets: readFacets,
  publicGet: readPublicEvent,
  publicGetByUrl: readPublicEventByUrl,
  field: readField,
  qr: drawQr,
  responsibles: async ({ actor, db }) => {
    authorize(isAdministrator(actor) || isConsultant(actor) || (isSignedInFully(actor) && actor.has_tasks))
    return db
      .selectFrom('users')
      .select(['id', sql<string>`first_name || ' ' || last_name`.as('full_name')])
      .where((eb) => eb.or([eb('is_admin', '=', true), eb('has_tasks', '=', true)]))
      .where('status', '<>', accountStatus.codeOf('deleted'))
      .orderBy('last_name')
      .orderBy('first_name')
      .execute()
  },
})
