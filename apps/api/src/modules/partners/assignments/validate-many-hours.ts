import { eventsErrors } from '@kxo/domain/events/errors'
import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import { refuse } from '@kxo/domain/kernel/errors'
import { printHours } from '@kxo/domain/kernel/hours'

import type { functionsContract } from '@kxo/domain/partners/functions-contract'
import { undoHours, whyLeftUnvalidated } from '@kxo/domain/partners/hours'
import { hoursWords as w } from '@kxo/domain/partners/hours-words'
import { may } from '@kxo/domain/partners/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { partnersWords } from '@kxo/domain/partners/words'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { traceAll } from '../../traces/index.ts'
import { doneMinutes } from '../read-functions.ts'

type Contract = typeof functionsContract
type Part = { id: number; event_id: number; user_id: number; title: string; status: number; validated: number | null; done: number }

/** Parts by their numbers with the hours they did, locked unless they are only looked at. @throws 404 when one is missing */
async function partsOf({ db, now }: Context, ids: readonly number[], { isPreview = false } = {}): Promise<Part[]> {
  const query = db
    .selectFrom('event_partners as p')
    .innerJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.event_id'))
    .select(['p.id', 'p.event_id', 'p.user_id', 'e.title', 'p.status', 'p.validated_minutes as validated', doneMinutes(now).as('done')])
    .where(sql<boolean>`p.id = any(${[...ids]}::bigint[])`)
    .orderBy('p.id')
  const parts = await (isPreview ? query : query.forUpdate('p')).execute()
  if (parts.length !== new Set(ids).size) found(undefined)
  return parts
}

/** Which parts are validated, and which are left and why: one rule for the preview and for the act. */
async function sorted(context: Context, ids: readonly number[], options?: { isPreview: boolean }) {
  authorize(may.assignPartners(context.actor))
  const left: LeftRecord[] = []
  const changing: Part[] = []
  for (const part of await partsOf(context, ids, options)) {
    const reason = whyLeftUnvalidated({ ...part, status: partnerStatus.keyOf(part.status) })
    if (reason) left.push({ name: part.title, reason: context.language.say(w[reason]) })
    else changing.push(part)
  }
  return { left, changing }
}

export const previewManyHours: Verb<Contract['previewManyHours']> = async (context, { body }) => {
  const { left, changing } = await sorted(context, body.ids, { isPreview: true })
  const { say, locale } = context.language
  return {
    ...bulkOutcome(changing.length, left),
    first: changing.slice(0, recordsNamed).map(({ id, title, done }) => ({
      id,
      name: title,
      before: say(w.toValidate),
      after: say(partnersWords.hoursPrinted, { hours: printHours(done, locale) }),
    })),
  }
}

/** Validates the hours of many parts in as many statements as those of one. @throws 403, 404 */
export const validateManyHours: Verb<Contract['validateManyHours']> = async (context, { body }) => {
  const { db, now, request } = context
  const { left, changing } = await sorted(context, body.ids)
  if (changing.length > 0)
    await sql`update event_partners p set validated_minutes = v.minutes, validated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(changing.map(({ id, done }) => ({ id, minutes: done })))}::jsonb) as v (id bigint, minutes int)
      where p.tenant_id = current_tenant() and p.id = v.id`.execute(db)
  await traceAll(
    context,
    changing.map(({ id, event_id, user_id, done }) => ({
      action: 'validate_hours' as const,
      event_id,
      subject_id: user_id,
      change: { part: id, before: { minutes: null }, after: { minutes: done } },
    })),
  )
  return { ...bulkOutcome(changing.length, left), undo: changing.length > 0 ? request.id : null }
}

/** @throws 403, 409 when there is nothing left to undo */
export const undoManyHours: Verb<Contract['undoManyHours']> = async (context, { body }) => {
  const { db, actor, now, language } = context
  authorize(may.assignPartners(actor))
  const acts = await db
    .selectFrom('traces')
    .select(sql<number>`(change ->> 'part')::bigint`.as('part'))
    .select(sql<number>`(change -> 'after' ->> 'minutes')::int`.as('minutes'))
    .where('user_id', '=', actor.user_id)
    .where('request_id', '=', body.undo)
    .where('action', '=', 'validate_hours')
    .where('at', '>', new Date(now.getTime() - undoHours * 3_600_000))
    .where(sql<boolean>`change ? 'part'`)
    .execute()
  if (acts.length === 0) refuse(eventsErrors.nothingToUndo, { hours: undoHours })
  const minutes = new Map(acts.map((act) => [Number(act.part), act.minutes]))
  const parts = await partsOf(context, [...minutes.keys()])
  const back = parts.filter(({ id, validated }) => validated === minutes.get(id))
  if (back.length > 0)
    await db
      .updateTable('event_partners')
      .set({ validated_minutes: null, validated_at: null })
      .where(sql<boolean>`id = any(${back.map(({ id }) => id)}::bigint[])`)
      .execute()
  await traceAll(
    context,
    back.map(({ event_id, user_id, validated }) => ({
      action: 'validate_hours' as const,
      event_id,
      subject_id: user_id,
      change: { before: { minutes: validated }, after: { minutes: null } },
    })),
  )
  const left = parts.filter((part) => !back.includes(part))
  return bulkOutcome(
    back.length,
    left.map(({ title }) => ({ name: title, reason: language.say(w.changedSince) })),
  )
}
