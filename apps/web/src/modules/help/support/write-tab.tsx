import { helpContract, type SupportFile, supportUpload } from '@kxo/domain/help/contract'
import { incidentParameter, pageParameter } from '@kxo/domain/help/paths'
import { supportKind, supportPriority } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { Text } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { storage } from '../../../platform/storage.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { RichTextField } from '../../../ui/fields/rich-text-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { askSupport, sendSupportFile } from '../api.ts'
import { FileJoiner } from './file-joiner.tsx'
import { draftKey, type SupportDraft } from './support-draft.ts'

const ProposedArticles = lazy(() => import('../guide/proposed-articles.tsx'))

/** « Nous écrire »: what is typed is kept in the browser until it has left. */
export function WriteTab({ onSent }: { onSent: (id: number) => void }) {
  const { tenant, user } = useViewer()
  const { say } = useLanguage()
  const [search] = useAddress()
  const key = draftKey(tenant.name, user?.id)
  const [draft] = useState(() => (storage.readJson(key) ?? {}) as SupportDraft)
  const [files, setFiles] = useState<readonly SupportFile[]>([])
  const form = useRecordForm({
    schema: helpContract.ask.body,
    values: {
      subject: draft.subject ?? '',
      kind: supportKind.is(draft.kind) ? draft.kind : 'question',
      priority: supportPriority.is(draft.priority) ? draft.priority : 'normal',
      page: search[pageParameter] ?? draft.page ?? '',
      incident: search[incidentParameter] ?? draft.incident ?? '',
      body: (draft.body ?? null) as never, // nothing is written yet
    },
    guards: false,
    save: (body) => askSupport({ ...body, files: files.map(({ id }) => id) }),
    onSaved: ({ id }) => {
      storage.forget(key)
      toast.success(say(w.sent, { id }))
      onSent(id)
    },
  })
  const { watch } = form
  useEffect(() => {
    const following = watch((values) => storage.write(key, JSON.stringify(values)))
    return () => following.unsubscribe()
  }, [watch, key])
  return (
    <Panel component="section" p="lg" gap="md" maw={860}>
      <Form form={form} submit={w.send}>
        <TextField name="subject" label={w.subject} maxLength={160} />
        <Suspense>
          <ProposedArticles typed={String(watch('subject') ?? '')} />
        </Suspense>
        <FormRow>
          <SelectField name="kind" label={w.kind} options={optionsOf(supportKind)} />
          <SelectField name="priority" label={w.priority} options={optionsOf(supportPriority)} required />
        </FormRow>
        <FormRow>
          <TextField name="page" label={w.page} />
          <TextField name="incident" label={w.incident} help={w.incidentHelp} />
        </FormRow>
        <RichTextField name="body" label={w.message} help={w.messageHelp} />
        <FileJoiner files={files} onChange={setFiles} accept={supportUpload.accept} upload={sendSupportFile} />
        <Text c="dimmed" fz="sm">
          {say(form.failure ? w.notSent : w.draft)}
        </Text>
      </Form>
    </Panel>
  )
}
