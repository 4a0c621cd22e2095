import { bulkWorkPrefix } from '../contacts/bulk/bulk.ts'
import { adminContacts } from '../contacts/paths.ts'
import { taskHistory, worksTab } from './paths.ts'

/** Where a long work is told: the page of its own when it has one, else the list of them all. */
export const workAddress = (kind: string, id: number): string =>
  kind.startsWith(bulkWorkPrefix) ? `${adminContacts()}?job=${id}` : `${taskHistory()}?tab=${worksTab}`
