import { fillPath } from '@kxo/domain/kernel/contract'
import type { Glossary } from '@kxo/domain/kernel/language'
import { type ClientParams, tenantsContract } from '@kxo/domain/tenants/contract'
import type { TenantGlossary } from '@kxo/domain/tenants/glossary/glossary'
import { apiBase } from '../../platform/http/serve.ts'
import type { Tenant } from '../../platform/tenant-directory.ts'
import { settingsOf } from './settings/settings.ts'

/** Each logo has an address of its own, so that a new one is never hidden by the former. */
export const logoAddress = ({ name }: Pick<Tenant, 'name'>, file: number): string =>
  `${apiBase}${fillPath(tenantsContract.logo.path, { client: name })}?v=${file}`

/** Complete words, with those the tenant emptied left empty: menus that depend on them disappear (TYP-13). */
export const withEmptied = (complete: Glossary, own: TenantGlossary): Glossary => ({
  ...complete,
  ...Object.fromEntries(
    Object.entries(own)
      .filter(([concept, { fr }]) => fr.singular === '' && Object.hasOwn(complete, concept))
      .map(([concept, entry]) => [concept, { fr: entry.fr, en: entry.en ?? { singular: '', plural: '' } }]),
  ),
})

export function presentClient(tenant: Tenant): Omit<ClientParams, 'notices' | 'has_trainings' | 'has_contributions'> {
  const { params, features, colours, languages, words, logo_file_id } = settingsOf(tenant)
  return {
    id: tenant.id,
    name: tenant.name,
    label: tenant.label,
    logo: logo_file_id === null ? null : logoAddress(tenant, logo_file_id),
    params,
    features,
    glossary: withEmptied(tenant.glossary, words) as ClientParams['glossary'],
    labels: tenant.labels,
    colours,
    languages,
    is_suspended: tenant.is_suspended,
  }
}
