import { type CodeChannel, codeChannels } from '@kxo/domain/attendance/sent-code/sent-code-contract'
import { sentCodeWords } from '@kxo/domain/attendance/sent-code/sent-code-words'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Group, Stack, Text, TextInput } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const askBy = { mail: sentCodeWords.byMail, sms: sentCodeWords.bySms } as const

type CodeToSignProps = {
  /** Sends the code. @returns where it left for, masked */
  send: (by: CodeChannel) => Promise<{ to: string }>
  /** How it may be sent; it is shown on site where it may not. */
  channels: readonly CodeChannel[]
  value: string
  onChange: (code: string) => void
}

/** The code one signs with: read on site, or received. */
export function CodeToSign({ send, channels, value, onChange }: CodeToSignProps) {
  const { say } = useLanguage()
  const sending = useAction({ mutationFn: send })
  return (
    <Stack gap="xs">
      {channels.length > 0 ? (
        <Group gap="xs">
          {codeChannels
            .filter((by) => channels.includes(by))
            .map((by) => (
              <Button
                key={by}
                size="sm"
                variant="default"
                loading={sending.isPending && sending.variables === by}
                onClick={() => sending.mutate(by)}
              >
                {say(askBy[by])}
              </Button>
            ))}
        </Group>
      ) : null}
      <Text size="sm" role="status">
        {sending.data ? say(sentCodeWords.sentTo, sending.data) : null}
      </Text>
      <TextInput
        label={say(channels.length > 0 ? w.shownCodeTitle : w.codeField)}
        description={say(channels.length > 0 ? sentCodeWords.help : w.codeFieldHelp)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Stack>
  )
}
