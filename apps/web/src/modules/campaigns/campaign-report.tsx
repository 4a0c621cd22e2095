import type { Campaign } from '@kxo/domain/campaigns/contract'
import { complaintRates } from '@kxo/domain/campaigns/rules'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { Alert, Card, Stack, Table, Text, Title } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** What came of the subject, or of each of the two that were compared. */
export function CampaignReport({ variants, sent }: Pick<Campaign, 'variants' | 'sent'>) {
  const { say, locale } = useLanguage()
  const number = new Intl.NumberFormat(locale)
  const complaints = variants.reduce((sum, one) => sum + one.complaints, 0)
  const rate = sent === 0 ? 0 : complaints / sent
  const isCounted = variants.some(({ opens }) => opens !== null)
  return (
    <Card withBorder component="section" aria-label={say(w.report)}>
      <Stack>
        <Title order={2} size="h4">
          {say(w.report)}
        </Title>
        {rate >= complaintRates.warn ? <Alert color="orange">{say(w.complaintsHigh, { rate })}</Alert> : null}
        <Table.ScrollContainer minWidth={300}>
          <Table horizontalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say(w.variant)}</Table.Th>
                {[w.variantSent, ...(isCounted ? [w.opens] : []), w.unsubscribedCount, w.complaints].map((label) => (
                  <Table.Th key={say(label)} ta="right">
                    {say(label)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {variants.map((one) => (
                <Table.Tr key={one.subject}>
                  <Table.Td>{one.subject}</Table.Td>
                  {[one.sent, ...(isCounted ? [one.opens ?? 0] : []), one.unsubscribed, one.complaints].map((count, rank) => (
                    <Table.Td key={`${rank}`} ta="right">
                      {number.format(count)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        {isCounted ? null : (
          <Text size="sm" c="dimmed">
            {say(w.opensUncounted)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
