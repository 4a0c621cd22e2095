import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { takeStatement } from '../../src/modules/payments/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { daysBefore } from './diary.ts'

/** Yesterday's statement of the bank: a bill paid whole, one in part, one whose payer forgot its number, and two sums that pay none. */
export async function receiveStatement(clerk: Context): Promise<void> {
  const bills = await clerk.db
    .selectFrom('bills')
    .select(['number', 'recipient_label', 'to_be_paid'])
    .where('number', 'is not', null)
    .where('to_be_paid', '>', 10_000)
    .where('category', '=', 1)
    .orderBy('due_date')
    .orderBy('id')
    .limit(4)
    .execute()
  const paid_on = dayInZone(daysBefore(clerk.now, 1), defaultZone)
  const line = (amount: number, payer: string, label: string, rank: number) => ({
    paid_on,
    amount,
    payer: payer.toUpperCase(),
    label,
    reference: '',
    bank_reference: `${paid_on}-${rank}`,
  })
  const sums: ((bill: { number: string; payer: string; due: number }, rank: number) => ReturnType<typeof line>)[] = [
    ({ number, payer, due }, rank) => line(due, payer, `VIR SEPA ${number}`, rank),
    ({ number, payer, due }, rank) => line(Math.round(due / 2), payer, `ACOMPTE ${number.replaceAll('-', ' ')}`, rank),
    ({ payer, due }, rank) => line(due, payer, 'VIREMENT FORMATION', rank),
  ]
  const lines = sums.flatMap((sum, rank) => {
    const bill = bills[rank]
    return bill ? [sum({ number: bill.number ?? '', payer: bill.recipient_label, due: bill.to_be_paid }, rank)] : []
  })
  await takeStatement(clerk, {
    file_name: `RELEVE_${paid_on}.xml`,
    statement: {
      format: 'camt',
      account: null,
      lines: [
        ...lines,
        line(38_000, 'Région Auvergne-Rhône-Alpes', 'SUBVENTION EQUIPEMENT', 10),
        line(2_450, 'Assurances du Rhône', 'REMBOURSEMENT SINISTRE', 11),
      ],
      debits: 7,
      skipped: 0,
    },
  })
}
