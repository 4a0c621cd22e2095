import type { ClientParams } from '@kxo/domain/tenants/contract'
import type { Tenant } from '../../platform/tenant-directory.ts'
import { settingsOf } from './settings.ts'

export function presentClient(tenant: Tenant): ClientParams {
  const { params, features, colours, languages, logo_file_id } = settingsOf(tenant)
  return {
    id: tenant.id,
    name: tenant.name,
    label: tenant.label,
    logo: logo_file_id === null ? null : `/api/clients/${tenant.name}/logo/`,
    params,
    features,
    glossary: tenant.glossary as ClientParams['glossary'],
    colours,
    languages,
  }
}
