import { deviceOf } from '@kxo/domain/identity/device'
import { findMoment, momentLabel } from '@kxo/domain/mailing/moments'
import { momentFamilies } from '@kxo/domain/mailing/moments/moment'
import type { PushSettings } from '@kxo/domain/mailing/push/push-contract'
import { pushWords as w } from '@kxo/domain/mailing/push/push-words'
import { Flex, Stack, Switch, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { choosePush, pushSettingsQuery, removeDevice, thisDeviceQuery } from './push-api.ts'
import { ThisDevice } from './this-device-row.tsx'

/** Notifications of a person: on the device they hold, on their others, and which messages. */
export default function PushTab() {
  const { say } = useLanguage()
  const { data: settings } = useSuspenseQuery(pushSettingsQuery())
  const { data: here } = useSuspenseQuery(thisDeviceQuery())
  const own = settings.devices.find(({ endpoint }) => endpoint === here.endpoint)
  return (
    <Stack gap="lg" maw={760}>
      <Panel component="section" gap="sm" py={20} px="lg" aria-labelledby="push-devices-title">
        <Title id="push-devices-title" order={2} fz="lg" fw={600}>
          {say(w.title)}
        </Title>
        <ThisDevice settings={settings} own={own} here={here} />
        <OtherDevices devices={settings.devices.filter((device) => device !== own)} />
      </Panel>
      <Panel component="section" gap="sm" py={20} px="lg" aria-labelledby="push-moments-title">
        <Title id="push-moments-title" order={2} fz="lg" fw={600}>
          {say(w.messages)}
        </Title>
        <Text c="dimmed" fz="sm">
          {say(settings.moments.length > 0 ? w.messagesHelp : w.noMoment)}
        </Text>
        <Moments moments={settings.moments} />
      </Panel>
    </Stack>
  )
}

function OtherDevices({ devices }: { devices: PushSettings['devices'] }) {
  const { say } = useLanguage()
  const stopping = useAction({ mutationFn: removeDevice })
  if (devices.length === 0) return null
  return (
    <>
      <Title order={3} fz="md" fw={550} mt="xs">
        {say(w.others)}
      </Title>
      <Flex component="ul" direction="column">
        {devices.map(({ id, user_agent, created_at }) => {
          const device = deviceOf(user_agent) ?? say(w.unknownDevice)
          return (
            <Flex key={id} component="li" rowGap="xs" columnGap="md" align="center" wrap="wrap" py="sm" className="line-above">
              <Stack gap={2} flex="1 1 200px">
                <span>{device}</span>
                <Text c="dimmed" fz="sm">
                  {say(w.since, { at: created_at })}
                </Text>
              </Stack>
              <Button
                variant="default"
                size="sm"
                loading={stopping.isPending && stopping.variables === id}
                aria-label={say(w.removeNamed, { device })}
                onClick={() => stopping.mutate(id)}
              >
                {say(w.stop)}
              </Button>
            </Flex>
          )
        })}
      </Flex>
    </>
  )
}

function Moments({ moments }: { moments: PushSettings['moments'] }) {
  const { say } = useLanguage()
  const choosing = useAction({
    scope: { id: 'push choices' },
    mutationFn: ({ moment, is_on }: PushSettings['moments'][number]) => choosePush(moment, is_on),
    onError: toast.failure,
  })
  const families = Map.groupBy(moments, ({ moment }) => findMoment(moment)?.family ?? 'communication')
  // What was just chosen shows at once, until the server has answered.
  const chosen = choosing.isPending ? choosing.variables : undefined
  return [...families].map(([family, lines]) => (
    <Stack key={family} gap="xs" component="section" aria-label={say(momentFamilies[family])}>
      <Title order={3} fz="sm" fw={600} c="dimmed" mt="xs">
        {say(momentFamilies[family])}
      </Title>
      {lines.map(({ moment, is_on }) => (
        <Switch
          key={moment}
          label={say(momentLabel(moment))}
          description={say(findMoment(moment)!.when)}
          checked={chosen?.moment === moment ? chosen.is_on : is_on}
          onChange={(event) => choosing.mutate({ moment, is_on: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  ))
}
