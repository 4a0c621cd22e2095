import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Agreement } from '@kxo/domain/signatures/agreement'
import { mentionWords } from '@kxo/domain/signatures/agreement-legal'
import { signingOrder, signingSide } from '@kxo/domain/signatures/kinds'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Alert, Stack, Text } from '@mantine/core'
import { type Fact, FactPanel } from '../../../ui/display/fact-panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What an agreement lacks, who signs it, and what its signature opens. */
export function AgreementFacts({ agreement }: { agreement: Agreement }) {
  const { say, locale, zone } = useLanguage()
  const { lacking, people, order, amount, deadline, withdrawal_until, payable_from, signed_at, sha256, paid, fallen, reject_reason } =
    agreement
  const day = (value: string | Date): string => formatDate(value, locale, { zone })
  const standing = ({ signed_at: at, sent_at, is_paper }: Agreement['people'][number]): string => {
    if (at) return say(is_paper ? w.signedOnPaper : w.signedOn, { at })
    return sent_at ? `${say(w.notSigned)} · ${say(w.sentAt, { at: sent_at })}` : say(w.notSigned)
  }
  const facts: (Fact | false)[] = [
    [say(w.amount), formatMoney(amount, locale)],
    people.length > 0 && [say(w.order), say(signingOrder.labelOf(order))],
    ...people.map(
      (person): Fact => [
        say(signingSide.labelOf(person.side)),
        <Stack key={person.id} gap={0}>
          <span>{person.name}</span>
          <Text c="dimmed" fz="sm">
            {standing(person)}
          </Text>
        </Stack>,
      ],
    ),
    deadline !== null && [say(w.deadline), day(deadline)],
    signed_at !== null && [say(w.signedAt), day(signed_at)],
    withdrawal_until !== null && [say(w.withdrawalUntil), day(withdrawal_until)],
    payable_from !== null && [say(w.payableFrom), day(payable_from)],
    agreement.withdrawn_at !== null && [say(w.toGiveBack), formatMoney(paid, locale)],
    sha256 !== null && [say(w.fingerprint), sha256],
  ]
  return (
    <>
      {lacking.length > 0 ? (
        <Alert color="orange" role="status">
          {say(w.lacks, { items: lacking.map((key) => say(mentionWords[key])).join('\u00A0; ') })}
        </Alert>
      ) : null}
      {fallen > 0 ? (
        <Alert color="orange" role="status">
          {say(w.fallen, { n: fallen })}
        </Alert>
      ) : null}
      {reject_reason ? <Alert color="red">{say(w.rejectedFor, { reason: reject_reason })}</Alert> : null}
      <FactPanel facts={facts.filter((fact) => fact !== false)} />
    </>
  )
}
