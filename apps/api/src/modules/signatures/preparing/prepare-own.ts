import { documentStatus } from '@kxo/domain/documents/status'
import type { SigninAgreement } from '@kxo/domain/signatures/agreement'
import { mentionWords, organiserWords } from '@kxo/domain/signatures/agreement-legal'
import type { AgreementContent } from '@kxo/domain/signatures/content'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { lackingMentions, lackingOfOrganiser } from '@kxo/domain/signatures/mentions'
import { adminAgreements } from '@kxo/domain/signatures/paths'
import { may } from '@kxo/domain/signatures/permissions'
import { usualSigningDays } from '@kxo/domain/signatures/terms'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { findRegistration, isContractDue, type RegistrationRow, renewHold } from '../../registrations/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { individualOf } from '../contract-of.ts'
import { signaturesDependencies } from '../dependencies.ts'
import { sendAgreement } from '../jobs.ts'
import { contentOf, isExpired, statusOf, storedContent } from '../present.ts'
import { type AgreementRecord, lockAgreement } from '../queries.ts'
import { countersignatoryOf } from '../requesting/candidates.ts'
import { openRequest } from '../requesting/request-signature.ts'
import { draftContent } from './draft-content.ts'
import { missingAgreements, type Uncovered } from './missing.ts'
import { lockPreparing, writeAgreement } from './prepare.ts'

type Lacking = SigninAgreement['lacking'][number]

/**
 * Draws up the contract of who pays their own training, or finds the one that is theirs already, whoever prepared it: two clicks make one (FOR-10). What
 * the product drew up follows the event and the price until it is signed. While the organisation lacks something, its responsible is asked for it once.
 */
export const prepareOwn: Verb<typeof signaturesContract.prepareOwn> = async (context, { params }) => {
  const { db, actor } = context
  authorize(may.readOwn(actor))
  const seen = await findRegistration(db, params.id)
  const { event_id } = found(seen && may.prepareOwn(actor, seen) ? seen : undefined)
  await lockPreparing(context, event_id)
  const registration = found(await findRegistration(db, params.id))
  const known = await individualOf(db, registration.id)
  if (known && (documentStatus.keyOf(known.status) === 'signed' || known.signed_at !== null)) return { contract: known.id, lacking: [] }
  if (!(await isContractDue(db, registration))) return { contract: null, lacking: [] }
  // What binds in law is written in the language of the law, whichever one reads the page in.
  const inFrench = { ...context, language: languageOf('fr', context.tenant) }
  return known ? followEvent(inFrench, registration, await lockAgreement(db, known.id)) : drawUp(inFrench, registration)
}

async function drawUp(context: Context, registration: RegistrationRow): Promise<SigninAgreement> {
  const uncovered = await uncoveredOf(context, registration)
  if (!uncovered) return { contract: null, lacking: [] }
  const id = await writeAgreement(context, uncovered, { content: await draftContent(context, uncovered), created_by: null })
  const row = await lockAgreement(context.db, id)
  const lacking = await lackingOf(context, row, contentOf(row))
  if (lacking.length > 0) {
    await askOrganiser(context, registration, row, lacking)
    return { contract: null, lacking }
  }
  await askPerson(context, registration, row)
  return { contract: id, lacking }
}

/** What was drawn up and nobody wrote in since says what the event says now; what somebody wrote is left as it is. */
async function followEvent(context: Context, registration: RegistrationRow, row: AgreementRecord): Promise<SigninAgreement> {
  const isSent = statusOf(row) === 'toSign'
  if (row.created_by !== null)
    return isSent ? { contract: row.id, lacking: [] } : { contract: null, lacking: await lackingOf(context, row, contentOf(row)) }
  const content = await draftContent(context, {
    ...row,
    kind: 'individual',
    reason: 'individual',
    start_date: registration.start_date,
    people: [`${registration.first_name} ${registration.last_name}`],
    registrations: [registration.id],
  })
  const lacking = await lackingOf(context, row, content)
  const hasChanged = storedContent(content) !== storedContent(contentOf(row))
  if (lacking.length > 0 && !isSent) return { contract: null, lacking }
  if (hasChanged && lacking.length === 0) await redraw(context, row, content)
  if (!isSent || isExpired(row, context.now)) await askPerson(context, registration, await lockAgreement(context.db, row.id))
  else if (hasChanged) await print(context, await lockAgreement(context.db, row.id))
  return { contract: row.id, lacking: [] }
}

const uncoveredOf = async (context: Context, { user_id, event_id }: RegistrationRow): Promise<Uncovered | undefined> =>
  (await missingAgreements(context, event_id)).find((one) => one.kind === 'individual' && one.user_id === user_id)

async function lackingOf(context: Context, row: AgreementRecord, content: AgreementContent): Promise<Lacking[]> {
  const countersignatory = await countersignatoryOf(context, row)
  return [
    ...lackingMentions('individual', content),
    ...lackingOfOrganiser(content.body),
    ...(countersignatory === undefined ? (['signatory'] as const) : []),
  ]
}

async function redraw({ db }: Context, row: AgreementRecord, content: AgreementContent): Promise<void> {
  const isSent = statusOf(row) === 'toSign'
  await db
    .updateTable('agreements')
    .set({
      content: storedContent(content),
      amount: content.amount,
      amount_ht: content.amount_ht,
      version: row.version + 1,
      ...(isSent && { revision: row.revision + 1, file_id: null, sha256: null, model: null }),
    })
    .where('id', '=', row.id)
    .execute()
}

/** It is theirs to sign, here: nothing is mailed to who has it before their eyes, and their place is kept while they read. */
async function askPerson(context: Context, registration: RegistrationRow, row: AgreementRecord): Promise<void> {
  const deadline = await openRequest(context, row, {
    signatory: registration.user_id,
    countersignatory: found(await countersignatoryOf(context, row)),
    order: 'partyFirst',
    days: usualSigningDays(paramsOf(context.tenant).document_deadline_hours),
  })
  await trace(context, {
    action: 'request_agreement_signature',
    event_id: row.event_id,
    user_id: row.user_id,
    subject_id: row.id,
    change: { from: statusOf(row), deadline, order: 'partyFirst' },
  })
  await renewHold(context, [registration.id])
  await print(context, row)
}

const print = (context: Context, { id, revision }: AgreementRecord): Promise<void> =>
  context.enqueue(sendAgreement, { agreement: id, revision, occurrence: context.request.id, is_silent: true })

/** Once, when it is drawn up; the place waits for the organisation, and is no longer counted down. */
async function askOrganiser(
  context: Context,
  registration: RegistrationRow,
  row: AgreementRecord,
  lacking: readonly Lacking[],
): Promise<void> {
  const { db, services, language } = context
  const { say } = language
  await db.updateTable('registrations').set({ hold_expires_at: null }).where('id', '=', registration.id).execute()
  const todo_user_id = await countersignatoryOf(context, row)
  if (todo_user_id === undefined) return
  const names = lacking.map((key) => say({ ...mentionWords, ...organiserWords }[key]))
  await signaturesDependencies().addTask(context, {
    todo_user_id,
    label: say(w.lackTask, { name: `${registration.first_name} ${registration.last_name}` }).slice(0, 120),
    text: `${say(w.lackTaskText, { title: registration.event_title, items: names.join(' ; ') })}\n${services.publicUrl()}${adminAgreements()}?agreement=${row.id}`,
    event_id: registration.event_id,
    user_id: registration.user_id,
  })
}
