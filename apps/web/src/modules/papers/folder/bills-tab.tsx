import { billingKinds, documentKind } from '@kxo/domain/documents/kind'
import { paperUpload } from '@kxo/domain/documents/requests/own-papers-contract'
import { documentStatus } from '@kxo/domain/documents/status'
import { formatDate } from '@kxo/domain/kernel/dates'
import { folderWords as w } from '@kxo/domain/papers/folder-words'
import { Group, Paper, Select, Stack, Text, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { saveDocument } from '../../documents/index.ts'
import { depositBill, folderQuery } from '../api.ts'

/** What somebody deposits to be paid: whoever keeps the accounts has something to do at once. */
export function BillsTab() {
  const { say, locale, zone } = useLanguage()
  const { data: folder } = useSuspenseQuery(folderQuery())
  return (
    <Stack gap="md" maw={720}>
      <Text c="dimmed">{say(w.billsHelp)}</Text>
      <Deposit events={folder.events} />
      {folder.bills.length === 0 ? <Text c="dimmed">{say(w.noBill)}</Text> : null}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {folder.bills.map(({ id, kind, name, event_title, status, created_at }) => (
          <Paper component="li" key={id} withBorder p="md" radius="md">
            <Group gap="xs">
              <Stack gap={2} flex="1 1 200px">
                <Text span fw={600} className="anywhere">
                  {name}
                </Text>
                <Text size="sm" c="dimmed">
                  {[
                    say(documentKind.labelOf(kind)),
                    event_title ?? '',
                    say(w.depositedOn, { day: formatDate(created_at, locale, { zone }) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
              <StatusBadge of={documentStatus} is={status} />
              <Button variant="subtle" size="sm" aria-label={say(w.downloadOf, { name })} onClick={() => void saveDocument(id)}>
                {say(w.download)}
              </Button>
            </Group>
          </Paper>
        ))}
      </Stack>
    </Stack>
  )
}

function Deposit({ events }: { events: readonly { id: number; title: string }[] }) {
  const { say } = useLanguage()
  const [kind, setKind] = useState<(typeof billingKinds)[number]>('invoice')
  const [event, setEvent] = useState<string | null>(null)
  const [note, setNote] = useState('')
  return (
    <Paper withBorder p="md" radius="md">
      <Stack gap="sm">
        <Group gap="sm" grow preventGrowOverflow={false}>
          <Select
            label={say(w.billKind)}
            allowDeselect={false}
            data={billingKinds.map((key) => ({ value: key, label: say(documentKind.labelOf(key)) }))}
            value={kind}
            onChange={(key) => setKind(billingKinds.find((one) => one === key) ?? 'invoice')}
          />
          {events.length > 0 ? (
            <Select
              label={say(w.event)}
              clearable
              data={events.map(({ id, title }) => ({ value: String(id), label: title }))}
              value={event}
              onChange={setEvent}
            />
          ) : null}
        </Group>
        <TextInput
          label={say(w.note)}
          description={say(w.noteHelp)}
          maxLength={300}
          value={note}
          onChange={(change) => setNote(change.currentTarget.value)}
        />
        <FileField
          label={w.billFile}
          hasPages
          accept={paperUpload.accept}
          maxBytes={paperUpload.maxBytes}
          value={null}
          onChange={() => {
            toast.success(w.billDeposited)
            setNote('')
          }}
          upload={async (file, transfer) => {
            await depositBill({ kind, ...(event && { event: Number(event) }), ...(note.trim() && { note: note.trim() }) }, file, transfer)
            return { id: 0, name: file.name }
          }}
        />
      </Stack>
    </Paper>
  )
}
