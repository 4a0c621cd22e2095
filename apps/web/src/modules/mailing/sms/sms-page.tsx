import { adminWriteSms } from '@kxo/domain/mailing/paths'
import type { SmsTemplate } from '@kxo/domain/mailing/sms/sms-contract'
import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { Alert, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordIdIn } from '../../../platform/record-id.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { smsTemplateQuery, smsUsageQuery } from './sms-api.ts'
import { SmsRegister } from './sms-register.tsx'
import { SmsSettingsForm } from './sms-settings-form.tsx'
import { SmsTemplateDialog } from './sms-template-dialog.tsx'
import { SmsTemplates } from './sms-templates.tsx'

const tabs = [
  { key: 'templates', label: w.templates },
  { key: 'register', label: w.register },
  { key: 'settings', label: w.settings },
] as const

/** Text messages: their texts by moment, what was sent, how they leave (A32). */
export default function SmsPage() {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const [chosen, setOpened] = useState<SmsTemplate | 'new' | null>(null)
  // One that another page names, by its number.
  const named = useQuery(smsTemplateQuery(recordIdIn(search['template']) || undefined))
  const opened = chosen ?? (named.data && 'results' in named.data ? named.data.results[0] : undefined) ?? null
  const close = (): void => {
    setOpened(null)
    change({ template: undefined })
  }
  const { data, error, refetch } = useQuery(smsUsageQuery())
  const tab = tabs.find(({ key }) => key === search['tab'])?.key ?? 'templates'
  if (error) return <Failed error={error} onRetry={() => void refetch()} page />
  return (
    <>
      <PageTitle
        act={
          <Group gap="xs">
            <LinkButton variant="default" to={adminWriteSms()}>
              {say(w.toSelection)}
            </LinkButton>
            <Button onClick={() => setOpened('new')}>{say(w.add)}</Button>
          </Group>
        }
      >
        {w.title}
      </PageTitle>
      {data ? (
        <Stack gap="xs" mb="md">
          <Text size="sm">
            {data.settings.monthly_cap === null
              ? say(w.usageFree, { used: data.used })
              : say(w.usage, { used: data.used, max: data.settings.monthly_cap })}
          </Text>
          {data.waiting > 0 ? <Alert color="orange">{say(w.capped, { waiting: data.waiting })}</Alert> : null}
          {data.delivers ? null : <Alert color="blue">{say(w.noProvider)}</Alert>}
        </Stack>
      ) : null}
      <Tabs
        label={w.title}
        tabs={tabs}
        current={tab}
        onChange={(key) => change({ tab: key === 'templates' ? undefined : key, page: undefined })}
        panelId="sms-panel"
      />
      <div id="sms-panel" role="tabpanel">
        {tab === 'templates' ? <SmsTemplates onOpen={setOpened} /> : null}
        {tab === 'register' ? <SmsRegister /> : null}
        {tab === 'settings' ? data ? <SmsSettingsForm {...data} /> : <Loading lines={4} /> : null}
      </div>
      {opened === null ? null : <SmsTemplateDialog template={opened === 'new' ? null : opened} onClose={close} />}
    </>
  )
}
