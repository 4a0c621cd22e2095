import { type DocumentRestriction, documentRestriction } from '@kxo/domain/documents/restriction'
import { handoutLevels } from '@kxo/domain/events/handouts/handouts-contract'
import { labels } from '@kxo/domain/kernel/labels'
import { videoUpload } from '@kxo/domain/videos/contract'
import { videosWords as w } from '@kxo/domain/videos/words'
import { FileButton, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useEventChoices } from '../../partners/index.ts'
import { UploadLine } from './upload-line.tsx'

type AddDialogProps = { event?: { id: number; title: string }; onClose: () => void }

/** Films that join the library, several at once: each leaves once it has a name and a rank. */
export function AddDialog({ event, onClose }: AddDialogProps) {
  const { say } = useLanguage()
  const choices = useEventChoices()
  const [chosen, setChosen] = useState<Found | null>(event ? { value: event.id, label: event.title } : null)
  const [restriction, setRestriction] = useState<DocumentRestriction>('public')
  const [files, setFiles] = useState<readonly { key: number; file: File }[]>([])
  const take = (added: readonly File[]): void =>
    setFiles((before) => [...before, ...added.map((file, index) => ({ key: (before.at(-1)?.key ?? 0) + index + 1, file }))])
  return (
    <Dialog opened onClose={onClose} title={w.add} width={800} closeOnClickOutside={false}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <LookupSelect
            {...choices}
            label={say(w.event)}
            placeholder={say(w.toLibrary)}
            clearable={!event}
            disabled={event !== undefined}
            value={chosen?.value ?? null}
            shown={chosen ?? undefined}
            onChoose={setChosen}
          />
          <Select
            label={say(w.visibleTo)}
            allowDeselect={false}
            data={handoutLevels.map((key) => ({ value: key, label: say(documentRestriction.labelOf(key)) }))}
            value={restriction}
            onChange={(value) => documentRestriction.is(value) && setRestriction(value)}
          />
        </SimpleGrid>
        {files.map(({ key, file }) => (
          <UploadLine
            key={key}
            file={file}
            destination={{ restriction, ...(chosen && { event: chosen.value }) }}
            onForget={() => setFiles((before) => before.filter((one) => one.key !== key))}
          />
        ))}
        <Group gap="sm">
          <FileButton multiple accept={videoUpload.accept.join(',')} onChange={take}>
            {(button) => (
              <Button variant={files.length > 0 ? 'default' : 'primary'} icon={<IconUpload size={18} />} {...button}>
                {say(w.chooseFiles)}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed" flex="1 1 240px">
            {say(w.filesHelp)}
          </Text>
        </Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {say(labels.close)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
