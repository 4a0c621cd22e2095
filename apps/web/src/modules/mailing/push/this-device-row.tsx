import type { PushSettings } from '@kxo/domain/mailing/push/push-contract'
import { pushWords as w } from '@kxo/domain/mailing/push/push-words'
import { Alert, Flex, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { addDevice, removeDevice, thisDeviceQuery } from './push-api.ts'
import { type Ability, subscribeHere } from './this-device.ts'

type Props = {
  settings: PushSettings
  own: PushSettings['devices'][number] | undefined
  here: { ability: Ability }
}

/** The device in hand: turned on or off, or what to do when it cannot be. */
export function ThisDevice({ settings, own, here: { ability } }: Props) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const activating = useAction({
    mutationFn: async () => {
      const device = await subscribeHere(settings.key).catch(() => 'unreachable' as const)
      if (device === 'unreachable') return toast.info(w.unreachable)
      if (device === null) return
      await addDevice(device)
      toast.success(w.activated)
    },
    onSettled: () => queries.invalidateQueries(thisDeviceQuery()),
  })
  const stopping = useAction({ mutationFn: removeDevice, onSuccess: () => toast.success(w.stopped) })
  if (ability !== 'able' && !own) return <Alert color={ability === 'denied' ? 'orange' : 'gray'}>{say(w[ability])}</Alert>
  return (
    <Flex rowGap="xs" columnGap="lg" align="center" wrap="wrap" pt="xs">
      <Stack gap={4} flex="1 1 320px" miw={0}>
        <Flex gap={10} align="center" wrap="wrap" fw={550}>
          {say(w.here)} <Badge tone={own ? 'success' : 'neutral'}>{own ? w.isOn : w.isOff}</Badge>
        </Flex>
        <Text c="dimmed" fz="sm">
          {say(w.hereHelp)}
        </Text>
      </Stack>
      {own ? (
        <Button variant="default" loading={stopping.isPending} onClick={() => stopping.mutate(own.id)}>
          {say(w.stop)}
        </Button>
      ) : (
        <Button loading={activating.isPending} onClick={() => activating.mutate()}>
          {say(w.activate)}
        </Button>
      )}
    </Flex>
  )
}
