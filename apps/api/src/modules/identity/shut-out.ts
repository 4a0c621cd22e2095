import { accountStatus, shutOut } from '@kxo/domain/identity/status'

export const shutOutCodes = accountStatus.codesOf(...shutOut)
/** Whether an account of that status may hold a session at all. */
export const isShutOut = (status: number): boolean => shutOutCodes.includes(status)
