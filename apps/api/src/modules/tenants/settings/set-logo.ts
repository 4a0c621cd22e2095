import { may } from '@kxo/domain/tenants/permissions'
import type { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { authorize } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import { fitPicture } from '../../../platform/files/picture-sizes.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { logoAddress } from '../present.ts'
import { getTenant } from '../queries.ts'
import { changeTenant } from '../vendor/change-tenant.ts'

/** Keeps a picture as the tenant's logo. @throws 415 or 422 for what is no picture */
export const uploadLogo: Verb<typeof settingsContract.uploadLogo> = async (context, { file }) => {
  authorize(may.changeSettings(context.actor, 'identity'))
  const { id } = await keepReceived(context, await fitPicture(file))
  await setLogo(id)
  return { id, name: file.name, logo: logoAddress(context.tenant, id) }

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
