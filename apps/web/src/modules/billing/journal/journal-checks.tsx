import { checkWords as w } from '@kxo/domain/billing/journal/check-words'
import type { SaleCheck } from '@kxo/domain/billing/journal/journal-contract'
import { Anchor, Flex, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { addressParts } from '../../../ui/navigation/address-parts.ts'
import { Link } from '../../../ui/navigation/link.tsx'

type JournalChecksProps = { checks: readonly SaleCheck[]; addressOf: (number: string) => string; onAccounts: () => void }

/** What does not hold in the entries of the period, each with the bills it is about. */
export function JournalChecks({ checks, addressOf, onAccounts }: JournalChecksProps) {
  const { say } = useLanguage()
  if (checks.length === 0)
    return (
      <Text role="status" c="dimmed">
        <Text span c="green" fw={600} aria-hidden="true">
          ✓{' '}
        </Text>
        {say(w.allHold)}
      </Text>
    )
  return (
    <Notice role="status" aria-label={say(w.title)}>
      {checks.map(({ check, count, numbers }) => (
        <Flex key={check} gap="4px 8px" wrap="wrap" align="baseline">
          <Text span>{say(w[check], { n: count })}</Text>
          {numbers.map((number) => (
            <Anchor key={number} component={Link} {...addressParts(addressOf(number))}>
              {number}
            </Anchor>
          ))}
          {count > numbers.length ? <Text span>{say(w.others, { n: count - numbers.length })}</Text> : null}
          {check === 'account' ? (
            <Button variant="default" size="sm" onClick={onAccounts}>
              {say(w.setAccounts)}
            </Button>
          ) : null}
        </Flex>
      ))}
      <Text size="sm" c="dimmed">
        {say(w.toCheck)}
      </Text>
    </Notice>
  )
}
