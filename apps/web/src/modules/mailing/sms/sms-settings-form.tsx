import type { SmsSettings } from '@kxo/domain/mailing/sms/sms-contract'
import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { setSms } from './sms-api.ts'

/** Who text messages are from, where STOP goes, what they cost, how many may leave in a month. */
export function SmsSettingsForm({ settings, delivers }: { settings: SmsSettings; delivers: boolean }) {
  const { say, locale } = useLanguage()
  const [typed, setTyped] = useState(settings)
  const change = (part: Partial<SmsSettings>): void => setTyped((was) => ({ ...was, ...part }))
  const save = useAction({
    mutationFn: () => setSms(typed),
    onSuccess: () => toast.success(say(w.settingsSaved)),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Stack maw={460}>
        {delivers ? <Text size="sm">{say(w.provider)}</Text> : null}
        <TextInput
          label={say(w.sender)}
          description={say(w.senderHelp)}
          maxLength={11}
          pattern="[A-Za-z][A-Za-z0-9 ]*"
          value={typed.sender}
          onChange={(event) => change({ sender: event.currentTarget.value })}
        />
        <TextInput
          label={say(w.stopNumber)}
          description={say(w.stopNumberHelp)}
          inputMode="numeric"
          maxLength={5}
          pattern="[0-9]{5}"
          value={typed.stop_number}
          onChange={(event) => change({ stop_number: event.currentTarget.value })}
        />
        <NumberInput
          label={say(w.cap)}
          min={1}
          max={1_000_000}
          allowDecimal={false}
          value={typed.monthly_cap ?? ''}
          onChange={(value) => change({ monthly_cap: typeof value === 'number' ? value : null })}
        />
        <NumberInput
          label={say(w.price)}
          min={0}
          max={1000}
          decimalScale={1}
          decimalSeparator={locale === 'fr' ? ',' : '.'}
          value={typed.unit_price / 10}
          onChange={(value) => change({ unit_price: Math.round(Number(value) * 10) || 0 })}
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {say(w.save)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
