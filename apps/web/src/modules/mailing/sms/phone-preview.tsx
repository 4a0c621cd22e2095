import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { Box, Stack, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** A text message as a phone shows it. */
export function PhonePreview({ text }: { text: string | undefined }) {
  const { say } = useLanguage()
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {say(w.onPhone)}
      </Text>
      <Box p="md" mih={120} bdrs={16} bg="var(--k-subtle)">
        {text ? (
          <Text
            size="sm"
            p="sm"
            bdrs={14}
            bg="var(--k-surface)"
            style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', width: 'fit-content', maxWidth: 320 }}
          >
            {text}
          </Text>
        ) : null}
      </Box>
    </Stack>
  )
}
