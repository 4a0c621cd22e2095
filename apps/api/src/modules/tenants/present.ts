import { fillPath } from '@kxo/domain/kernel/contract'
import { type ClientParams, tenantsContract } from '@kxo/domain/tenants/contract'
import { apiBase } from '../../platform/serve.ts'
import type { Tenant } from '../../platform/tenant-directory.ts'
import { settingsOf } from './settings.ts'

export function presentClient(tenant: Tenant): ClientParams {
  const { params, features, colours, languages, logo_file_id } = settingsOf(tenant)
  return {
    id: tenant.id,
    name: tenant.name,
    label: tenant.label,
    logo: logo_file_id === null ? null : apiBase + fillPath(tenantsContract.logo.path, { client: tenant.name }),
    params,
    features,
    glossary: tenant.glossary as ClientParams['glossary'],
    colours,
    languages,
  }
}
