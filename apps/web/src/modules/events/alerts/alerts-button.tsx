import { alertsContract as contract } from '@kxo/domain/events/alerts/alert-contract'
import { alertWords as w } from '@kxo/domain/events/alerts/alert-words'
import { addressOf, savedSearch } from '@kxo/domain/events/alerts/saved-search'
import { catalogue } from '@kxo/domain/events/paths'
import { Flex, Group, Stack, Text } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const ownAlerts = () => apiQuery(contract.list, {})

/** Opens the alerts of whoever is signed in, on the search they look at. */
export function AlertsButton() {
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-haspopup="dialog"
        icon={<IconBellPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {say(w.open)}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={w.title} width={600}>
        {isOpen ? <Alerts onClose={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  )
}

function Alerts({ onClose }: { onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [search] = useAddress()
  const queries = useQueryClient()
  const answer = useQuery(ownAlerts())
  const alerts = answer.data
  const savedAddress = savedSearch(addressOf(new URLSearchParams(search as Record<string, string>).toString()))
  const keep = async (answer: NonNullable<typeof alerts>): Promise<void> => {
    queries.setQueryData(ownAlerts().queryKey, answer)
  }
  const saving = useAction({ mutationFn: () => call(contract.save, { body: { search: savedAddress } }), onSuccess: keep })
  const ending = useAction({ mutationFn: (id: number) => call(contract.end, { params: { id } }), onSuccess: keep })
  if (!alerts) return <Answered of={answer} lines={3} />
  const isSaved = alerts.some((one) => one.search === savedAddress)
  return (
    <Stack>
      <Text>{say(w.help)}</Text>
      {isSaved ? null : (
        <>
          <Text c="dimmed" fz="sm">
            {say(w.wording, { client: tenant.label })}
          </Text>
          <Group>
            <Button loading={saving.isPending} onClick={() => saving.mutate()}>
              {say(savedAddress === '' ? w.open : w.openSearch)}
            </Button>
          </Group>
        </>
      )}
      {alerts.length === 0 ? <Text c="dimmed">{say(w.none)}</Text> : null}
      <Flex component="ul" direction="column" gap="xs">
        {alerts.map((alert) => (
          <Panel component="li" py="xs" px="sm" key={alert.id}>
            <Group justify="space-between" wrap="nowrap">
              <Link to={catalogue() + alert.search} onClick={onClose}>
                {alert.label}
              </Link>
              <Button
                variant="default"
                size="sm"
                aria-label={`${say(w.end)} ${alert.label}`}
                loading={ending.isPending && ending.variables === alert.id}
                onClick={() => ending.mutate(alert.id)}
              >
                {say(w.end)}
              </Button>
            </Group>
          </Panel>
        ))}
      </Flex>
    </Stack>
  )
}
