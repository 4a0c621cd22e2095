import { refuse } from '@kxo/domain/kernel/errors'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { may } from '@kxo/domain/mailing/permissions'
import { withoutPersonalLinks } from '@kxo/domain/mailing/rules'
import type { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { authorize, type Context } from '../../../platform/context.ts'
import { inDryRun } from '../../../platform/database/savepoint.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { MailRequest } from '../../../platform/mail.ts'
import { drawMail } from '../enqueue-mail.ts'
import { withImagesInside } from '../pictures/shown-pictures.ts'
import { coming } from './upcoming.ts'

/** What a module would hand the outbox; the personal links it makes on the way are taken back. */
async function requestsOf(context: Context, write: (context: Context) => Promise<void>): Promise<MailRequest[]> {
  const requests: MailRequest[] = []
  const enqueueMail = async (_: Context, mail: MailRequest): Promise<null> => {
    requests.push(mail)
    return null
  }
  await inDryRun(context.transaction, () => write({ ...context, services: { ...context.services, enqueueMail } }))
  return requests
}

/** The mail a module would hand the outbox, as its reader would have it now; undefined when none would leave. Nothing of it stays. */
export async function drawDry(context: Context, write: (context: Context) => Promise<void>) {
  const [request] = await requestsOf(context, write)
  const drawn = request && (await drawMail(context, request))
  if (!request || !drawn) return undefined
  const { subject, html, text, speaking, logo } = drawn
  const seen = await withImagesInside(context, withoutPersonalLinks(html), speaking.fields, logo)
  return { subject, html: seen, text: withoutPersonalLinks(text), recipient: request.to.mail }
}

/** One coming mail as its reader would have it now. */
export const dryRun: Verb<typeof upcomingContract.dryRun> = async (context, { body }) => {
  authorize(may.readMails(context.actor))
  const { reminder, due } = await coming(context, body)
  return (await drawDry(context, (dry) => reminder.write(dry, due))) ?? refuse(mailingErrors.notWritten)
}
