import { delaySentence } from '@kxo/domain/mailing/delays'
import { isAboutEvent } from '@kxo/domain/mailing/merge-fields'
import { anchors, type Delay, type Moment } from '@kxo/domain/mailing/moments/moment'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import type { MailTemplate, MomentSetting } from '@kxo/domain/mailing/templates-contract'
import { Button, Card, Checkbox, Group, NumberInput, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ChannelFields } from './channel-fields.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { isWrongRecipient, RecipientFields } from './recipient-fields.tsx'
import { changeMoment } from './templates-api.ts'

/** How a message leaves: when, under which conditions, from whom; for every scope of it. */
export function MomentSettings({ moment, template }: { moment: Moment; template: MailTemplate }) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState<Partial<MomentSetting>>({})
  const { timing, business_days, conditions, sender_name, reply_to, copy_to, copy_roles, removed_roles } = { ...template, ...typed }
  const delays = timing ?? [...(moment.timing ?? [])]
  const isWrong = isWrongRecipient(moment, { removed_roles, copy_roles, copy_to })
  const change = (part: Partial<MomentSetting>): void => setTyped((all) => ({ ...all, ...part }))
  const save = useAction({
    mutationFn: () => changeMoment(moment.name, typed),
    onSuccess: () => {
      setTyped({})
      toast.success(say(w.settingSaved))
    },
  })
  return (
    <Card withBorder component="section" aria-label={say(w.sending)}>
      <Stack>
        <Title order={2} size="h5">
          {say(w.sending)}
        </Title>
        {moment.timing ? (
          <>
            <DelayFields moment={moment} delays={delays} isOwn={timing !== null} onChange={(next) => change({ timing: next })} />
            <Checkbox
              label={say(w.businessDays)}
              description={say(w.businessDaysHelp)}
              checked={business_days}
              onChange={(event) => change({ business_days: event.currentTarget.checked })}
            />
          </>
        ) : (
          <Text size="sm">
            {moment.grouping
              ? say(moment.grouping.keeps === 'latest' ? w.gathersLatest : w.gathersEach, { minutes: moment.grouping.minutes })
              : say(w.leavesAtOnce)}
          </Text>
        )}
        {moment.isAlwaysOn ? null : (
          <ConditionFields isAboutEvent={isAboutEvent(moment)} conditions={conditions} onChange={(next) => change({ conditions: next })} />
        )}
        <ChannelFields moment={moment} setting={{ ...template, ...typed }} hasSms={template.has_sms} onChange={change} />
        <Group grow align="flex-start">
          <TextInput
            label={say(w.senderName)}
            placeholder={say(w.usualSender)}
            maxLength={80}
            value={sender_name}
            onChange={(event) => change({ sender_name: event.currentTarget.value })}
          />
          <TextInput
            label={say(w.replyTo)}
            type="email"
            placeholder={say(w.usualSender)}
            maxLength={254}
            value={reply_to}
            onChange={(event) => change({ reply_to: event.currentTarget.value })}
          />
        </Group>
        <RecipientFields moment={moment} chosen={{ removed_roles, copy_roles, copy_to }} onChange={change} />
        <Group>
          <Button
            variant="default"
            disabled={Object.keys(typed).length === 0 || isWrong}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {say(w.saveSetting)}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

type DelayFieldsProps = { moment: Moment; delays: readonly Delay[]; isOwn: boolean; onChange: (timing: Delay[] | null) => void }

function DelayFields({ moment, delays, isOwn, onChange }: DelayFieldsProps) {
  const { say } = useLanguage()
  const offered = [...new Set((moment.timing ?? []).map(({ anchor }) => anchor))]
  const put = (at: number, part: Partial<Delay>) => onChange(delays.map((delay, index) => (index === at ? { ...delay, ...part } : delay)))
  return (
    <Stack gap="xs" role="group" aria-label={say(w.timing)}>
      {delays.map((delay, at) => {
        const { sentence, values } = delaySentence(delay)
        return (
          <Group key={at} align="flex-end" gap="xs">
            <NumberInput
              w={90}
              label={say(delay.minutes ? w.minutes : w.days)}
              allowDecimal={false}
              min={0}
              max={delay.minutes ? 1440 : 365}
              value={Math.abs(delay.minutes ?? delay.days ?? 0)}
              onChange={(value) => {
                const count = Math.abs(Number(value) || 0) * ((delay.minutes ?? delay.days ?? 0) < 0 ? -1 : 1)
                put(at, delay.minutes ? { minutes: count } : { days: count })
              }}
            />
            <Select
              w={110}
              label={say(w.side)}
              allowDeselect={false}
              value={(delay.minutes ?? delay.days ?? 0) < 0 ? 'before' : 'after'}
              data={[
                { value: 'before', label: say(w.before) },
                { value: 'after', label: say(w.after) },
              ]}
              onChange={(side) => {
                const count = Math.abs(delay.minutes ?? delay.days ?? 0) * (side === 'before' ? -1 : 1)
                put(at, delay.minutes ? { minutes: count } : { days: count })
              }}
            />
            <Select
              flex={1}
              miw={160}
              label={say(w.anchor)}
              allowDeselect={false}
              value={delay.anchor}
              data={offered.map((anchor) => ({ value: anchor, label: say(anchors[anchor]) }))}
              onChange={(anchor) => put(at, { anchor: offered.find((one) => one === anchor) ?? delay.anchor })}
            />
            {delay.minutes ? null : (
              <TextInput
                w={110}
                type="time"
                label={say(w.atHour)}
                value={delay.at ?? ''}
                onChange={(event) => put(at, { at: event.currentTarget.value || undefined })}
              />
            )}
            <Button
              variant="subtle"
              color="red"
              disabled={delays.length === 1}
              aria-label={say(w.removeDelay, { delay: say(sentence, values) })}
              onClick={() => onChange(delays.filter((_, index) => index !== at))}
            >
              {say(w.remove)}
            </Button>
          </Group>
        )
      })}
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={delays.length >= 6}
          onClick={() => onChange([...delays, { anchor: offered[0]!, days: -1, at: '09:00' }])}
        >
          {say(w.addDelay)}
        </Button>
        {isOwn ? (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(null)}>
            {say(w.usualDelays)}
          </Button>
        ) : null}
      </Group>
    </Stack>
  )
}
