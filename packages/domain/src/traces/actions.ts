import { connectionActions, sessionActions } from './account-actions.ts'
import type { TraceAction } from './action.ts'
import { agreementActions } from './agreement-actions.ts'
import { attendanceActions } from './attendance-actions.ts'
import { eventActions, questionnaireActions, quizActions, registrationActions, voteActions } from './event-actions.ts'
import { exportActions } from './export-actions.ts'
import { billActions, boostActions, bpfActions, contributionActions, paymentActions, quoteActions } from './money-actions.ts'
import {
  chatActions,
  checklistActions,
  comingMailActions,
  documentActions,
  mailActions,
  messageActions,
  noteActions,
  personActions,
  recordActions,
  taskActions,
} from './record-actions.ts'
import { helpActions, screenActions, setupActions, tenantActions } from './settings-actions.ts'
import { videoActions } from './video-actions.ts'

/** Every act the product remembers: what it is called, who may read it, what it is about. `trace()` takes nothing else. */
export const traceCatalogue = {
  ...connectionActions,
  ...sessionActions,
  ...recordActions,
  ...personActions,
  ...taskActions,
  ...checklistActions,
  ...noteActions,
  ...mailActions,
  ...comingMailActions,
  ...messageActions,
  ...chatActions,
  ...documentActions,
  ...agreementActions,
  ...eventActions,
  ...registrationActions,
  ...attendanceActions,
  ...voteActions,
  ...questionnaireActions,
  ...quizActions,
  ...videoActions,
  ...billActions,
  ...quoteActions,
  ...paymentActions,
  ...contributionActions,
  ...boostActions,
  ...bpfActions,
  ...tenantActions,
  ...setupActions,
  ...helpActions,
  ...screenActions,
  ...exportActions,
}
export type TraceKey = keyof typeof traceCatalogue
export type ExportKey = keyof typeof exportActions

/** The declared act of a stored name: an act of a screen is written `screen:{name}`. */
export function traceActionOf(stored: string): TraceAction | undefined {
  const key = stored.startsWith('screen:') ? 'screen' : stored
  return Object.hasOwn(traceCatalogue, key) ? traceCatalogue[key as TraceKey] : undefined
}

/** Whether only full administrators read an act; one that is not declared any more is private. */
export const isPrivate = (stored: string): boolean => traceActionOf(stored)?.audience !== 'public'

/** What is done to a mail by hand, as its history asks for it. */
export const mailKeys = keysOf(mailActions)
/** What is done by hand to a mail before it is written. */
export const comingMailKeys = keysOf(comingMailActions)

/** The histories people read, and the acts each one holds. */
export const traceFamilies = {
  records: keysOf(recordActions),
  connections: keysOf(connectionActions),
  tasks: keysOf(taskActions),
  exports: keysOf(exportActions),
} as const
export type TraceFamily = keyof typeof traceFamilies

function keysOf<T extends object>(actions: T): (keyof T & TraceKey)[] {
  return Object.keys(actions) as (keyof T & TraceKey)[]
}

/** Where an act came from. */
export const traceSources = ['screen', 'own', 'import', 'api', 'form', 'connect_as', 'automatic'] as const
export type TraceSource = (typeof traceSources)[number]

/** Fields a history never shows in clear: secrets, bank details, health. */
const masked = /password|token|secret|totp|iban|bic|card|health|handicap|disability/i
export const isMasked = (field: string): boolean => masked.test(field)
