import { certificateErrors } from '@kxo/domain/attendance/certificate-legal'
import { may } from '@kxo/domain/attendance/permissions'
import { type ProducedForMany, whyNotProduced } from '@kxo/domain/attendance/productions/produce-many'
import type { produceManyContract } from '@kxo/domain/attendance/productions/produce-many-contract'
import { producedNames, produceManyWords as w } from '@kxo/domain/attendance/productions/produce-many-words'
import { isProved } from '@kxo/domain/attendance/proving/proof-mode'
import { documentErrors } from '@kxo/domain/documents/errors'
import type { Input } from '@kxo/domain/kernel/contract'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { issueAttestation, issueCertificate, issueTicket } from '../../documents/index.ts'
import { type ChosenEvent, chosenEvents, eventsNamedPerReason, sortEvents } from '../../events/index.ts'
import { signingOf } from '../collecting/settings.ts'
import { issuerOf } from '../issuing/issuer-of.ts'
import { produceDocuments } from '../jobs.ts'
import { peopleWithoutAny } from './people-without.ts'

type Body = Input<typeof produceManyContract.produceMany>['body']
type Sorted = { producing: { event: ChosenEvent; due: number }[]; left: LeftRecord[]; documents: number }

async function lockedAmong(db: Queries, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ event_id: number }>`select event_id from attendance_sheets
    where event_id = any(${[...ids]}::bigint[]) and locked_at is not null`.execute(db)
  return new Set(rows.map(({ event_id }) => Number(event_id)))
}

/** Organisers for whom somebody signs certificates, each asked once. */
async function signedFor(context: Context, events: readonly ChosenEvent[]): Promise<ReadonlySet<number | null>> {
  const signed = new Set<number | null>()
  for (const [entity, [first]] of Map.groupBy(events, ({ entity_id }) => entity_id))
    if (first && (await issuerOf(context, first.id)).representative) signed.add(entity)
  return signed
}

/** For which events documents are made, and why none is for the others: one rule for the preview and for the act. */
async function sorted(context: Context, body: Body): Promise<Sorted> {
  const { db, language } = context
  const { kind } = body
  const events = await chosenEvents(context, body, { isPreview: true })
  const ids = events.map(({ id }) => id)
  const [due, locked, signing] = [await peopleWithoutAny(db, ids, kind), await lockedAmong(db, ids), await signingOf(context, ids)]
  const signed = kind === 'certificate' ? await signedFor(context, events) : null
  const reasons = {
    ...w,
    ...certificateErrors,
    notLocked: w.notLocked,
    noTemplate: documentErrors.noTemplate,
  }
  const dueFor = ({ id }: ChosenEvent): number => due.get(id)?.length ?? 0
  const { able, left } = sortEvents(events, (event) => {
    const facts = {
      ...event,
      is_proved: isProved(signing(event.id).means),
      is_locked: locked.has(event.id),
      is_signed_for: signed?.has(event.entity_id) ?? true,
      due: dueFor(event),
    }
    const reason = whyNotProduced(facts, kind)
    return reason && language.say(reasons[reason], { this: language.say(producedNames[kind]) })
  })
  const producing = able.map((event) => ({ event, due: dueFor(event) }))
  return { producing, left, documents: producing.reduce((sum, one) => sum + one.due, 0) }
}

/** How many documents are still to make, event by event. */
export const previewProductions: Verb<typeof produceManyContract.previewProductions> = async (context, { body }) => {
  authorize(may.issueCertificates(context.actor))
  const { say } = context.language
  const { producing, left, documents } = await sorted(context, body)
  return {
    ...bulkOutcome(producing.length, left, eventsNamedPerReason),
    documents,
    first: producing.map(({ event, due }) => ({
      id: event.id,
      name: event.title,
      before: say(w.toMake, { n: due }),
      after: say(w.made, { n: due }),
    })),
  }
}

/** Asks for the documents of many events: a job has each of them made, for whoever still has none by then. */
export const produceMany: Verb<typeof produceManyContract.produceMany> = async (context, { body }) => {
  authorize(may.issueCertificates(context.actor))
  const { producing, left, documents } = await sorted(context, body)
  const event_ids = producing.map(({ event }) => event.id)
  if (event_ids.length > 0) await context.enqueue(produceDocuments, { event_ids, kind: body.kind })
  return { ...bulkOutcome(producing.length, left, eventsNamedPerReason), documents }
}

const jobs = { ticket: issueTicket, attestation: issueAttestation, certificate: issueCertificate }

/** Has a document made for each person of events who has none. */
export async function haveMade(
  context: Context,
  { event_ids, kind }: { event_ids: readonly number[]; kind: ProducedForMany },
): Promise<void> {
  for (const registrations of (await peopleWithoutAny(context.db, event_ids, kind)).values())
    for (const registration_id of registrations) await context.enqueue(jobs[kind], { registration_id })
}
