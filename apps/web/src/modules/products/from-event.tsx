import { formatDate } from '@kxo/domain/kernel/dates'
import { optionWords as w } from '@kxo/domain/products/words'
import { Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { optionSourcesQuery, takeUpOptions } from './api.ts'

/** Takes up what another event offers; draws nothing while none offers anything. */
export function FromEvent({ event_id }: { event_id: number }) {
  const { say, locale } = useLanguage()
  const [opened, setOpened] = useState(false)
  const [from, setFrom] = useState<string | null>(null)
  const sources = (useQuery(optionSourcesQuery()).data ?? []).filter(({ event }) => event !== event_id)
  const copying = useAction({
    mutationFn: (source: number) => takeUpOptions(event_id, source),
    onSuccess: () => {
      toast.success(w.copied)
      setOpened(false)
    },
  })
  if (sources.length === 0) return null
  return (
    <>
      <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {say(w.fromEvent)}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={w.fromEvent}
        width={600}
        cancel
        acts={
          <Button disabled={from === null} loading={copying.isPending} onClick={() => copying.mutate(Number(from))}>
            {say(w.copyHere)}
          </Button>
        }
      >
        <Stack>
          <Select
            label={say(w.copyFrom)}
            searchable
            value={from}
            onChange={setFrom}
            data={sources.map(({ event, title, start_date, time_zone: zone, options: n }) => ({
              value: String(event),
              label: start_date
                ? say(w.sourceOn, { title, day: formatDate(start_date, locale, { zone }), n })
                : say(w.sourceOf, { title, n }),
            }))}
          />
          <Text size="sm" c="dimmed">
            {say(w.copyHelp)}
          </Text>
        </Stack>
      </Dialog>
    </>
  )
}
