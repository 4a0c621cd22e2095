import { closingContract as contract } from '@kxo/domain/billing/closings/closing-contract'
import type { ClosingKind } from '@kxo/domain/billing/closings/closing-rules'
import { closingKindLabels, closingWords as w } from '@kxo/domain/billing/closings/closing-words'
import { formatDate, monthInWords } from '@kxo/domain/kernel/dates'
import { Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { openPeriodsQuery } from '../api.ts'

type Open = { kind: ClosingKind; from: string; to: string }

/** Closes a period that is over: its kind and dates are chosen among those that wait. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const reading = useQuery(openPeriodsQuery())
  return (
    <Dialog opened onClose={onClose} title={w.closeTitle} width={600}>
      <Answered of={reading}>{(issuers) => <Choice issuers={issuers} onClose={onClose} />}</Answered>
    </Dialog>
  )
}

function Choice({ issuers, onClose }: { issuers: readonly { entity: number; name: string; open: Open[] }[]; onClose: () => void }) {
  const { say, locale } = useLanguage()
  const [chosen, choose] = useState<string | null>(null)
  const closing = useAction({
    mutationFn: () => {
      const [entity, kind, day] = (chosen ?? '').split(' ')
      return call(contract.closePeriod, { body: { entity: Number(entity), kind: kind as ClosingKind, day: day ?? '' } })
    },
    onSuccess: ({ closed }) => {
      toast.success(say(w.closed, { n: closed }))
      onClose()
    },
  })
  const nameOf = ({ kind, from, to }: Open): string =>
    kind === 'day' ? formatDate(from, locale) : kind === 'month' ? monthInWords(from.slice(0, 7), locale) : say(w.yearOf, { from, to })
  const data = issuers
    .flatMap(({ entity, name, open }) =>
      (['month', 'year', 'day'] as const).map((kind) => ({
        group: [say(closingKindLabels.labelOf(kind as never)), ...(issuers.length > 1 ? [name] : [])].join(' · '), // its labels have these very keys
        items: open.filter((one) => one.kind === kind).map((one) => ({ value: `${entity} ${kind} ${one.from}`, label: nameOf(one) })),
      })),
    )
    .filter(({ items }) => items.length > 0)
  if (data.length === 0) return <Text>{say(w.nothingOpen)}</Text>
  return (
    <Stack gap="md">
      <Text c="dimmed">{say(w.closeHelp)}</Text>
      <Select label={say(w.period)} data={data} value={chosen} onChange={choose} data-autofocus searchable />
      <Group justify="flex-end">
        <Button disabled={chosen === null} loading={closing.isPending} onClick={() => closing.mutate()}>
          {say(w.closeThis)}
        </Button>
      </Group>
    </Stack>
  )
}
