import { closingContract as contract } from '@kxo/domain/billing/closings/closing-contract'
import { closingWords as w } from '@kxo/domain/billing/closings/closing-words'
import { Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { openPeriodsQuery } from '../api.ts'

/** Takes a fiscal year of the ledger away, signed. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const reading = useQuery(openPeriodsQuery())
  return (
    <Dialog opened onClose={onClose} title={w.archiveTitle} width={600}>
      <Answered of={reading}>{(issuers) => <Choice issuers={issuers} onClose={onClose} />}</Answered>
    </Dialog>
  )
}

type Issuer = { entity: number; name: string; years: { from: string; to: string }[] }

function Choice({ issuers, onClose }: { issuers: readonly Issuer[]; onClose: () => void }) {
  const { say } = useLanguage()
  const data = issuers.flatMap(({ entity, name, years }) =>
    years.map(({ from, to }) => ({
      value: `${entity} ${from}`,
      label: [say(w.yearOf, { from, to }), ...(issuers.length > 1 ? [name] : [])].join(' · '),
    })),
  )
  const [chosen, choose] = useState<string | null>(data[0]?.value ?? null)
  const exporting = useAction({
    mutationFn: () => {
      const [entity, day] = (chosen ?? '').split(' ')
      return fetchFile(contract.ledgerArchive, { query: { entity: Number(entity), day: day ?? '' } })
    },
    onSuccess: ({ blob, name }) => {
      saveFile(blob, name)
      onClose()
    },
  })
  if (data.length === 0) return <Text>{say(w.nothing)}</Text>
  return (
    <Stack gap="md">
      <Text c="dimmed">{say(w.archiveHelp)}</Text>
      <Select label={say(w.fiscalYear)} data={data} value={chosen} onChange={choose} allowDeselect={false} data-autofocus />
      <Group justify="flex-end">
        <Button loading={exporting.isPending} onClick={() => exporting.mutate()}>
          {say(w.archive)}
        </Button>
      </Group>
    </Stack>
  )
}
