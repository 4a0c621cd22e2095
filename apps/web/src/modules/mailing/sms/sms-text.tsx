import { segmentsOf, withoutDoubling } from '@kxo/domain/mailing/sms/segments'
import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { FieldMenu } from '../templates/field-menu.tsx'

type SmsTextProps = {
  value: string
  onChange: (text: string) => void
  fields: readonly string[]
  /** What the reader gets, when it is known: it is what is counted. */
  shown?: string | undefined
  error?: string | undefined
}

/** The words of a text message: how many it is billed as, the characters that double it, the fields it may call (PRV-13). */
export function SmsText({ value, onChange, fields, shown = value, error }: SmsTextProps) {
  const { say } = useLanguage()
  const box = useRef<HTMLTextAreaElement>(null)
  const counted = segmentsOf(shown)
  // What a field brings is not the writer's to replace.
  const { doubling } = segmentsOf(value)
  const insert = (called: string): void => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = box.current ?? {}
    onChange(`${value.slice(0, from)}${called}${value.slice(to)}`)
  }
  return (
    <Stack gap="xs">
      <Textarea
        ref={box}
        label={say(w.text)}
        withAsterisk
        rows={5}
        maxLength={1000}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group justify="space-between">
        <FieldMenu moment={{}} fields={fields} onChoose={insert} />
        <Text size="sm" c="dimmed" role="status" className="figures">
          {say(w.counter, { length: counted.length, room: counted.room, count: counted.count })}
        </Text>
      </Group>
      {doubling.length > 0 ? (
        <Group gap="xs">
          <Text size="sm" c="orange">
            {say(w.doubles, { signs: doubling.map((sign) => `«\u00A0${sign}\u00A0»`).join(', '), count: doubling.length })}
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => onChange(withoutDoubling(value))}>
            {say(w.replace)}
          </Button>
        </Group>
      ) : null}
    </Stack>
  )
}
