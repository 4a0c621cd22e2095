import { followedFields } from '@kxo/domain/contacts/rules'

/** Fields whose change a history tells: how a region was chosen goes with the region. */
const reportedFields = followedFields.filter((name) => name !== 'is_region_manual')

type ReportedValues = Partial<Record<(typeof reportedFields)[number], unknown>>

/** What changed of a record, before and after; company, manager and region by their names. */
export function changesBetween(before: ReportedValues, after: ReportedValues): Record<string, { before: unknown; after: unknown }> {
  const changed = reportedFields.filter((name) => (before[name] ?? null) !== (after[name] ?? null))
  return Object.fromEntries(changed.map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }]))
}
