import { adminForm } from '@kxo/domain/forms/paths'
import { type FormFile, readFormFile } from '@kxo/domain/forms/versions/form-file'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Alert, FileInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { failureOf } from '../../ui/feedback/failure.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage, useText } from '../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { createForm } from './api.ts'

/** A form from a file: what it holds and what is not known there is said first, nothing is created before it is agreed to. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage()
  const text = useText()
  const goOn = useNavigateIfMounted()
  const [read, setRead] = useState<FormFile | 'unreadable' | null>(null)
  const [name, setName] = useState('')
  const create = useAction({
    mutationFn: ({ nature, category, sections }: FormFile) =>
      createForm({ name, nature, category, ...(sections.length > 0 ? { sections } : {}) }),
    onSuccess: ({ id }) => {
      toast.success(w.created)
      void goOn(adminForm(id))
    },
    showsFailure: true,
  })
  const take = async (file: File | null): Promise<void> => {
    create.reset()
    if (!file) return setRead(null)
    const found = readFormFile(await file.text())
    setRead(found ?? 'unreadable')
    setName(found?.name ?? '')
  }
  const form = read === 'unreadable' ? null : read
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.importFile}
      width={600}
      cancel
      acts={
        <Button loading={create.isPending} disabled={!form || name.trim() === ''} onClick={() => form && create.mutate(form)}>
          {say(w.confirmImport)}
        </Button>
      }
    >
      <Stack>
        <FileInput
          label={say(w.file)}
          description={say(w.importHelp)}
          accept="application/json"
          error={read === 'unreadable' ? say(w.notAForm) : undefined}
          onChange={(file) => void take(file)}
        />
        {form ? (
          <>
            <TextInput label={say(w.name)} value={name} maxLength={120} onChange={(event) => setName(event.currentTarget.value)} />
            <Text size="sm">
              {say(w.importing, { sections: form.sections.length, questions: form.sections.flatMap(({ fields }) => fields).length })}
            </Text>
            {form.unknown.length > 0 ? (
              <Alert color="yellow">{say(w.unknownFields, { n: form.unknown.length, names: form.unknown.join(', ') })}</Alert>
            ) : null}
            {form.unconditioned.length > 0 ? (
              <Alert color="yellow">
                {say(w.unconditionedFields, { n: form.unconditioned.length, names: form.unconditioned.join(', ') })}
              </Alert>
            ) : null}
          </>
        ) : null}
        {create.error ? (
          <Text c="red" size="sm" role="alert">
            {text(failureOf(create.error).sentence)}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  )
}
