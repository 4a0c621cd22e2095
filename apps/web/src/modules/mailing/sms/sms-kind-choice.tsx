import { type SmsKind, smsKindKeys, smsKinds } from '@kxo/domain/mailing/sms/sms-kind'
import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { Radio, Stack } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What a text message is for, with what follows of it. */
export function SmsKindChoice({ value, onChange }: { value: SmsKind; onChange: (kind: SmsKind) => void }) {
  const { say } = useLanguage()
  return (
    <Radio.Group label={say(w.kind)} value={value} onChange={(kind) => onChange(kind === 'commercial' ? kind : 'service')}>
      <Stack gap="xs" mt={4}>
        {smsKindKeys.map((key) => (
          <Radio key={key} value={key} label={say(smsKinds[key])} description={say(key === 'service' ? w.serviceHelp : w.commercialHelp)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
