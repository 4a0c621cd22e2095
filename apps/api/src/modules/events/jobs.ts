import type { ChangedPart } from '@kxo/domain/events/notice/changed-part'
import { eachMinute } from '../../platform/work/each-minute.ts'
import { job } from '../../platform/work/jobs.ts'

/** Sent when an event is cancelled: its registrations end, batch after batch. Worked by the module of registrations. */
export const endRegistrations = job<{ event_id: number; reason: string }>({
  name: 'end-registrations',
  label: { fr: 'Annuler les {registration.pl} {event.de}', en: 'Cancelling the {registration.pl} of {event.un}' },
})
/** Sent for each registration ended so; worked by the module that knows the tickets, which leave the calendars. */
export const mailCancellation = job<{ registration_id: number; reason: string }>({
  name: 'tell-cancellation',
  label: { fr: 'Prévenir d’une annulation', en: 'Notifying of a cancellation' },
  concurrency: 4,
})
/** Sent when an activity alone is cancelled: whoever attended it is told. */
export const mailActivityCancellation = job<{ event_id: number; reason: string }>({
  name: 'tell-activity-cancellation',
  label: { fr: 'Prévenir de l’annulation {activity.du}', en: 'Notifying of the cancellation of {activity.un}' },
})
/**
 * Sent when an event goes to another day or place, or somebody announces what changed: tickets are made anew and everyone is told.
 * `is_announced`: even those whose ticket says it already.
 */
export const mailMove = job<{ event_id: number; reason: string; what: ChangedPart; is_announced?: boolean }>({
  name: 'tell-move',
  label: { fr: 'Prévenir d’un report ou d’un déplacement', en: 'Notifying of a postponement or a move' },
})
/** Sent when an event is published for the first time: whoever may enter and accepts news is told, batch after batch. */
export const tellPublication = job<{ event_id: number; after: number }>({
  name: 'tell-publication',
  label: { fr: 'Annonce {event.de} publié{event.e}', en: 'Announcing a published {event}' },
  retries: 3,
})
/** Sent when somebody announces a document given out: those it is open to are told, batch after batch. */
export const announceHandout = job<{ document_id: number }>({
  name: 'announce-handout',
  label: { fr: 'Annonce d’un document remis', en: 'Announcing a document given out' },
  retries: 3,
})
/** Puts events online and takes them offline as scheduled, each minute. */
export const publishScheduled = job<Record<string, never>>({
  name: 'publish-scheduled',
  label: { fr: 'Publications programmées', en: 'Scheduled publications' },
  schedule: eachMinute,
})
/** Each morning, what was published for those who asked to be told. */
export const sendAlertsJob = job<Record<string, never>>({
  name: 'send-alerts',
  label: { fr: 'Envoi des alertes', en: 'Sending alerts' },
  schedule: '10 7 * * *',
  retries: 2,
})
