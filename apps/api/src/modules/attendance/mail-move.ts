import { changedParts } from '@kxo/domain/events/notice/changed-part'
import { event as eventAddress } from '@kxo/domain/events/paths'
import { isUnfinished, registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../platform/context.ts'
import { issueTicket } from '../documents/index.ts'
import type { mailMove } from '../events/index.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import { partnersOf } from '../partners/index.ts'
import { attendsEvent, selectRegistrations, writeToGuest } from '../registrations/index.ts'
import { getSession, onSheet, ticketHoldersOf } from './queries.ts'
import { whenAndWhere } from './when-and-where.ts'

/** Statuses of those an act on an event is told to. */
export const notifiedStatuses = [
  ...registrationStatus.codesOf(...registrationStatus.keys.filter((status) => isUnfinished(status) && status !== 'pending')),
  registrationStatus.codeOf('toValidate'),
  ...onSheet,
]

type Move = NonNullable<(typeof mailMove)['carries']>

/**
 * An event went elsewhere: tickets are made anew with their calendar files, everyone without one and every partner is written to.
 * Announced, it is told to those who hold a ticket too: the message of a ticket made anew takes the place of theirs.
 */
export async function sendMove(context: Context, { event_id, reason, what, is_announced = false }: Move): Promise<void> {
  const { db, now } = context
  const session = await getSession(db, event_id)
  const holders = new Set(await ticketHoldersOf(db, event_id))
  const moment = changedParts[what]
  const said = (code: 'fr' | 'en') => ({ ...whenAndWhere(context, session, code), why: reason, attached: '' })
  const rows = await selectRegistrations(db).where(attendsEvent(event_id)).where('registrations.status', 'in', notifiedStatuses).execute()
  for (const row of rows) {
    const isRenewed = what !== 'price' && holders.has(row.id)
    if (!isRenewed || is_announced)
      await writeToGuest(context, moment, row, {
        occurrence: `${row.id} moved ${now.toISOString()}`,
        values: { title: session.title, ...said(row.language as 'fr' | 'en') },
      })
    if (isRenewed) await context.enqueue(issueTicket, { registration_id: row.id, reason })
  }
  if (what === 'price') return
  for (const { user_id } of await partnersOf(db, event_id)) {
    const user = await findUser(db, user_id)
    if (!user) continue
    const to = recipientOf(user)
    await context.services.enqueueMail(context, {
      moment,
      to,
      occurrence: `partner of ${event_id} moved ${now.toISOString()}`,
      event_id,
      values: { title: session.title, ...said(to.language) },
      path: eventAddress(event_id),
    })
  }
}
