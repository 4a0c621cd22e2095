import type { Locale } from '@kxo/domain/kernel/sentence'
import { templateCategory } from '@kxo/domain/templates/category'
import type { DocumentTemplateDetail, TemplateSetting } from '@kxo/domain/templates/contract'
import { modelEditorWords as e } from '@kxo/domain/templates/editor-words'
import { adminDocumentTemplates } from '@kxo/domain/templates/paths'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { Button, Grid, Group, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../ui/feedback/action.ts'
import { isEditedMeanwhile } from '../../ui/feedback/failure.ts'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { ConflictChoice } from '../../ui/form/conflict-choice.tsx'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { useLanguage, useText } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { modelQuery, saveModel, settingQuery } from './api.ts'
import { type Draft, draftOf, isSameDraft } from './draft.ts'
import { MentionPanel } from './mention-panel.tsx'
import { ModelFields } from './model-fields.tsx'
import { ModelPreview } from './model-preview.tsx'
import { ModelVersions } from './model-versions.tsx'
import { modelsAddress } from './models-address.ts'
import { SaveModel } from './save-model.tsx'
import { useModelActs } from './use-model-acts.ts'

/** One model: its page, its words in each language, what the law wants, its preview and its versions. */
export function ModelPage({ id }: { id: number }) {
  const { say } = useLanguage()
  const text = useText()
  const [, change] = useAddress(modelsAddress)
  const { data, error, refetch } = useQuery(modelQuery(id))
  const { data: setting, error: unread, refetch: reread } = useQuery(settingQuery())
  const actsOn = useModelActs(() => change({ template: undefined }))
  const fault = error ?? unread
  return (
    <>
      <PageTitle
        above={[{ label: w.title, to: adminDocumentTemplates() }]}
        {...(data && {
          subtitle: [
            say(templateCategory.labelOf(data.category)),
            data.entity,
            data.is_default && say(w.isDefault),
            data.is_archived && say(w.archivedOne),
          ]
            .filter(Boolean)
            .join(' · '),
          act: (
            <Group gap="xs">
              {actsOn(data).map(({ label, run, tone }) => (
                <Button
                  key={text(label)}
                  variant={tone === 'danger' ? 'subtle' : 'default'}
                  {...(tone === 'danger' && { color: 'red' })}
                  onClick={run}
                >
                  {text(label)}
                </Button>
              ))}
            </Group>
          ),
        })}
      >
        {data?.name ?? w.title}
      </PageTitle>
      {fault ? <Failed error={fault} onRetry={() => void Promise.all([refetch(), reread()])} /> : null}
      {fault || (data && setting) ? null : <Loading lines={12} />}
      {data && setting ? <Editor model={data} setting={setting} /> : null}
    </>
  )
}

type EditorProps = { model: DocumentTemplateDetail; setting: TemplateSetting }

/** What is typed stays until it is saved, whatever was saved meanwhile: the version it began from says which one it changes. */
function Editor({ model, setting }: EditorProps) {
  const { say, locale } = useLanguage()
  const client = useQueryClient()
  const [base, setBase] = useState(model)
  const [draft, setDraft] = useState<Draft>(() => draftOf(model))
  const [language, setLanguage] = useState<Locale>(locale === 'en' && model.content.en ? 'en' : 'fr')
  const [reason, setReason] = useState('')
  const [theirs, setTheirs] = useState<DocumentTemplateDetail | null>(null)
  const isChanged = !isSameDraft(draft, draftOf(base))
  const latest = (): Promise<DocumentTemplateDetail> => client.fetchQuery({ ...modelQuery(model.id), staleTime: 0 })
  const begin = (from: DocumentTemplateDetail): void => {
    setBase(from)
    setDraft(draftOf(from))
    setTheirs(null)
  }
  const save = useAction({
    mutationFn: (version: number) => saveModel(model.id, { ...draft, version, reason }),
    onSuccess: async ({ version }) => {
      setReason('')
      begin(await latest())
      toast.success(say(e.saved, { version }))
    },
    onError: async (error) => {
      if (isEditedMeanwhile(error)) setTheirs(await latest())
      else toast.failure(error)
    },
  })
  const preview = { category: model.category, entity_id: draft.entity_id, language, content: draft.content }
  return (
    <Grid gap="xl">
      <LeaveGuard holds={isChanged} of="template" />
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Stack>
          {theirs ? (
            <ConflictChoice
              title={say(e.changedMeanwhile, { version: theirs.version, name: theirs.versions[0]?.by_name ?? '–' })}
              onTakeTheirs={() => begin(theirs)}
              onKeepMine={() => {
                setBase(theirs)
                setTheirs(null)
                save.mutate(theirs.version)
              }}
            />
          ) : null}
          <ModelFields
            category={model.category}
            draft={draft}
            issuers={setting.issuers}
            own={setting.own_fields}
            language={language}
            onLanguage={setLanguage}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          />
          <SaveModel
            preview={preview}
            reason={reason}
            onReason={setReason}
            isSaving={save.isPending}
            isReady={isChanged && draft.name.trim() !== '' && theirs === null}
            onSave={() => save.mutate(base.version)}
          />
          <ModelVersions
            versions={base.versions}
            current={base}
            onTake={({ version, content }) => {
              setDraft((before) => ({ ...before, content }))
              if (!content.en) setLanguage('fr')
              toast.success(say(e.takenBack, { version }))
            }}
          />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack gap="xl">
          <MentionPanel category={model.category} draft={draft} issuers={setting.issuers} />
          <ModelPreview request={preview} />
        </Stack>
      </Grid.Col>
    </Grid>
  )
}
