import { eachMinute } from '../../platform/work/each-minute.ts'
import { job } from '../../platform/work/jobs.ts'

/** Frees the places of the registrations left unfinished, each minute. */
export const expireHoldsEachMinute = job<Record<string, never>>({
  name: 'expire-holds',
  label: { fr: 'Libérer les places non confirmées', en: 'Releasing unconfirmed places' },
  schedule: eachMinute,
})

/** A message to those registered for an event: from which registration on, at which statuses (codes). */
export type Message = {
  event_id: number
  status: readonly number[]
  subject: string
  message: string
  occurrence: string
  after: number
}
export const writeToBatch = job<Message>({
  name: 'write-to-registered',
  label: { fr: 'Écrire aux inscrits {event.de}', en: 'Writing to those registered for {event.un}' },
})

/** What a group registered together brings: whom to write to, as of which version of their registration, and who gets a ticket. */
export type GroupNews = {
  letters: readonly { registration_id: number; version: number; moment: 'create_guest' | 'complete_guest' }[]
  tickets: readonly number[]
}
export const tellGroup = job<GroupNews>({
  name: 'tell-group',
  label: { fr: 'Écrire à un groupe inscrit ensemble', en: 'Writing to a group registered together' },
})

/** Tells those who answer for events what happened to their registrations, as each chose. */
export const tellOrganisersEachMinute = job<Record<string, never>>({
  name: 'tell-organisers',
  label: { fr: 'Prévenir les responsables {event.depl}', en: 'Notifying those in charge of {event.pl}' },
  schedule: eachMinute,
})

/** Offers the places that came free to those who wait for them: of an event as one comes free, of all each minute. */
export const offerWaitingPlaces = job<{ event_id?: number }>({
  name: 'offer-waiting-places',
  label: { fr: 'Proposer les places libérées à la liste d’attente', en: 'Offering freed places to the waiting list' },
  schedule: eachMinute,
})
