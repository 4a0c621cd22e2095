import { formatMoney } from '@kxo/domain/kernel/money'
import type { BankLine } from '@kxo/domain/payments/matching/matching-contract'
import { matchingWords as w } from '@kxo/domain/payments/matching/matching-words'
import { recordingContract } from '@kxo/domain/payments/recording/recording-contract'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { billsSource } from '../../billing/index.ts'
import { dueBills, soonestDue } from '../invoicing-address.ts'
import { LineShares } from './line-shares.tsx'
import { useLineName } from './line-text.ts'

type MatchDialogProps = {
  line: BankLine
  /** The bill to begin with, beside which its payer's others are offered. */
  bill: Found | null
  onClose: () => void
}
const offered = 10

/** Chooses the bill a line pays, or spreads it over those of its payer. */
export default function MatchDialog({ line, bill, onClose }: MatchDialogProps) {
  const { say, locale } = useLanguage()
  const nameOf = useLineName()
  const [chosen, choose] = useState<Found | null>(bill)
  const find = async (q: string, signal: AbortSignal): Promise<Found[]> => {
    const query = { page: 1, page_size: offered, q: q || undefined, sort: soonestDue.sort } as const
    const { results } = await billsSource(dueBills).fetch(query as never, signal) // a page of the very list
    return results.map(({ id, number, recipient, to_be_paid }) => ({
      value: id,
      label: say(w.shareOf, { number: number ?? '', payer: recipient, amount: formatMoney(to_be_paid, locale) }),
    }))
  }
  return (
    <Dialog opened onClose={onClose} title={bill ? w.split : w.choose} width={600}>
      <Stack gap="md">
        <Text>{nameOf(line)}</Text>
        {line.label !== '' && line.payer !== '' ? (
          <Text c="dimmed" fz="sm" className="anywhere">
            {line.label}
          </Text>
        ) : null}
        <LookupSelect
          label={say(w.bill)}
          placeholder={say(w.find)}
          queryKey={['bills', 'due', 'of a line']}
          find={find}
          value={chosen?.value ?? null}
          shown={chosen ?? undefined}
          onChoose={choose}
        />
        {chosen ? <Owed key={chosen.value} line={line} bill={chosen.value} onClose={onClose} /> : null}
      </Stack>
    </Dialog>
  )
}

function Owed({ line, bill, onClose }: { line: BankLine; bill: number; onClose: () => void }) {
  const reading = useQuery(apiQuery(recordingContract.owedBills, { params: { id: bill } }))
  return (
    <Answered of={reading}>
      {(owed) => (
        <LineShares
          line={line}
          owed={[...owed.filter(({ id }) => id === bill), ...owed.filter(({ id }) => id !== bill)]}
          onClose={onClose}
        />
      )}
    </Answered>
  )
}
