import { agreementWords } from '@kxo/domain/billing/agreements/agreement-words'
import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { invoicing } from '@kxo/domain/billing/paths'
import { may as mayOfBills } from '@kxo/domain/billing/permissions'
import { fundersOn } from '@kxo/domain/companies/funder'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { type FundedPerson, fundingContract } from '@kxo/domain/registrations/funding/funding-contract'
import { fundingWords as w } from '@kxo/domain/registrations/funding/funding-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Alert, Card, Group, ScrollArea, Select, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { FundingDialog } from '../deciding/funding-dialog.tsx'

/** Where each funding body stands for the people of an event, a column for each status (FOR-50, FOR-51). */
export default function FundingTab({ event: { id } }: { event: { id: number } }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const { data } = useSuspenseQuery(apiQuery(fundingContract.board, { params: { id } }))
  const [funder, setFunder] = useState<string | null>(null)
  const [followed, setFollowed] = useState<FundedPerson | null>(null)
  const shown = funder === null ? data : data.filter((person) => person.funder === funder)
  const columns = funderStatus.keys.filter((key) => shown.some(({ manual_status }) => manual_status === key))
  const named = [
    ...fundersOn(dayInZone(useNow(), defaultZone)),
    ...new Set(data.flatMap((person) => (person.funder ? [person.funder] : []))),
  ]
  const known = [...new Set(named)].filter((name) => data.some((person) => person.funder === name))
  if (data.length === 0) return <Empty sentence={w.nobody} help={w.nobodyHelp} />
  return (
    <Stack>
      <Select
        w={280}
        aria-label={say(registrationWords.funding)}
        placeholder={say(w.everyFunder)}
        clearable
        data={known}
        value={funder}
        onChange={setFunder}
      />
      <ScrollArea type="auto" offsetScrollbars>
        <Group align="start" wrap="nowrap" gap="md">
          {columns.map((key) => {
            const people = shown.filter(({ manual_status }) => manual_status === key)
            return (
              <Stack key={key} component="section" gap="xs" w={260} miw={260} aria-label={say(funderStatus.labelOf(key))}>
                <Text component="h3" fw={600} size="sm">
                  {say(funderStatus.labelOf(key))} · {people.length}
                </Text>
                {people.map((person) => (
                  <FundedCard key={person.id} person={person} onFollow={may.follow(actor) ? () => setFollowed(person) : undefined} />
                ))}
              </Stack>
            )
          })}
        </Group>
      </ScrollArea>
      {followed ? <FundingDialog registration={followed} onClose={() => setFollowed(null)} /> : null}
    </Stack>
  )
}

function FundedCard({ person, onFollow }: { person: FundedPerson; onFollow: (() => void) | undefined }) {
  const { say, locale } = useLanguage()
  const { actor } = useViewer()
  const { funder, funder_number, is_subrogated, agreed_ht, agreed_from: from, agreed_until: until, lack, company_name, bills } = person
  const days =
    from && until ? say(w.agreedDays, { from, until }) : from ? say(w.agreedSince, { from }) : until ? say(w.agreedTo, { until }) : null
  const facts = [
    funder ?? say(w.unnamed),
    funder_number,
    is_subrogated ? say(w.pays) : null,
    agreed_ht === null ? null : say(w.agreedFor, { amount: formatMoney(agreed_ht, locale) }),
    days,
    company_name,
  ].filter(Boolean)
  const name = `${person.first_name} ${person.last_name}`
  return (
    <Card withBorder padding="sm">
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed" mb={6}>
        {facts.join(' · ')}
      </Text>
      {lack ? (
        <Alert color="orange" p="xs" my={6} role="note">
          {say(agreementWords[lack])}
        </Alert>
      ) : null}
      {bills.map((bill) => (
        <Stack key={bill.id} gap={2} my={6}>
          <Text size="sm">
            {mayOfBills.invoice(actor) ? (
              <Link to={`${invoicing()}?bill=${bill.number ?? bill.id}`}>{bill.number ?? say(w.draft)}</Link>
            ) : (
              (bill.number ?? say(w.draft))
            )}{' '}
            · {bill.recipient} · {formatMoney(bill.amount, locale)}
          </Text>
          {bill.lack && bill.lack !== lack ? (
            <Alert color="orange" p="xs" role="note">
              {say(agreementWords[bill.lack])}
            </Alert>
          ) : null}
          {bill.is_unaddressed ? (
            <Alert color="orange" p="xs" role="note">
              {say(w.unaddressed, { name: bill.recipient })}
            </Alert>
          ) : null}
        </Stack>
      ))}
      {onFollow ? (
        <Button
          variant="default"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`${say(registrationWords.followFunding)} ${name}`}
          onClick={onFollow}
        >
          {say(registrationWords.followFunding)}
        </Button>
      ) : null}
    </Card>
  )
}
