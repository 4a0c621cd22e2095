/** Fields whose change a history tells, under their wire name. */
const told = [
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
  'profile_code',
  'is_adherent',
  'is_prospect',
  'in_annuary',
  'is_partner',
  'code',
  'accounting_code',
  'employees_number',
  'independents_number',
  'language',
] as const

type Told = Partial<Record<(typeof told)[number], unknown>>

/** What changed of a record, before and after; company, manager and region by their names. */
export function changesBetween(before: Told, after: Told): Record<string, { before: unknown; after: unknown }> {
  const changed = told.filter((name) => (before[name] ?? null) !== (after[name] ?? null))
  return Object.fromEntries(changed.map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }]))
}
