import type { Locale } from '@kxo/domain/kernel/sentence'
import { templateCategory } from '@kxo/domain/templates/category'
import type { DocumentTemplateDetail, TemplateSetting } from '@kxo/domain/templates/contract'
import { templateEditorWords as e } from '@kxo/domain/templates/editor-words'
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
import { saveTemplate, settingQuery, templateQuery } from './api.ts'
import { type Draft, draftOf, isSameDraft } from './draft.ts'
import { MentionPanel } from './mention-panel.tsx'
import { SaveTemplate } from './save-template.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateVersions } from './template-versions.tsx'
import { templatesAddress } from './templates-address.ts'
import { useTemplateActs } from './use-template-acts.ts'

/** One template: its page, its words in each language, what the law wants, its preview and its versions. */
export function TemplatePage({ id }: { id: number }) {
  const { say } = useLanguage()
  const text = useText()
  const [, change] = useAddress(templatesAddress)
  const { data, error, refetch } = useQuery(templateQuery(id))
  const { data: setting, error: unread, refetch: reread } = useQuery(settingQuery())
  const actsOn = useTemplateActs(() => change({ template: undefined }))
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
      {data && setting ? <Editor template={data} setting={setting} /> : null}
    </>
  )
}

type EditorProps = { template: DocumentTemplateDetail; setting: TemplateSetting }

/** What is typed stays until it is saved, whatever was saved meanwhile: the version it began from says which one it changes. */
function Editor({ template, setting }: EditorProps) {
  const { say, locale } = useLanguage()
  const client = useQueryClient()
  const [base, setBase] = useState(template)
  const [draft, setDraft] = useState<Draft>(() => draftOf(template))
  const [language, setLanguage] = useState<Locale>(locale === 'en' && template.content.en ? 'en' : 'fr')
  const [reason, setReason] = useState('')
  const [theirs, setTheirs] = useState<DocumentTemplateDetail | null>(null)
  const isChanged = !isSameDraft(draft, draftOf(base))
  const latest = (): Promise<DocumentTemplateDetail> => client.fetchQuery({ ...templateQuery(template.id), staleTime: 0 })
  const begin = (from: DocumentTemplateDetail): void => {
    setBase(from)
    setDraft(draftOf(from))
    setTheirs(null)
  }
  const save = useAction({
    mutationFn: (version: number) => saveTemplate(template.id, { ...draft, version, reason }),
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
  const preview = { category: template.category, entity_id: draft.entity_id, language, content: draft.content }
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
          <TemplateFields
            category={template.category}
            draft={draft}
            issuers={setting.issuers}
            own={setting.own_fields}
            language={language}
            onLanguage={setLanguage}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          />
          <SaveTemplate
            preview={preview}
            reason={reason}
            onReason={setReason}
            isSaving={save.isPending}
            isReady={isChanged && draft.name.trim() !== '' && theirs === null}
            onSave={() => save.mutate(base.version)}
          />
          <TemplateVersions
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
          <MentionPanel category={template.category} draft={draft} issuers={setting.issuers} />
          <TemplatePreview request={preview} />
        </Stack>
      </Grid.Col>
    </Grid>
  )
}
