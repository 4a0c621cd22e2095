/** Records merged in one act, the kept one among them. */
export const mergeLimits = { least: 2, most: 5, undoHours: 24 } as const

/** Fields chosen one by one when records are merged. */
export const mergedFields = [
  'civility',
  'first_name',
  'last_name',
  'birth_date',
  'job',
  'mail',
  'phone',
  'address',
  'address_complement',
  'code_postal',
  'town',
  'country',
  'company',
  'manager',
  'region',
  'code',
  'accounting_code',
  'language',
] as const
export type MergedField = (typeof mergedFields)[number]

/** The record a field is taken from unless one chooses: the kept one, else the first that says something. */
export function proposedSource<P extends { id: number } & Partial<Record<MergedField, unknown>>>(
  people: readonly P[],
  survivorId: number,
  field: MergedField,
): number {
  const says = (person: P | undefined): boolean => person !== undefined && person[field] !== null && person[field] !== ''
  if (says(people.find(({ id }) => id === survivorId))) return survivorId
  return people.find(says)?.id ?? survivorId
}
