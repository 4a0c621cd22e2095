import { createHash, timingSafeEqual } from 'node:crypto'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { MailEvent, mailEventsContract } from '@kxo/domain/mailing/mail-events-contract'
import type { Verb } from '../../../platform/http/serve.ts'
import { noteReports } from '../jobs.ts'
import { mailNamed } from './message-id.ts'
import type { Report } from './read-report.ts'

const print = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What providers call the same things. */
const kinds: Readonly<Record<string, Report['kind']>> = {
  refused: 'refused',
  bounce: 'refused',
  hard_bounce: 'refused',
  hardbounce: 'refused',
  invalid_email: 'refused',
  soft_bounce: 'delayed',
  deferred: 'delayed',
  complaint: 'complaint',
  spam: 'complaint',
  spamcomplaint: 'complaint',
}

const reportOf = (event: MailEvent): Report | undefined => {
  const kind = kinds[event.event.toLowerCase()]
  const message_id = event.message_id ?? event['message-id'] ?? ''
  const recipient = (event.recipient ?? event.email ?? '').toLowerCase()
  return kind && { kind, message_id, recipient, detail: event.detail ?? event.reason ?? event.event }
}

/** @throws 404 unless the token of the environment is given */
export function checkToken(received: string, expected: string | undefined): void {
  if (!expected || !timingSafeEqual(print(received), print(expected))) refuse(kernelErrors.notFound)
}

/** What a mail provider tells of mails that left; each is noted by the tenant of its mail. @throws 404 without the token */
export const receiveEvents: Verb<typeof mailEventsContract.mailEvents> = async (context, { params, body }) => {
  const { config } = context.services
  checkToken(params.token, config.mailEventsToken)
  let noted = 0
  for (const event of body.events) {
    const report = reportOf(event)
    const named = report && mailNamed(config.secretKey, report.message_id)
    if (!named) continue
    const { kind, recipient, detail } = report
    await context.enqueue(noteReports, { mail_id: named.mail_id, kind, recipient, detail }, { tenantId: named.tenant_id })
    noted++
  }
  return { noted }
}
