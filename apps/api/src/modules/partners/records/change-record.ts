import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { partnersErrors } from '@kxo/domain/partners/errors'
import { partnerKind } from '@kxo/domain/partners/kind'
import { myPlanning } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import type { partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { vatRegime } from '@kxo/domain/partners/records/vat-regime'
import { type PartnerStatus, partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { getRecord } from './present-record.ts'

/** @throws 409 when the person is already a partner of this kind */
export const createRecord: Verb<typeof partnerRecordsContract.create> = async (context, { body }) => {
  authorize(may.assignPartners(context.actor))
  const { db, services, tenant } = context
  const user = found(await findUser(db, body.user_id))
  const kind = partnerKind.codeOf(body.kind)
  const made = await db
    .insertInto('partners')
    .values({ user_id: user.id, kind, status: partnerStatus.codeOf('inProgress') })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return refuse(partnersErrors.alreadyPartner)
  if (!user.is_partner) await db.updateTable('users').set({ is_partner: true }).where('id', '=', user.id).execute()
  await trace(context, { action: 'create_partner', subject_id: user.id, info: body.kind })
  await services.enqueueMail(context, {
    moment: 'create_partner',
    to: recipientOf(user),
    occurrence: `partner ${made.id}`,
    values: { client: tenant.label },
    path: myPlanning(),
  })
  return getRecord(context, made.id)
}

/** @throws 404 for a theme that is not there, 409 when someone saved meanwhile */
export const changeRecord: Verb<typeof partnerRecordsContract.change> = async (context, { params, body }) => {
  authorize(may.assignPartners(context.actor))
  const { db } = context
  const { version, skill_ids, vat_regime: regime, ...stated } = body
  const terms = { ...stated, ...(regime !== undefined && { vat_regime: regime && vatRegime.codeOf(regime) }) }
  const before = found(
    await db.selectFrom('partners').select(['version', 'user_id']).where('id', '=', params.id).forUpdate().executeTakeFirst(),
  )
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  await db
    .updateTable('partners')
    .set({ ...terms, version: sql`version + 1` })
    .where('id', '=', params.id)
    .execute()
  if (skill_ids) {
    await db.deleteFrom('partner_skills').where('partner_id', '=', params.id).execute()
    const known = await db
      .selectFrom('themes')
      .select('id')
      .where('id', 'in', [0, ...skill_ids])
      .execute()
    if (known.length < new Set(skill_ids).size) refuse(kernelErrors.notFound)
    if (known.length > 0)
      await db
        .insertInto('partner_skills')
        .values(known.map(({ id }) => ({ partner_id: params.id, theme_id: id })))
        .execute()
  }
  await trace(context, { action: 'update_partner', subject_id: before.user_id, change: { ...terms, skill_ids } })
  return getRecord(context, params.id)
}

/** Slots a person still holds from now on. */
const slotsToCome = async ({ db, now }: Context, user_id: number): Promise<number> => {
  const row = await db
    .selectFrom('slot_partners')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', user_id)
    .where('end_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

async function turn(context: Context, id: number, to: PartnerStatus) {
  authorize(may.assignPartners(context.actor))
  const { db } = context
  const row = found(await db.selectFrom('partners').select(['user_id', 'status']).where('id', '=', id).forUpdate().executeTakeFirst())
  const from = partnerStatus.keyOf(row.status)
  if (!partnerStatus.mayFollow(from, to))
    refuse(kernelErrors.wrongTransition, { from: partnerStatus.labelOf(from), to: partnerStatus.labelOf(to) })
  if (to === 'deleted') {
    const n = await slotsToCome(context, row.user_id)
    if (n > 0) refuse(partnersErrors.partnerStillPlanned, { n })
  }
  await db
    .updateTable('partners')
    .set({ status: partnerStatus.codeOf(to), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await trace(context, {
    action: to === 'validated' ? 'validate_partner' : to === 'deleted' ? 'delete_partner' : 'reactivate_partner',
    subject_id: row.user_id,
  })
  return getRecord(context, id)
}

export const validateRecord: Verb<typeof partnerRecordsContract.validate> = (context, { params }) => turn(context, params.id, 'validated')
/** @throws 409 while the person holds slots to come */
export const removeRecord: Verb<typeof partnerRecordsContract.remove> = (context, { params }) => turn(context, params.id, 'deleted')
export const reactivateRecord: Verb<typeof partnerRecordsContract.reactivate> = (context, { params }) =>
  turn(context, params.id, 'inProgress')
