/** Codes of registrations that the lists of events look at; the registrations module stands above and hands them (see modules/index.ts). */
export type RegistrationCodes = { cancelled: number; toValidate: number; toComplete: number }

let handed: RegistrationCodes | undefined
export const handRegistrationCodes = (codes: RegistrationCodes): void => {
  handed = codes
}

/** @throws Error when the program was put together without registrations */
export function registrationCodes(): RegistrationCodes {
  if (!handed) throw new Error('the codes of registrations were not handed to events')
  return handed
}
