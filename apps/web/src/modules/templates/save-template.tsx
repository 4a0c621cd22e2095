import { templateWords as t } from '@kxo/domain/mailing/template-words'
import { templateEditorWords as e } from '@kxo/domain/templates/editor-words'
import { Button, Group } from '@mantine/core'
import { saveFile } from '../../ui/display/save-file.ts'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { VersionReason } from '../mailing/index.ts'
import { drawTemplate, type PreviewRequest } from './api.ts'

type SaveTemplateProps = {
  preview: Omit<PreviewRequest, 'record'>
  reason: string
  onReason: (reason: string) => void
  isSaving: boolean
  /** Something is to be saved, and may be. */
  isReady: boolean
  onSave: () => void
}

/** Saves a version, or takes the document it would print away as a file. */
export function SaveTemplate({ preview, reason, onReason, isSaving, isReady, onSave }: SaveTemplateProps) {
  const { say } = useLanguage()
  const test = useAction({
    mutationFn: () => drawTemplate({ ...preview, record: null }),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
  })
  return (
    <Group align="flex-end">
      <VersionReason flex="1 1 100%" value={reason} onChange={onReason} />
      <Button loading={isSaving} disabled={!isReady} onClick={onSave}>
        {say(t.save)}
      </Button>
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
        {say(e.test)}
      </Button>
    </Group>
  )
}
