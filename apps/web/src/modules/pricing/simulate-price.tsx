import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { PriceSimulation } from '@kxo/domain/pricing/contract'
import { misfitWords, pricingWords as w } from '@kxo/domain/pricing/words'
import { Alert, List, SegmentedControl, Select, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Found, LookupSelect } from '../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { findContacts } from '../contacts/index.ts'
import { type Simulated, simulationQuery } from './api.ts'
import type { PricedActivity } from './price-conditions.tsx'

/** What one person would pay if they registered now, why not another price, and when. */
export function SimulatePrice({ event_id, activities }: { event_id: number; activities: readonly PricedActivity[] }) {
  const { say } = useLanguage()
  const [user, setUser] = useState<Found | null>(null)
  const [payer, setPayer] = useState<Simulated['payer']>('self')
  const [activity, setActivity] = useState<string | null>(null)
  const { data } = useQuery({
    ...simulationQuery(event_id, { user: user?.value ?? 0, payer, ...(activity !== null && { activity: Number(activity) }) }),
    enabled: user !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="md">
      <LookupSelect
        label={say(w.person)}
        queryKey={['contact-choices']}
        find={findContacts}
        value={user?.value ?? null}
        shown={user ?? undefined}
        onChoose={setUser}
      />
      {activities.length > 0 ? (
        <Select
          label={say(w.choice)}
          placeholder={say(w.noChoice)}
          clearable
          data={activities.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={activity}
          onChange={setActivity}
        />
      ) : null}
      <SegmentedControl
        value={payer}
        onChange={(value) => setPayer(value as Simulated['payer'])}
        data={[
          { value: 'self', label: say(w.payerSelf) },
          { value: 'company', label: say(w.payerCompany) },
        ]}
        aria-label={say(w.payer)}
      />
      <div aria-live="polite">{data && user !== null ? <Outcome simulation={data} /> : null}</div>
    </Stack>
  )
}

function Outcome({ simulation: { price, prices, plan } }: { simulation: PriceSimulation }) {
  const { say, locale } = useLanguage()
  const others = prices.filter(({ id }) => id !== price?.price_id)
  return (
    <Stack gap="md">
      {price ? (
        <Text fw={600}>{say(w.wouldPay, { name: price.name, amount: formatMoney(price.amount_ttc, locale) })}</Text>
      ) : (
        <Alert color="orange">{say(w.noneApplies)}</Alert>
      )}
      {plan.length > 0 ? (
        <Table captionSide="top">
          <Table.Caption>{say(w.schedule)}</Table.Caption>
          <Table.Tbody>
            {plan.map(({ due_on, amount }) => (
              <Table.Tr key={due_on}>
                <Table.Td>{formatDate(due_on, locale, { style: 'long' })}</Table.Td>
                <Table.Td ta="end">{formatMoney(amount, locale)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      {others.length > 0 ? (
        <div>
          <Text fz="sm" fw={550}>
            {say(w.otherPrices)}
          </Text>
          <List fz="sm">
            {others.map(({ id, name, amount_ttc, misfit }) => (
              <List.Item key={id}>
                {say(w.otherPrice, {
                  name,
                  amount: formatMoney(amount_ttc, locale),
                  reason: say(misfit ? misfitWords[misfit] : w.dearer),
                })}
              </List.Item>
            ))}
          </List>
        </div>
      ) : null}
    </Stack>
  )
}
