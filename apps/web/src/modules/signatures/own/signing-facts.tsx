import { dayInZone, defaultZone, formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import { signedTerms } from '@kxo/domain/signatures/terms'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Alert } from '@mantine/core'
import { type Fact, FactPanel } from '../../../ui/display/fact-panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'

/** Who signs and until when, the money and the days that count; what signing online today opens, for who pays alone (FOR-11). */
export function SigningFacts({ agreement }: { agreement: OwnAgreement }) {
  const { say, locale } = useLanguage()
  const now = useNow()
  const { kind, content, people, amount, deadline, status, withdrawal_until, payable_from, sha256, is_turn } = agreement
  const coming = is_turn ? signedTerms(kind, dayInZone(now, defaultZone), 'remote') : null
  const facts: (Fact | false)[] = [
    [say(w.party), agreement.party],
    [say(w.askedBy), content.body.name],
    [say(w.amount), formatMoney(amount, locale)],
    ...people.map(
      ({ side, name, signed_at }): Fact => [
        say(side === 'body' ? w.signsForBody : w.signsForParty),
        `${name} · ${signed_at ? say(w.signedOn, { at: signed_at }) : say(w.notSigned)}`,
      ],
    ),
    status === 'toSign' && deadline !== null && [say(w.deadline), formatDate(deadline, locale)],
    withdrawal_until !== null && [say(w.withdrawalUntil), formatDate(withdrawal_until, locale)],
    payable_from !== null && [say(w.payableFrom), formatDate(payable_from, locale)],
    sha256 !== null && [say(w.fingerprint), sha256],
  ]
  return (
    <>
      {coming?.withdrawal_until && coming.payable_from ? (
        <Alert color="blue">{say(w.withdrawalNote, { until: coming.withdrawal_until, payable: coming.payable_from })}</Alert>
      ) : null}
      <FactPanel facts={facts.filter((fact) => fact !== false)} />
    </>
  )
}
