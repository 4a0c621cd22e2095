import { randomUUID } from 'node:crypto'
import { may } from '@kxo/domain/tenants/permissions'
import type { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { authorize } from '../../../platform/context.ts'
import { checkImage } from '../../../platform/files/images.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { logoAddress } from '../present.ts'
import { getTenant } from '../queries.ts'
import { changeTenant } from '../vendor/change-tenant.ts'

/** Keeps a picture as the tenant's logo. @throws 415 or 422 for what is no picture */
export const uploadLogo: Verb<typeof settingsContract.uploadLogo> = async (context, { file }) => {
  authorize(may.changeSettings(context.actor, 'identity'))
  await checkImage(file)
  const { db, tenant, actor, services } = context
  const storage_key = `${tenant.id}/${randomUUID()}`
  await services.storage.putFile(storage_key, file.path, file.content_type)
  const { name, content_type, size, sha256 } = file
  const { id } = await db
    .insertInto('files')
    .values({ name, content_type, size, sha256, storage_key, created_by: actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setLogo(id)
  return { id, name, logo: logoAddress(tenant, id) }

  async function setLogo(logo_file_id: number): Promise<void> {
    const before = await getTenant(context)
    const after = { logo_file_id }
    await changeTenant(context, { version: before.version, set: after, action: 'update_colors', sheet: 'identity', before, after })
  }
}

export const removeLogo: Verb<typeof settingsContract.removeLogo> = async (context) => {
  authorize(may.changeSettings(context.actor, 'identity'))
  const before = await getTenant(context)
  const after = { logo_file_id: null }
  await changeTenant(context, { version: before.version, set: after, action: 'update_colors', sheet: 'identity', before, after })
}
