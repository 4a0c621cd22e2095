import type { ComponentType } from 'react'

/** What modules standing above registrations add to a person's own. */
export type RegistrationsDependencies = {
  /** Ways on from one's own registration to an event, for whoever is expected there. */
  OwnWays: readonly ComponentType<{ event_id: number }>[]
  /** Takes what one attends into one’s calendar. */
  CalendarButton: ComponentType<{ registration: number }> | null
}

let handed: RegistrationsDependencies = { OwnWays: [], CalendarButton: null }

/** Called once by the list of modules. */
export const provideRegistrations = (provided: RegistrationsDependencies): void => {
  handed = provided
}
export const registrationsDependencies = (): RegistrationsDependencies => handed
