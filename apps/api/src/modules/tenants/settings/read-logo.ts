import type { tenantsContract } from '@kxo/domain/tenants/contract'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingsOf } from './settings.ts'

/** The tenant's logo as stored; 404 when it has none. */
export const readLogo: Verb<typeof tenantsContract.logo> = async ({ db, tenant, services }) => {
  const { content_type, storage_key } = found(
    await db
      .selectFrom('files')
      .select(['content_type', 'storage_key'])
      .where('id', '=', found(settingsOf(tenant).logo_file_id))
      .executeTakeFirst(),
  )
  return { content_type, body: await services.storage.stream(storage_key) }
}
