import type { Labels } from '@kxo/domain/kernel/rewording'
import { TenantColours } from '@kxo/domain/tenants/appearance/colours'
import { type Feature, features } from '@kxo/domain/tenants/features'
import { glossaryOf, type TenantGlossary } from '@kxo/domain/tenants/glossary/glossary'
import { TenantParams } from '@kxo/domain/tenants/settings/params'
import * as z from 'zod/mini'
import type { Tenant, TenantRow } from '../../../platform/tenant-directory.ts'

/** What a tenant decided for itself, every default filled in. */
export type TenantSettings = {
  params: TenantParams
  features: Feature[]
  texts: Record<string, string>
  colours: TenantColours
  languages: ('fr' | 'en')[]
  /** Words as the tenant wrote them, the emptied ones too. */
  words: TenantGlossary
  logo_file_id: number | null
  /** Null without a limit. */
  limits: { events: number | null; admins: number | null; mails_per_month: number | null }
}

/** Reads a tenant's row; unknown parameters are dropped, missing ones take their default. */
export function readTenant(row: TenantRow): Tenant {
  const params = z.decode(TenantParams, row.params as never) // kept as JSON
  const settings: TenantSettings = {
    params,
    features: features.filter((feature) => row.features.includes(feature)),
    texts: row.texts as Record<string, string>,
    colours: z.decode(TenantColours, row.colours as never), // kept as JSON
    languages: row.languages as ('fr' | 'en')[],
    words: row.glossary as TenantGlossary,
    logo_file_id: row.logo_file_id,
    limits: { events: row.max_events, admins: row.max_admins, mails_per_month: row.max_mails_per_month },
  }
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    glossary: glossaryOf(row.glossary as never), // kept as JSON
    labels: row.labels as Labels,
    time_zone: params.time_zone,
    is_suspended: row.suspended_at !== null,
    settings,
  }
}

/** The settings this module itself put there when the tenant was read. */
export const settingsOf = (tenant: Tenant): TenantSettings => tenant.settings as TenantSettings
export const paramsOf = (tenant: Tenant): TenantParams => settingsOf(tenant).params
/** The name mails of a tenant leave under, unless an event says another. */
export const usualSender = (tenant: Tenant): string => paramsOf(tenant).mail_sender_name || tenant.label
