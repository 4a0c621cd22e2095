import type { Campaign } from '@kxo/domain/campaigns/contract'
import { complaintRates } from '@kxo/domain/campaigns/rules'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { withFieldNames } from '@kxo/domain/mailing/templates/template-filter'
import { Alert, Anchor, Card, Stack, Table, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** What came of the subject, or of each of the two that were compared, and of each link. */
export function CampaignReport({ variants, links, sent }: Pick<Campaign, 'variants' | 'links' | 'sent'>) {
  const { say } = useLanguage()
  const complaints = variants.reduce((sum, one) => sum + one.complaints, 0)
  const rate = sent === 0 ? 0 : complaints / sent
  const opens = variants.some((one) => one.opens !== null)
  const clicks = variants.some((one) => one.clicks !== null)
  return (
    <Card withBorder component="section" aria-label={say(w.report)}>
      <Stack>
        <Title order={2} size="h4">
          {say(w.report)}
        </Title>
        {rate >= complaintRates.warn ? <Alert color="orange">{say(w.complaintsHigh, { rate })}</Alert> : null}
        <Counts
          heads={[w.variant, w.variantSent, ...(opens ? [w.opens] : []), ...(clicks ? [w.clicks] : []), w.unsubscribedCount, w.complaints]}
          rows={variants.map((one) => [
            withFieldNames(one.subject, say),
            [one.sent, ...(opens ? [one.opens ?? 0] : []), ...(clicks ? [one.clicks ?? 0] : []), one.unsubscribed, one.complaints],
          ])}
        />
        {links.length > 0 ? (
          <Counts
            heads={[w.link, w.clicks]}
            rows={links.map(({ url, clicks }) => [
              <Anchor key={url} href={url} size="sm" target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
                {url}
              </Anchor>,
              [clicks],
            ])}
          />
        ) : null}
        {[...(opens ? [] : [w.opensUncounted]), ...(clicks ? [] : [w.clicksUncounted])].map((sentence) => (
          <Text key={say(sentence)} size="sm" c="dimmed">
            {say(sentence)}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

/** Rows of counts, each under what it counts. */
function Counts({ heads, rows }: { heads: readonly Sentence[]; rows: readonly [ReactNode, number[]][] }) {
  const { say, locale } = useLanguage()
  const number = new Intl.NumberFormat(locale)
  return (
    <Table.ScrollContainer minWidth={300}>
      <Table horizontalSpacing={4} fz="sm">
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, rank) => (
              <Table.Th key={say(head)} ta={rank === 0 ? 'left' : 'right'}>
                {say(head)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([of, counts], row) => (
            <Table.Tr key={`${row}`}>
              <Table.Td>{of}</Table.Td>
              {counts.map((count, rank) => (
                <Table.Td key={`${rank}`} ta="right">
                  {number.format(count)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
