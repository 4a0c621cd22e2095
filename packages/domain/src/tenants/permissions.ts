import type { Actor } from '../kernel/actor.ts'
import { isFullAdministrator, isSuperAdministrator, type Predicate } from '../kernel/permissions.ts'

/** Sheets of the settings, in the order of their tabs. */
export const settingsTabs = [
  'formula',
  'limits',
  'features',
  'params',
  'glossary',
  'identity',
  'texts',
  'organisation',
  'sending',
  'payment',
  'access',
  'data',
] as const
export type SettingsTab = (typeof settingsTabs)[number]
/** Set by the vendor; the tenant's administrators read them. */
const vendorTabs: readonly SettingsTab[] = ['formula', 'limits', 'features']

/** The vendor's own tenant, where super administrators work. */
export const vendorClient = 'kxo'

export const may = {
  openSettings: ((actor) => isFullAdministrator(actor) || isSuperAdministrator(actor)) satisfies Predicate,
  changeSettings: ((actor, tab) =>
    isSuperAdministrator(actor) || (isFullAdministrator(actor) && !vendorTabs.includes(tab))) satisfies Predicate<SettingsTab>,
  /** Creating, suspending and setting tenants: super administrators, in the vendor's own tenant. */
  manageTenants: ((actor: Actor, tenant: { name: string }) =>
    isSuperAdministrator(actor) && tenant.name === vendorClient) satisfies Predicate<{ name: string }>,
}
