import { type DocumentKind, documentKind } from '@kxo/domain/documents/kind'
import { paperUpload } from '@kxo/domain/documents/requests/own-papers-contract'
import { folderWords as w } from '@kxo/domain/papers/folder-words'
import { Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DayInput } from '../../../ui/fields/date-field.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { bringPaper } from '../api.ts'

/** A paper nobody asked for yet: brought with its last day, when it has one; `note` says what it is for. */
export function BringPaper({ kind, note }: { kind: DocumentKind; note: string | undefined }) {
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [until, setUntil] = useState<string | null>(null)
  const name = say(documentKind.labelOf(kind))
  return (
    <Paper withBorder p="md" radius="md">
      {isOpen ? (
        <Stack gap="sm">
          <Text fw={600}>{name}</Text>
          <DayInput label={say(w.until)} maw={220} value={until} onAnswer={setUntil} />
          <Text size="xs" c="dimmed">
            {say(w.untilHelp)}
          </Text>
          <FileField
            label={w.file}
            hasPages
            accept={paperUpload.accept}
            maxBytes={paperUpload.maxBytes}
            value={null}
            onChange={() => toast.success(say(w.brought, { name }))}
            upload={async (file, transfer) => {
              await bringPaper(kind, until ?? undefined, file, transfer)
              return { id: 0, name: file.name }
            }}
          />
        </Stack>
      ) : (
        <Group gap="xs" justify="space-between">
          <Stack gap={2} flex="1 1 200px">
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {[say(w.notRequested), note ?? ''].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          <Button variant="default" size="sm" aria-label={say(w.bringOf, { name })} onClick={() => setOpen(true)}>
            {say(w.bring)}
          </Button>
        </Group>
      )}
    </Paper>
  )
}
