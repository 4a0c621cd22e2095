/** What an agreement of a funding body lacks to pay for a training. */
export const agreementLacks = ['startsLate', 'endsEarly', 'expired', 'overAmount'] as const
export type AgreementLack = (typeof agreementLacks)[number]

/** Days, in the zone of the training. */
type Covered = { agreed_from: string | null; agreed_until: string | null; first: string | null; last: string | null; today: string }
/** Cents, without tax; what is billed counts what was billed before. */
type Amounts = { agreed_ht: number | null; billed_ht: number }

/** Why an agreement does not pay for a training (FOR-50): it begins after its first day, ends before its last one, or ended before it has a date. */
export function agreementLack({ agreed_from, agreed_until, first, last, today }: Covered): AgreementLack | null {
  if (agreed_from !== null && first !== null && first < agreed_from) return 'startsLate'
  if (agreed_until === null) return null
  if (last !== null) return agreed_until < last ? 'endsEarly' : null
  return agreed_until < today ? 'expired' : null
}

/** Why a bill is outside an agreement (FOR-50): the dates it pays for, else the amount it goes up to; one without an amount pays everything. */
export const billingLack = ({ agreed_ht, billed_ht, ...days }: Covered & Amounts): AgreementLack | null =>
  agreementLack(days) ?? (agreed_ht !== null && billed_ht > agreed_ht ? 'overAmount' : null)
