import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { eventPayment } from '@kxo/domain/payments/paths'
import { signin } from '@kxo/domain/registrations/paths'
import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { documentSignature } from '@kxo/domain/signatures/paths'
import { may } from '@kxo/domain/signatures/permissions'
import { mayWithdrawOn } from '@kxo/domain/signatures/terms'
import { inOrder, nextSignatory } from '@kxo/domain/signatures/turns'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { linkPathOf } from '../../identity/index.ts'
import { contentOf, isExpired, kindOf, orderOf, presentRow, statusOf, withSides } from '../present.ts'
import { type AgreementRecord, agreementRows, getAgreement, type SignatoryRow, signatoriesOf } from '../queries.ts'
import { codesFor } from './codes-for.ts'

/** What a person reads: nothing that is still being written. */
const isSent = ({ requested_at, status }: AgreementRecord): boolean => requested_at !== null || statusOf({ status }) === 'signed'

/** Who signs it, for whom it binds. @throws 404 to anybody else; a personal link opens the one it leads to, and no other */
export async function authorizeOwn(context: Context, row: AgreementRecord): Promise<SignatoryRow[]> {
  const { actor, db } = context
  const people = await signatoriesOf(db, [row.id])
  const signatories = people.map(({ user_id }) => user_id)
  const isTheirs = isSent(row) && may.readOne(actor, { signatories, user_id: row.user_id, company_id: row.company_id })
  if (!isTheirs) refuse(kernelErrors.notFound)
  if (actor.session === 'link' && !(await isOpenedByLink(context, row))) refuse(kernelErrors.notFound)
  return people
}

/** The link to sign it, or, of one’s own contract, those by which one registers and pays: a visitor proved their address on the spot. */
async function isOpenedByLink(context: Context, row: AgreementRecord): Promise<boolean> {
  const path = (await linkPathOf(context))?.split('?')[0]
  if (path === documentSignature(row.id)) return true
  const isOwn = kindOf(row) === 'individual' && row.user_id === context.actor.user_id
  return isOwn && (path === undefined || path === signin(row.event_id) || path === eventPayment(row.event_id))
}

export const listOwn: Verb<typeof signaturesContract.own> = async (context) => {
  const { db, actor } = context
  authorize(may.readOwn(actor))
  const me = found(actor.user_id)
  const company = isReferent(actor) ? (actor.company_id ?? 0) : 0
  const rows = await agreementRows(db)
    .where(
      sql<boolean>`(agreements.user_id = ${me} or agreements.company_id = ${company} or agreements.id in (select agreement_id from agreement_signatories where user_id = ${me}))`,
    )
    .where((eb) => eb.or([eb('agreements.requested_at', 'is not', null), eb('agreements.signed_at', 'is not', null)]))
    .orderBy('agreements.created_at', 'desc')
    .orderBy('agreements.id', 'desc')
    .limit(200)
    .execute()
  const people = await signatoriesOf(
    db,
    rows.map(({ id }) => id),
  )
  const codes = await codesFor(context)
  return rows.map((row) =>
    presentWith(
      context,
      row,
      people.filter(({ agreement_id }) => agreement_id === row.id),
      codes,
    ),
  )
}

export const readOwn: Verb<typeof signaturesContract.ownOne> = async (context, { params }) => {
  authorize(may.readOwn(context.actor))
  const row = await getAgreement(context.db, params.id)
  return presentWith(context, row, await authorizeOwn(context, row), await codesFor(context))
}

export const presentOwn = async (context: Context, row: AgreementRecord): Promise<OwnAgreement> =>
  presentWith(context, row, await signatoriesOf(context.db, [row.id]), await codesFor(context))

function presentWith(
  { actor, now }: Context,
  row: AgreementRecord,
  rows: readonly SignatoryRow[],
  codes: OwnAgreement['codes'],
): OwnAgreement {
  const people = withSides(rows)
  const next = nextSignatory(people, orderOf(row))
  const isOpen = statusOf(row) === 'toSign' && !isExpired(row, now)
  const is_turn = isOpen && next !== undefined && may.sign(actor, next)
  return {
    ...presentRow(row, now),
    content: contentOf(row),
    people: inOrder(people, orderOf(row)).map(({ side, name, signed_at, user_id }) => ({
      side,
      name,
      signed_at,
      is_self: user_id === actor.user_id,
    })),
    is_turn,
    codes: is_turn ? codes : [],
    revision: row.revision,
    fallen: row.fallen,
    sha256: row.sha256,
    may_withdraw:
      row.user_id === actor.user_id && row.withdrawn_at === null && mayWithdrawOn(row.withdrawal_until, dayInZone(now, defaultZone)),
    reject_reason: row.reject_reason,
  }
}
