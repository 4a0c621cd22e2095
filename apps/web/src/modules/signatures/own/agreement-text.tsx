import { formatRange } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import { printWords } from '@kxo/domain/signatures/agreement-legal'
import { writtenTexts } from '@kxo/domain/signatures/content'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Box, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What the agreement says, as text every screen and reader can read; the PDF says the same. */
export function AgreementText({ agreement: { kind, content } }: { agreement: OwnAgreement }) {
  const { say, locale } = useLanguage()
  const id = useId()
  const { start_date, end_date, time_zone: zone, minutes, place } = content
  const period = [
    minutes > 0 ? say(printWords.hoursOf, { hours: printHours(minutes, locale) }) : '',
    start_date ? formatRange(start_date, end_date ?? start_date, locale, { zone, times: false }) : '',
    place,
  ].filter(Boolean)
  const price = `${formatMoney(content.amount, locale)} (${formatMoney(content.amount_ht, locale)})`
  const texts = Object.fromEntries(writtenTexts.map((key) => [key, content[key]]))
  const parts: readonly (readonly [string, string])[] = [
    [say(printWords.object), say(printWords.natureText, { title: content.title })],
    [say(printWords.period), period.join(' – ')],
    [say(printWords.learners), content.learners.join(', ')],
    ...writtenTexts.map((key): readonly [string, string] => [
      say(w[key]),
      key === 'payment_terms' ? `${price}\n${content.payment_terms}` : (texts[key] ?? ''),
    ]),
    ...(kind === 'individual' ? [[say(printWords.withdrawal), say(printWords.withdrawalText)] as const] : []),
  ]
  return (
    <PanelSection aria-labelledby={id}>
      <Title order={2} id={id} size="h4" mb="sm">
        {say(w.readText)}
      </Title>
      <Stack gap="md">
        {parts
          .filter(([, text]) => text.trim() !== '')
          .map(([title, text]) => (
            <Box key={title}>
              <Title order={3} size="h6" mb={4}>
                {title}
              </Title>
              <Text className="anywhere" style={{ whiteSpace: 'pre-line' }}>
                {text}
              </Text>
            </Box>
          ))}
      </Stack>
    </PanelSection>
  )
}
