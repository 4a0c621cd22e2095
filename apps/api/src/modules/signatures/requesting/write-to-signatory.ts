import { formatDate } from '@kxo/domain/kernel/dates'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { documentSignature } from '@kxo/domain/signatures/paths'
import { nextSignatory } from '@kxo/domain/signatures/turns'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { attachSyllabus } from '../../events/index.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { kindOf, orderOf, withSides } from '../present.ts'
import { type AgreementRecord, signatoriesOf } from '../queries.ts'

/** Until when a signature may be given, of its last day. */
export const endOf = (day: string): Date => new Date(`${day}T23:59:59Z`)

/** What an agreement is called in a mail. */
export const nameOf = (context: Pick<Context, 'tenant'>, row: AgreementRecord, locale: 'fr' | 'en'): string =>
  `${languageOf(locale, context.tenant).say(agreementKind.labelOf(kindOf(row)))} ${row.reference}`

/** Writes to whoever’s turn it is, whose button opens the page to sign, without an account too. @returns who was written to */
export async function writeToNext(
  context: Context,
  row: AgreementRecord,
  { moment, occurrence }: { moment: 'send_contract' | 'sign_document' | 'remind_sign_document'; occurrence: string },
): Promise<string | undefined> {
  const { db, now } = context
  const next = nextSignatory(withSides(await signatoriesOf(db, [row.id])), orderOf(row))
  const user = next && (await findUser(db, next.user_id))
  if (!next || !user || row.deadline === null) return undefined
  const to = recipientOf(user)
  const path = documentSignature(row.id)
  const until = { fr: formatDate(row.deadline, 'fr', { style: 'long' }), en: formatDate(row.deadline, 'en', { style: 'long' }) }
  const isTraining = ['convention', 'individual'].includes(kindOf(row))
  await context.services.enqueueMail(context, {
    moment,
    to,
    role: 'signatory',
    occurrence: `${row.id} ${next.user_id} ${occurrence}`,
    event_id: row.event_id,
    values: moment === 'send_contract' ? { title: row.event_title } : { name: nameOf(context, row, to.language), until },
    path,
    // The programme and the rules are part of it: whoever is asked to sign has them.
    attachments: isTraining && moment === 'send_contract' ? await attachSyllabus(context, { event_id: row.event_id, to }) : [],
    by_link: { purpose: 'signature', path, until: endOf(row.deadline) },
  })
  await db.updateTable('agreement_signatories').set({ sent_at: now }).where('id', '=', next.id).execute()
  return next.name
}
