import { dependencies } from '../../platform/dependencies.ts'

/** Codes of registrations that the lists of events look at. */
export type RegistrationCodes = { cancelled: number; toValidate: number; toComplete: number }

/** What the module of registrations, which stands above events, gives them. */
type EventsDependencies = { registrationCodes: RegistrationCodes }

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    events: EventsDependencies
  }
}

export const registrationCodes = (): RegistrationCodes => dependencies().events.registrationCodes
