import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** How a consumer ends a contract: within the days the law leaves to think again (PRV-52), or later (PRV-53). */
export const contractEnding = catalogue({
  withdrawal: { code: 0, label: { fr: 'Rétractation', en: 'Withdrawal' } },
  termination: { code: 1, label: { fr: 'Résiliation', en: 'Termination' } },
})
export type ContractEnding = KeyOf<typeof contractEnding>
