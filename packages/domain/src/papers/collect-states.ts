/** What the matrix may be narrowed to. */
export const collectStates = ['awaited', 'toCheck', 'refused'] as const
export type CollectState = (typeof collectStates)[number]
