import type { Actor } from '../kernel/actor.ts'
import { isFullAdministrator, isReferent, type Predicate } from '../kernel/permissions.ts'
import { type ImportKind, importKinds } from './kinds.ts'

const leads: Predicate = (actor) => isReferent(actor) && actor.company_id !== null

export const may = {
  /** Bring in files, follow them, read their reports (ADM0, or a referent for their team). */
  import: ((actor) => isFullAdministrator(actor) || leads(actor)) satisfies Predicate,
  /** Those of everybody; others read their own. */
  readEveryImport: isFullAdministrator satisfies Predicate,
  importTeam: leads satisfies Predicate,
}

type Offered = { has_delegation: boolean }
/** What an actor may bring in: anything for who runs the space, one's own team and its registrations for a referent. */
export function kindsFor(actor: Actor, { has_delegation }: Offered): readonly ImportKind[] {
  if (isFullAdministrator(actor)) return importKinds
  if (!leads(actor)) return []
  return has_delegation ? ['contacts', 'registrations'] : ['contacts']
}

/** Columns a referent has no say on: their people join their company, as simple users. */
const decidedByTenant = [
  'company_siret',
  'company_name',
  'profile_code',
  'code',
  'accounting_code',
  'is_adherent',
  'is_prospect',
  'language',
  'birth_date',
  'address',
  'address_complement',
  'code_postal',
  'town',
  'country',
] as const
export const mayFill = (actor: Actor, field: string): boolean =>
  isFullAdministrator(actor) || !(decidedByTenant as readonly string[]).includes(field)
