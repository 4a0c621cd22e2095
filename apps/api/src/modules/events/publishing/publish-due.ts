import { eventsErrors } from '@kxo/domain/events/errors'
import { adminEventStep } from '@kxo/domain/events/paths'
import { partSentence } from '@kxo/domain/events/publication/gap-words'
import type { Part } from '@kxo/domain/events/rules'
import { ProductError } from '@kxo/domain/kernel/errors'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { languageOf } from '../../../platform/language.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { type EventFacts, getEvent } from '../queries.ts'
import { editEvent, lockEvent } from '../steps/edit-event.ts'
import { publishEvent } from '../steps/publish.ts'

const due = (now: Date): RawBuilder<unknown> => sql`from events e
  where (e.publish_at <= ${now} or e.unpublish_at <= ${now}) and e.cancelled_at is null and e.closed_at is null`

export const tenantsWithScheduled = async (across: Queries, now: Date): Promise<number[]> =>
  (await sql<{ tenant_id: number }>`select distinct e.tenant_id ${due(now)}`.execute(across)).rows.map(({ tenant_id }) => tenant_id)

/** Puts online and takes offline what was asked for by now, each by itself. */
export async function publishDue(context: Context): Promise<void> {
  const { db, now } = context
  const { rows } = await sql<{ id: number }>`select e.id ${due(now)} and e.tenant_id = current_tenant() order by e.id`.execute(db)
  for (const { id } of rows) {
    const event = await lockEvent(context, id)
    if (event.publish_at && event.publish_at <= now) await publishNow(context, event)
    if (event.unpublish_at && event.unpublish_at <= now) await unpublishNow(context, event)
  }
}

/** What is missing is looked for again: a hole is never published, whoever is in charge is told of it. */
async function publishNow(context: Context, event: EventFacts): Promise<void> {
  await context.db.updateTable('events').set({ publish_at: null }).where('id', '=', event.id).execute()
  if (event.is_active) return
  try {
    await inSavepoint(context.transaction, () => publishEvent(context, event.id))
  } catch (error) {
    if (!(error instanceof ProductError)) throw error
    await warn(context, event, error)
  }
}

async function unpublishNow(context: Context, { id, is_active }: EventFacts): Promise<void> {
  if (!is_active) await context.db.updateTable('events').set({ unpublish_at: null }).where('id', '=', id).execute()
  else await editEvent(context, await getEvent(context.db, id), 'unpublish_event', { is_active: false, unpublish_at: null })
}

async function warn(context: Context, event: EventFacts, refusal: ProductError): Promise<void> {
  const user = event.responsible_id === null ? undefined : await findUser(context.db, event.responsible_id)
  if (!user) return
  const { say } = languageOf(user.language as Locale, context.tenant)
  const missing = refusal.kind === eventsErrors.notPublishable ? (refusal.details ?? []) : []
  await context.services.enqueueMail(context, {
    moment: 'publication_refused',
    to: recipientOf(user),
    occurrence: `${event.id} ${event.publish_at?.toISOString()}`,
    event_id: event.id,
    values: {
      title: event.title,
      gaps:
        missing.length > 0
          ? missing.map(({ field }) => `– ${say(partSentence(field as Part))}`).join('\n')
          : say(refusal.kind, refusal.values),
    },
    path: adminEventStep(event.id, 'publication'),
  })
}
