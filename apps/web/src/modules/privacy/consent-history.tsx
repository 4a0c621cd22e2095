import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { Consent } from '@kxo/domain/privacy/contract'
import { privacyWords as w } from '@kxo/domain/privacy/words'
import { consentLabels, consentSourceLabels } from '@kxo/domain/traces/consent'
import { Box, Flex, Text } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { AnswerBadge } from './answer-badge.tsx'

/** Every answer ever given, newest first, with the words that were read. */
export function ConsentHistory({ history }: { history: readonly Consent[] }) {
  const { say, locale, zone } = useLanguage()
  return (
    <Box component="details">
      <Box component="summary" w="fit-content" mih={32} py={4} c="blue" style={{ cursor: 'pointer' }}>
        {say(w.history)}
      </Box>
      {history.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(w.noHistory)}
        </Text>
      ) : null}
      <Flex component="ol" direction="column">
        {history.map((answer) => (
          <Flex
            key={`${answer.channel} ${answer.at.toISOString()}`}
            component="li"
            direction="column"
            gap={2}
            py={10}
            className="line-below"
          >
            <Flex component="p" rowGap={4} columnGap={10} align="center" wrap="wrap" fw={550}>
              {say(consentLabels[answer.channel])} <AnswerBadge answer={answer} />
            </Flex>
            <Text c="dimmed" fz="sm">
              {[formatDateTime(answer.at, locale, { zone }), say(consentSourceLabels[answer.source]), answer.by_name, answer.note]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <Text ps="sm" fz="sm" style={{ borderInlineStart: '3px solid var(--k-line)' }}>
              {answer.wording}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
