import { type RegistrationStatus, registrationStatus } from '../status.ts'

/** What is done to many registrations at once. */
export const bulkActs = ['approve', 'refuse', 'confirm', 'cancel', 'remind'] as const
export type BulkAct = (typeof bulkActs)[number]

const from: Readonly<Record<BulkAct, readonly RegistrationStatus[]>> = {
  approve: ['toValidate'],
  refuse: ['toValidate'],
  confirm: registrationStatus.keysLeadingTo('registered', 'isUnfinished'),
  cancel: registrationStatus.keysLeadingTo('cancelled'),
  remind: registrationStatus.keysIn('isRemindable'),
}
/** Whether an act concerns a registration at this status. */
export const concerns = (act: BulkAct, status: RegistrationStatus): boolean => from[act].includes(status)

/** Where an act leads; undefined when the status stays. */
export const leadsTo: Readonly<Partial<Record<BulkAct, RegistrationStatus>>> = {
  approve: 'registered',
  refuse: 'cancelled',
  confirm: 'registered',
  cancel: 'cancelled',
}

/** Acts that say why. */
export const asksReason = (act: BulkAct): boolean => act === 'refuse' || act === 'confirm' || act === 'cancel'
/** Acts that can be taken back: a ticket or a reminder already left cannot. */
export const isUndoable = (act: BulkAct): boolean => leadsTo[act] === 'cancelled'

/** Hours within which an act on many can be taken back. */
export const undoHours = 24
