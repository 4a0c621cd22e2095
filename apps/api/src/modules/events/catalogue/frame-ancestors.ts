import { embeddedCatalogue } from '@kxo/domain/events/paths'
import type { TenantDirectory } from '../../../platform/tenant-directory.ts'
import { settingsOf } from '../../tenants/index.ts'

const [, page] = embeddedCatalogue.pattern.split('/').filter(Boolean)

/** The sites a tenant lets show its embedded catalogue; no other page of it, and nothing of a tenant without catalogue. */
export async function frameAncestors(tenants: Pick<TenantDirectory, 'find'>, path: string): Promise<readonly string[]> {
  const [client, named, ...rest] = path.split('/').filter(Boolean)
  if (client === undefined || named !== page || rest.length > 0) return []
  const tenant = await tenants.find(client)
  if (!tenant || tenant.is_suspended) return []
  const { params, features } = settingsOf(tenant)
  return features.includes('catalog') ? params.embed_origins : []
}
