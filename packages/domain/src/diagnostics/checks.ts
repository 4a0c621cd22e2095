/** Parts of the installation that can be checked. */
export const checkNames = ['database', 'storage', 'mail', 'worker', 'clock', 'ledger', 'invoice', 'attendance'] as const
export type CheckName = (typeof checkNames)[number]

export const checkStates = ['ok', 'warning', 'failed'] as const
export type CheckState = (typeof checkStates)[number]

/** Checks that read or draw a lot: made when asked, not as the page opens. */
export const heavyChecks: readonly CheckName[] = ['ledger', 'invoice', 'attendance']
