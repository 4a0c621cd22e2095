import { momentLabel } from '@kxo/domain/mailing/moments'
import { templateFileWords as w } from '@kxo/domain/mailing/templates/template-file-words'
import { Button, FileButton, Group, List, Text } from '@mantine/core'
import { useState } from 'react'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { exportTemplates, importTemplates } from './templates-api.ts'

type Taken = Awaited<ReturnType<typeof importTemplates>>

/** Takes the texts of this space to another one, by a file, and back. */
export function TemplateFile() {
  const { say } = useLanguage()
  const [taken, setTaken] = useState<Taken>()
  const give = useAction({
    mutationFn: exportTemplates,
    onSuccess: ({ name, file, count }) => {
      if (count === 0) toast.info(w.nothingToExport)
      else saveFile(new Blob([file], { type: 'application/json' }), name)
    },
  })
  const take = useAction({
    mutationFn: async (file: File) => importTemplates(await file.text()),
    onSuccess: setTaken,
  })
  return (
    <Group gap="xs">
      <Button variant="default" loading={give.isPending} onClick={() => give.mutate()}>
        {say(w.exportTexts)}
      </Button>
      <FileButton accept="application/json,.json" onChange={(file) => file && take.mutate(file)}>
        {(props) => (
          <Button variant="default" loading={take.isPending} {...props}>
            {say(w.importTexts)}
          </Button>
        )}
      </FileButton>
      <Dialog opened={taken !== undefined} onClose={() => setTaken(undefined)} title={w.importedTitle} width={600}>
        <Text>{say(w.imported, { n: taken?.written ?? 0 })}</Text>
        {taken && taken.left.length > 0 ? (
          <>
            <Text mt="sm">{say(w.importedLeft, { n: taken.left.length })}</Text>
            <List size="sm">
              {taken.left.map(({ moment, language, reason }) => (
                <List.Item key={`${moment} ${language} ${reason}`}>
                  {say(momentLabel(moment))} ({language}): {reason}
                </List.Item>
              ))}
            </List>
          </>
        ) : null}
      </Dialog>
    </Group>
  )
}
