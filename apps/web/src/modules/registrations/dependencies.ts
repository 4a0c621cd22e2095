import type { ComponentType } from 'react'
import type { Viewer } from '../../platform/viewer.ts'
import type { TextOrSentence } from '../../ui/i18n/language.tsx'
import type { Selection } from '../../ui/table/selection.ts'

/** What another module does of registrations ticked in the list of one event, in a dialog of its own. */
export type RegistrationsBulkAct = {
  label: TextOrSentence
  shown: (viewer: Viewer) => boolean
  Dialog: ComponentType<{ event: number; selection: Selection; onClose: () => void }>
}

/** What modules standing above registrations add to a person's own. */
export type RegistrationsDependencies = {
  /** Ways on from one's own registration to an event, for whoever is expected there. */
  OwnWays: readonly ComponentType<{ event_id: number }>[]
  /** Takes what one attends into one’s calendar. */
  CalendarButton: ComponentType<{ registration: number }> | null
  /** Follows in a calendar what one attends. */
  FollowDates: ComponentType | null
  /** The contract of who pays their own training, read and signed where they register. */
  ContractStep: ComponentType<{ registration: number }> | null
  /** Says why one was absent; in a line, it leads to the page of the event. */
  ExplainAbsence: ComponentType<{ registration: { id: number; event: number; title: string }; isLine: boolean }> | null
  bulk: readonly RegistrationsBulkAct[]
}

let handed: RegistrationsDependencies = {
  OwnWays: [],
  CalendarButton: null,
  FollowDates: null,
  ContractStep: null,
  ExplainAbsence: null,
  bulk: [],
}

/** Called once by the list of modules. */
export const provideRegistrations = (provided: RegistrationsDependencies): void => {
  handed = provided
}
export const registrationsDependencies = (): RegistrationsDependencies => handed
