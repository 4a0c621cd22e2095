let handed: number | undefined

/** Code of a registration nobody holds any more; the registrations module stands above and hands it (see modules/index.ts). */
export const handCancelledRegistration = (code: number): void => {
  handed = code
}

/** @throws Error when the program was put together without registrations */
export function cancelledRegistration(): number {
  if (handed === undefined) throw new Error('the code of a cancelled registration was not handed to contacts')
  return handed
}
