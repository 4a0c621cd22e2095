/** Parts of the installation that can be checked (screens A39). */
export const checkNames = ['database', 'storage', 'mail', 'worker'] as const
export type CheckName = (typeof checkNames)[number]

export const checkStates = ['ok', 'warning', 'failed'] as const
export type CheckState = (typeof checkStates)[number]
