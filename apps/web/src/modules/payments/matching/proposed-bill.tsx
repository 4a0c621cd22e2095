import { formatMoney } from '@kxo/domain/kernel/money'
import { matchLevel } from '@kxo/domain/payments/matching/match-level'
import type { BankLine } from '@kxo/domain/payments/matching/matching-contract'
import { matchingWords as w } from '@kxo/domain/payments/matching/matching-words'
import { Group, Stack, Text } from '@mantine/core'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { matchLine } from './matching-api.ts'

/** What a line seems to pay, how surely and why, and the act that records it; or what it was recorded on. */
export function ProposedBill({ line, name }: { line: BankLine; name: string }) {
  const { say, locale } = useLanguage()
  const accepting = useAction({
    mutationFn: () => matchLine(line.id, line.proposal?.shares ?? []),
    onSuccess: () => {
      toast.success(w.accepted)
    },
  })
  if (line.state === 'aside') return <>{line.aside_reason}</>
  if (line.state === 'matched')
    return <>{line.bills.map(({ number, amount }) => `${number} (${formatMoney(amount, locale)})`).join(', ')}</>
  const { proposal } = line
  if (proposal === null)
    return (
      <Text span c="dimmed" fz="sm">
        {say(w.noProposal)}
      </Text>
    )
  return (
    <Stack gap={4} align="start" py={4} style={{ whiteSpace: 'normal' }}>
      <Group gap="xs">
        <StatusBadge of={matchLevel} is={proposal.level} />
        <Button
          size="sm"
          variant="default"
          aria-label={`${say(w.accept)}, ${name}`}
          loading={accepting.isPending}
          onClick={() => accepting.mutate()}
        >
          {say(w.accept)}
        </Button>
      </Group>
      {proposal.shares.map(({ bill, number, payer, amount }) => (
        <Text key={bill} span fz="sm">
          {say(w.shareOf, { number, payer, amount: formatMoney(amount, locale) })}
        </Text>
      ))}
      <Text span c="dimmed" fz="sm">
        {proposal.reason}
      </Text>
    </Stack>
  )
}
