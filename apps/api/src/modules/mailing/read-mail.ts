import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { mailingContract } from '@kxo/domain/mailing/contract'
import { may } from '@kxo/domain/mailing/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { maySeeFile, serveDocument } from '../documents/index.ts'
import { trace } from '../traces/index.ts'
import { presentMail } from './present.ts'
import { filesOf, findMail } from './queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findMail>>>

const seesSecrets = ({ actor, services }: Context): boolean => may.readSecretMail(actor, { delivers: services.mailer.isReal })
/** Whether what a mail says is kept from this actor: it opens somebody's account. */
const isHidden = (context: Context, mail: Found): boolean => mail.is_secret && !seesSecrets(context)

export const readMail: Verb<typeof mailingContract.mail> = async (context, { params }) => {
  const { db, actor, services } = context
  authorize(may.readMails(actor))
  const mail = found(await findMail(db, params.id))
  const files = (await filesOf(db, [mail]))(mail)
  const images: Record<string, string> = {}
  for (const { cid, content_type, kept } of files)
    if (cid && kept)
      images[cid] = `data:${content_type};base64,${Buffer.from(await services.storage.read(kept.storage_key)).toString('base64')}`
  return presentMail(mail, files, images, { isHidden: isHidden(context, mail), seesSecrets: seesSecrets(context) })
}

export const readAttachment: Verb<typeof mailingContract.mailAttachment> = async (context, { params }) => {
  const { db, actor } = context
  authorize(may.readMails(actor))
  const mail = found(await findMail(db, params.id))
  const file = found((await filesOf(db, [mail]))(mail)[params.rank - 1])
  found(file.kept)
  if (isHidden(context, mail) || !(await maySeeFile(context, file.file_id))) refuse(kernelErrors.notFound)
  await trace(context, { action: 'download_mail_attachment', subject_id: mail.id, info: file.name })
  return { content_type: file.content_type, name: file.name, body: (await serveDocument(context, file.file_id, false)).body }
}
