import { randomBytes } from 'node:crypto'
import { fillPath } from '@kxo/domain/kernel/contract'
import { may } from '@kxo/domain/mailing/permissions'
import { picturesContract as contract } from '@kxo/domain/mailing/pictures-contract'
import { authorize, found } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import { fitPicture } from '../../../platform/files/picture-sizes.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'

/** Keeps a picture whoever writes messages may put in one. @throws 404 for a person of elsewhere, 415 or 422 for what is no picture */
export const setMailImage: Verb<typeof contract.setMailImage> = async (context, { file, body }) => {
  const { db, tenant, actor, services } = context
  authorize(may.resendMails(actor))
  if (typeof body.user_id === 'number') found(await findUser(db, body.user_id))
  const { id } = await keepReceived(context, await fitPicture(file))
  const token = randomBytes(18).toString('base64url')
  await db.insertInto('pictures').values({ token, file_id: id }).execute()
  return { url: `${services.publicUrl()}/api${fillPath(contract.picture.path, { client: tenant.name, token })}` }
}

export const readPicture: Verb<typeof contract.picture> = async ({ db, services }, { params }) => {
  const { content_type, storage_key } = found(
    await db
      .selectFrom('pictures')
      .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'pictures.tenant_id').onRef('files.id', '=', 'pictures.file_id'))
      .select(['files.content_type', 'files.storage_key'])
      .where('pictures.token', '=', params.token)
      .executeTakeFirst(),
  )
  return { content_type, inline: true, isCacheable: true, body: await services.storage.stream(storage_key) }
}
