import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Group, Stack, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00A0')

function Fact({ label, shown, copied }: { label: string; shown: string; copied?: string }) {
  const { say } = useLanguage()
  const copy = () => navigator.clipboard?.writeText(copied ?? shown).then(() => toast.success(w.copied), toast.failure)
  return (
    <Group gap="4px 12px">
      <Text component="dt" miw={104} c="dimmed" fz="sm">
        {label}
      </Text>
      <dd className="figures">
        {shown}{' '}
        {copied === undefined ? null : (
          <Button size="sm" variant="subtle" aria-label={`${say(w.copy)} ${label}`} onClick={() => void copy()}>
            {say(w.copy)}
          </Button>
        )}
      </dd>
    </Group>
  )
}

type Transfer = NonNullable<PaymentSummary['transfer']>

/** What a transfer needs, each with its copy button; the account alone for what several bills share. */
export function TransferFacts({ transfer, isAccountAlone = false }: { transfer: Transfer; isAccountAlone?: boolean }) {
  const { say } = useLanguage()
  return (
    <Stack component="dl" gap="xs">
      <Fact label={say(w.holder)} shown={transfer.name} />
      <Fact label={say(w.iban)} shown={grouped(transfer.iban)} copied={transfer.iban} />
      {transfer.bic ? <Fact label={say(w.bic)} shown={transfer.bic} copied={transfer.bic} /> : null}
      {isAccountAlone ? null : <Fact label={say(w.reference)} shown={transfer.reference} copied={transfer.reference} />}
    </Stack>
  )
}

export function ChequeFacts({ cheque }: { cheque: NonNullable<PaymentSummary['cheque']> }) {
  const { say } = useLanguage()
  return (
    <Stack component="dl" gap="xs">
      <Fact label={say(w.chequeTo)} shown={cheque.payee} />
      <Fact label={say(w.chequeAddress)} shown={cheque.address} />
      <Fact label={say(w.reference)} shown={cheque.reference} copied={cheque.reference} />
    </Stack>
  )
}
