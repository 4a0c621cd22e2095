import { documentStatus } from '@kxo/domain/documents/status'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Preparation } from '@kxo/domain/signatures/agreement'
import { type AgreementKind, agreementKind } from '@kxo/domain/signatures/agreement-legal'
import type { AgreementContent } from '@kxo/domain/signatures/content'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { signaturesErrors } from '@kxo/domain/signatures/errors'
import { lackingMentions } from '@kxo/domain/signatures/mentions'
import { may } from '@kxo/domain/signatures/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { storedContent } from '../present.ts'
import { draftContent } from './draft-content.ts'
import { missingAgreements, type Uncovered } from './missing.ts'

const prefixes: Record<AgreementKind, string> = { convention: 'CF', individual: 'CI', subcontract: 'ST', service: 'PS' }

/** Those who prepare for one event follow each other until the end of the transaction, so that nobody is covered twice. */
export const lockPreparing = ({ db, tenant }: Context, event: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`agreements ${event}`}, ${tenant.id}))`.execute(db)

/** Prepares what is missing; two people who prepare for one event follow each other, so that nobody is covered twice. */
export const prepare: Verb<typeof signaturesContract.prepare> = async (context, { body }) => {
  const { db, actor } = context
  authorize(may.writeAgreements(actor))
  const events = [...new Set(body.items.map(({ event }) => event))].toSorted((a, b) => a - b)
  const missing: Uncovered[] = []
  for (const event of events) {
    await getEvent(db, event)
    await lockPreparing(context, event)
    missing.push(...(await missingAgreements(context, event)))
  }
  const ids: number[] = []
  for (const item of body.items) ids.push(await prepareOne(context, item, missing))
  return { ids }
}

async function prepareOne(context: Context, item: Preparation, missing: readonly Uncovered[]): Promise<number> {
  const { actor, language } = context
  const uncovered = missing.find(
    (one) => one.event_id === item.event && one.kind === item.kind && one.company_id === item.company && one.user_id === item.user,
  )
  if (!uncovered) return refuse(signaturesErrors.nothingToPrepare, { party: language.say(agreementKind.labelOf(item.kind)) })
  authorize(may.readPartnerAgreements(actor) || uncovered.registrations.length > 0)
  return writeAgreement(context, uncovered, { content: await draftContent(context, uncovered), created_by: actor.user_id })
}

/** Writes an agreement nobody is to sign yet; `created_by` is null of one the product draws up by itself. @returns its number */
export async function writeAgreement(
  context: Context,
  uncovered: Uncovered,
  { content, created_by }: { content: AgreementContent; created_by: number | null },
): Promise<number> {
  const { db, now } = context
  const status = lackingMentions(uncovered.kind, content).length > 0 ? 'toComplete' : 'created'
  const { id } = await db
    .insertInto('agreements')
    .values({
      kind: agreementKind.codeOf(uncovered.kind),
      status: documentStatus.codeOf(status),
      reference: '',
      event_id: uncovered.event_id,
      company_id: uncovered.company_id,
      user_id: uncovered.user_id,
      amount_ht: content.amount_ht,
      amount: content.amount,
      content: storedContent(content),
      created_by,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('agreements')
    .set({ reference: `${prefixes[uncovered.kind]}-${now.getUTCFullYear()}-${String(id).padStart(4, '0')}` })
    .where('id', '=', id)
    .execute()
  if (uncovered.registrations.length > 0)
    await db
      .insertInto('agreement_registrations')
      .values(uncovered.registrations.map((registration_id) => ({ agreement_id: id, registration_id })))
      .execute()
  await trace(context, {
    action: 'prepare_agreement',
    event_id: uncovered.event_id,
    user_id: uncovered.user_id,
    subject_id: id,
    info: uncovered.kind,
  })
  return id
}
