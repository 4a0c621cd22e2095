import { accountStatus, shutOut } from '@kxo/domain/identity/status'

export const blockedCodes = accountStatus.codesOf(...shutOut)
/** Whether an account of that status may hold a session at all. */
export const isBlocked = (status: number): boolean => blockedCodes.includes(status)
