import type { CollectivePage } from '@kxo/domain/contributions/collective-contract'
import { collectiveContributionWords as w } from '@kxo/domain/contributions/collective-words'
import { isFree, mostOf, priceOrder, withOneMore } from '@kxo/domain/contributions/price-order'
import { contributionsWords } from '@kxo/domain/contributions/words'
import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import { vatReason } from '@kxo/domain/kernel/vat'
import { Flex, Table, Text, Title } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { orderToPrice } from './order-to-price.ts'
import { useBandText } from './use-band-text.ts'

/** The bands with the one reached, what the order comes to, and what one more person changes. */
export function PricePanel({ page, added }: { page: CollectivePage; added: number }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const { boundsOf, worthOf } = useBandText()
  const order = orderToPrice(page, added)
  const price = priceOrder(order)
  const more = withOneMore(order)
  const free = isFree(page)
  return (
    <PanelSection gap="md" aria-labelledby="collective-price">
      <Title order={2} size="h3" id="collective-price">
        {say(free ? w.members : w.amounts)}
      </Title>
      {page.bands.length > 1 ? (
        <Table tabularNums verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say(w.members)}</Table.Th>
              <Table.Th scope="col">{say(w.discount)}</Table.Th>
              <Table.Th aria-hidden="true" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {page.bands.map((band) => (
              <Table.Tr key={band.from} {...(band === price.reached && { bg: 'var(--k-tint)' })}>
                <Table.Td>{boundsOf(band)}</Table.Td>
                <Table.Td fw={band === price.reached ? 650 : 400}>{worthOf(band)}</Table.Td>
                <Table.Td ta="end">{band === price.reached ? <Badge tone="success">{w.reached}</Badge> : null}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      <div aria-live="polite">
        <Text fz="sm">{say(w.counted, { held: page.held, added })}</Text>
        {price.isBeyond ? (
          <Notice mt="sm">
            <Text>{say(w.beyond, { max: mostOf(page) ?? price.counted })}</Text>
            {page.contact ? <Text>{say(w.writeTo, { mail: page.contact })}</Text> : null}
          </Notice>
        ) : free ? (
          <Text mt="sm">{say(w.noAmount, { label: tenant.label })}</Text>
        ) : added > 0 && price.lines.length > 0 ? (
          <Amounts page={page} added={added} />
        ) : null}
        {more && !free && added > 0 ? (
          <Text mt="sm" c="dimmed" fz="sm">
            {say(contributionsWords.oneMore, { after: worthOf(more.after), before: worthOf(more.before) })}
          </Text>
        ) : null}
      </div>
    </PanelSection>
  )
}

function Amounts({ page, added }: { page: CollectivePage; added: number }) {
  const { say, locale } = useLanguage()
  const money = (cents: number): string => formatMoney(cents, locale)
  const price = priceOrder(orderToPrice(page, added))
  const { totals, lines } = price
  const only = lines.length === 1 ? lines[0] : undefined
  const rows: [label: string, value: string, isStrong?: boolean][] = [
    ...(only ? [[say(w.unit), money(Math.round(only.unit_price / 10_000))] as [string, string]] : []),
    ...(page.months ? [['', say(w.monthsDue, page.months)] as [string, string]] : []),
    [say(w.gross), money(price.gross)],
    ...(price.discount === 0
      ? []
      : [
          [only ? `${say(w.discountAmount)} ${formatRate(only.discount, locale)}` : say(w.discountAmount), money(-price.discount)] as [
            string,
            string,
          ],
        ]),
    [say(w.net), money(totals.total_ht), true],
    ...totals.groups.map(({ reasons, vat_rate, tax }): [string, string] => [
      reasons[0] ? say(vatReason.labelOf(reasons[0])) : `${say(w.tax)} ${formatRate(vat_rate, locale)}`,
      money(tax),
    ]),
    [say(w.total), money(totals.total_ttc), true],
  ]
  return (
    <Flex component="dl" direction="column" gap={6} mt="sm" className="figures">
      {rows.map(([label, value, isStrong]) => (
        <Flex key={label} justify="space-between" gap="md" {...(isStrong && { fw: 650 })}>
          <dt>{label}</dt>
          <dd className="nowrap">{value}</dd>
        </Flex>
      ))}
    </Flex>
  )
}
