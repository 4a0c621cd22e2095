import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Mail, MailSubject, mailingContract } from '@kxo/domain/mailing/contract'
import { may } from '@kxo/domain/mailing/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { maySeeFile, serveDocument } from '../documents/index.ts'
import { trace } from '../traces/index.ts'
import { mailingDependencies } from './dependencies.ts'
import { presentMail } from './present.ts'
import { filesOf, findMail, namesAbout } from './queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findMail>>>

const seesSecrets = ({ actor, services }: Context): boolean => may.readSecretMail(actor, { delivers: services.mailer.isReal })
/** Whether what a mail says is kept from this actor: it opens somebody's account. */
const isHidden = (context: Context, mail: Found): boolean => mail.is_secret && !seesSecrets(context)

/** Whom and what a mail is about, as far as a module gives them a page. */
async function aboutOf({ db }: Context, mail: Found): Promise<Mail['about']> {
  const { pages } = mailingDependencies()
  const { event, campaign } = await namesAbout(db, mail)
  const line = (kind: MailSubject, id: number | null, label: string | null) => {
    const page = pages[kind]
    return id === null || label === null || !page ? [] : [{ kind, label, href: page(id) }]
  }
  return [
    ...line('person', mail.user_id, mail.recipient_name || mail.recipient),
    ...line('event', mail.event_id, event),
    ...line('campaign', mail.campaign_id, campaign),
  ]
}

export const readMail: Verb<typeof mailingContract.mail> = async (context, { params }) => {
  const { db, actor, services } = context
  authorize(may.readMails(actor))
  const mail = found(await findMail(db, params.id))
  const files = (await filesOf(db, [mail]))(mail)
  const images: Record<string, string> = {}
  for (const { cid, content_type, kept } of files)
    if (cid && kept)
      images[cid] = `data:${content_type};base64,${Buffer.from(await services.storage.read(kept.storage_key)).toString('base64')}`
  const about = await aboutOf(context, mail)
  return presentMail(mail, files, images, about, { isHidden: isHidden(context, mail), seesSecrets: seesSecrets(context) })
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
