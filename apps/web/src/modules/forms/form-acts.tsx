import type { Form } from '@kxo/domain/forms/contract'
import { adminForms } from '@kxo/domain/forms/paths'
import { writeFormFile } from '@kxo/domain/forms/versions/form-file'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Group, Menu } from '@mantine/core'
import { Button } from '../../ui/display/button.tsx'
import { saveFile } from '../../ui/display/save-file.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { confirm } from '../../ui/overlay/confirm.ts'
import { archiveForm, publishForm } from './api.ts'
import type { FormDraft } from './editing/use-form-draft.ts'
import { useFormActions } from './use-form-actions.ts'

/** Hands a form to the person as a file another space can read. */
export const exportForm = (form: Form): void =>
  saveFile(new Blob([writeFormFile(form)], { type: 'application/json' }), `${form.name.replace(/[\\/:*?"<>|]+/g, ' ')}.json`)

/** What is done with a form: save and publish in sight, the rest under one menu. */
export function FormActs({ form, draft }: { form: Form; draft: FormDraft }) {
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const { duplicate, remove } = useFormActions()
  const { dirty, saving } = draft
  const publish = async (): Promise<void> => {
    if (dirty && !(await draft.save())) return
    const next = (form.published ?? 0) + 1
    const message = form.responses_count > 0 ? w.publishKeeps : w.publishFirst
    if (!(await confirm({ title: say(w.publishTitle, { n: next }), message, act: w.publish }))) return
    if (await draft.run(() => publishForm(form.id, draft.savedVersion()))) toast.success(say(w.published, { n: next }))
  }
  const isArchived = form.status === 'archived'
  // What is written is saved first, as for a publication: the answer would lay the form as it was.
  const archive = async (): Promise<void> => {
    if (dirty && !(await draft.save())) return
    if (await draft.run(() => archiveForm(form.id, !isArchived))) toast.success(isArchived ? w.unarchived : w.archived)
  }
  const mayPublish = !isArchived && (dirty || form.has_draft)
  return (
    <Group gap="xs">
      <Menu withinPortal={false}>
        <Menu.Target>
          <Button variant="default">{say(w.more)}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void duplicate(form)}>{say(w.duplicate)}</Menu.Item>
          <Menu.Item onClick={() => exportForm(form)}>{say(w.exportFile)}</Menu.Item>
          <Menu.Item onClick={() => void archive()}>{say(isArchived ? w.unarchive : w.archive)}</Menu.Item>
          <Menu.Item color="red" onClick={() => void remove(form).then((isGone) => (isGone ? goOn(adminForms()) : undefined))}>
            {say(w.remove)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant={mayPublish ? 'default' : 'primary'} loading={saving} disabled={!dirty} onClick={() => void draft.save()}>
        {say(w.save)}
      </Button>
      {mayPublish ? (
        <Button loading={saving} onClick={() => void publish()}>
          {say(w.publish)}
        </Button>
      ) : null}
    </Group>
  )
}
