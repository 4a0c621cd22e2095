import type { Agreement } from '@kxo/domain/signatures/agreement'
import { isWithPartner } from '@kxo/domain/signatures/agreement-legal'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { lackingMentions } from '@kxo/domain/signatures/mentions'
import { may } from '@kxo/domain/signatures/permissions'
import { authorize, type Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { contentOf, kindOf, orderOf, presentRow, withSides } from './present.ts'
import { type AgreementRecord, getAgreement, signatoriesOf } from './queries.ts'
import { candidatesFor } from './requesting/candidates.ts'
import { paidFor } from './withdrawing/paid-for.ts'

/** Whether somebody who reads the register reads this one: restricted administrators see none of those who teach. */
export const authorizeReading = ({ actor }: Pick<Context, 'actor'>, row: AgreementRecord): void => {
  authorize(may.readAgreements(actor) && (may.readPartnerAgreements(actor) || !isWithPartner(kindOf(row))))
}

export const readAgreement: Verb<typeof signaturesContract.read> = async (context, { params }) => {
  authorize(may.readAgreements(context.actor))
  const row = await getAgreement(context.db, params.id)
  authorizeReading(context, row)
  return presentRead(context, row)
}

/** An agreement as an act left it. */
export const presentAgreement = async (context: Context, id: number): Promise<Agreement> =>
  presentRead(context, await getAgreement(context.db, id))

async function presentRead(context: Context, row: AgreementRecord): Promise<Agreement> {
  const content = contentOf(row)
  return {
    ...presentRow(row, context.now),
    version: row.version,
    content,
    lacking: lackingMentions(kindOf(row), content),
    order: orderOf(row),
    people: withSides(await signatoriesOf(context.db, [row.id])).map(({ agreement_id: _, ...person }) => person),
    fallen: row.fallen,
    reject_reason: row.reject_reason,
    sha256: row.sha256,
    paid: await paidFor(context, row),
    candidates: await candidatesFor(context, row),
  }
}
