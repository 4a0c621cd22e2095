import { bulkWorkPrefix } from '../contacts/bulk/bulk.ts'
import { adminContacts } from '../contacts/paths.ts'
import { billRunPrefix } from '../payments/grouped/grouped-contract.ts'
import { groupedBilling } from '../payments/paths.ts'
import { taskHistory, worksTab } from './paths.ts'

/** Where a long work is told: the page of its own when it has one, else the list of them all. */
export function workAddress(kind: string, id: number): string {
  if (kind.startsWith(bulkWorkPrefix)) return `${adminContacts()}?job=${id}`
  return kind.startsWith(billRunPrefix) ? `${groupedBilling()}?job=${id}` : `${taskHistory()}?tab=${worksTab}`
}
