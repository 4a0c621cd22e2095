import { findMoment, momentLabel, moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import type { SmsTemplate } from '@kxo/domain/mailing/sms/sms-contract'
import { smsFieldsOf } from '@kxo/domain/mailing/sms/sms-fields'
import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { Button, Grid, Group, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { VersionReason } from '../versions/version-reason.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { previewSmsQuery, recordsQuery, saveSms, testSms, type WrittenSms } from './sms-api.ts'
import { SmsKindChoice } from './sms-kind-choice.tsx'
import { SmsText } from './sms-text.tsx'
import { SmsVersions } from './sms-versions.tsx'

const carried = Object.values<Moment>(moments).filter(({ beside }) => beside?.includes('sms'))
const blank: WrittenSms = { name: '', moment: '', kind: 'service', language: 'fr', body: '', is_active: true }

/** One text sent by SMS: when, what kind, its words, as a phone shows them (A32). */
export function SmsTemplateDialog({ template, onClose }: { template: SmsTemplate | null; onClose: () => void }) {
  const { say } = useLanguage()
  const [text, setText] = useState<WrittenSms>(template ? { ...template, moment: template.moment ?? '' } : blank)
  const [reason, setReason] = useState('')
  const [record, setRecord] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const change = (part: Partial<WrittenSms>): void => setText((was) => ({ ...was, ...part }))
  const { name, moment = '', kind, language, body, is_active } = text
  const shown = { body, kind, language, ...(moment && { moment }), ...(record && { record }) }
  const [settled] = useDebouncedValue(shown, 400)
  const { data: preview, error } = useQuery(previewSmsQuery(settled, settled.body.trim() !== ''))
  const { data: records = [] } = useQuery(recordsQuery(moment, useDebouncedValue(typed, 300)[0]))
  const save = useAction({
    mutationFn: () =>
      saveSms({ name, kind, language, body, is_active, reason, ...(moment && { moment }), ...(template && { id: template.id }) }),
    onSuccess: () => {
      toast.success(say(w.saved))
      onClose()
    },
  })
  const test = useAction({
    mutationFn: () => testSms(shown),
    onSuccess: () => toast.success(say(w.tested)),
  })
  return (
    <Dialog opened onClose={onClose} width={800} title={template ? w.edit : w.add}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <Grid>
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Stack>
              <TextInput
                label={say(w.name)}
                withAsterisk
                required
                maxLength={80}
                value={name}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
              <Group grow align="flex-start">
                <Select
                  label={say(w.moment)}
                  placeholder={say(w.byHand)}
                  clearable
                  searchable
                  value={moment || null}
                  data={carried.map((one) => ({ value: one.name, label: say(momentLabel(one.name)) }))}
                  onChange={(value) => {
                    change({ moment: value ?? '' })
                    setRecord(null)
                  }}
                />
                <Select
                  label={say(w.language)}
                  allowDeselect={false}
                  value={language}
                  data={[
                    { value: 'fr', label: say(w.french) },
                    { value: 'en', label: say(w.english) },
                  ]}
                  onChange={(value) => change({ language: value === 'en' ? 'en' : 'fr' })}
                />
              </Group>
              <SmsKindChoice value={kind} onChange={(next) => change({ kind: next })} />
              <SmsText
                value={body}
                onChange={(next) => change({ body: next })}
                fields={smsFieldsOf(findMoment(moment))}
                shown={preview?.text}
                error={error?.message}
              />
              <Switch label={say(w.active)} checked={is_active} onChange={(event) => change({ is_active: event.currentTarget.checked })} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Stack>
              {moment ? (
                <Select
                  label={say(w.onRecord)}
                  placeholder={say(w.example)}
                  searchable
                  clearable
                  value={record}
                  data={records.map(({ key, label }) => ({ value: key, label }))}
                  filter={({ options }) => options}
                  onSearchChange={setTyped}
                  onChange={setRecord}
                />
              ) : null}
              <PhonePreview text={body.trim() === '' ? undefined : preview?.text} />
            </Stack>
          </Grid.Col>
        </Grid>
        <VersionReason mt="md" value={reason} onChange={setReason} />
        <Group mt="md">
          <Button type="submit" loading={save.isPending} disabled={name.trim() === '' || body.trim() === ''}>
            {say(w.save)}
          </Button>
          <Button variant="default" loading={test.isPending} disabled={body.trim() === ''} onClick={() => test.mutate()}>
            {say(w.test)}
          </Button>
        </Group>
        {template ? (
          <SmsVersions
            id={template.id}
            current={body}
            onTake={(version) => change({ body: version.body, kind: version.kind, language: version.language })}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
