import type { Attachment } from '@kxo/domain/campaigns/attachment-contract'
import type { CampaignKind } from '@kxo/domain/campaigns/exclusion'
import { bodyFieldsOf, mergeOf } from '@kxo/domain/campaigns/merge-fields'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { Card, Checkbox, Input, Stack, TextInput } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { Loading } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { FieldMenu, keepPicture } from '../mailing/index.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { StepTitle } from './step-title.tsx'

const RichEditor = lazy(() => import('../../ui/editor/rich-editor.tsx'))

export type Message = {
  subject: string
  subject_b: string
  preview_text: string
  body: RichText | null
  has_button: boolean
  template?: string
  files: readonly Attachment[]
}
/** What a part of the page changes of the message, or how, when it took its time. */
export type MessageChange = Partial<Message> | ((message: Message) => Partial<Message>)
type MessageBlockProps = {
  message: Message
  onChange: (part: MessageChange) => void
  kind: CampaignKind
  hasEvent: boolean
  before: ReactNode
}

/** The document with a field at its end, where the menu puts it: in its last paragraph. */
export function withField(body: RichText | null, called: string): RichText {
  const content = body?.content ?? []
  const last = content.at(-1)
  const field = { type: 'text' as const, text: called }
  if (last?.type === 'paragraph')
    return { type: 'doc', content: [...content.slice(0, -1), { ...last, content: [...(last.content ?? []), field] }] }
  return { type: 'doc', content: [...content, { type: 'paragraph', content: [field] }] }
}

/** Subject, preview text and text of a message, with the fields it may call. */
export function MessageBlock({ message, onChange, kind, hasEvent, before }: MessageBlockProps) {
  const { say } = useLanguage()
  return (
    <Card withBorder component="section" aria-label={say(w.message)}>
      <Stack>
        <StepTitle step={3} of={w.message} />
        {before}
        <TextInput
          label={say(w.subject)}
          value={message.subject}
          onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
          maxLength={200}
          withAsterisk
        />
        <TextInput
          label={say(w.subjectB)}
          description={say(w.subjectBHelp)}
          value={message.subject_b}
          onChange={({ currentTarget }) => onChange({ subject_b: currentTarget.value })}
          maxLength={200}
        />
        <TextInput
          label={say(w.previewText)}
          description={say(w.previewTextHelp)}
          value={message.preview_text}
          onChange={({ currentTarget }) => onChange({ preview_text: currentTarget.value })}
          maxLength={200}
        />
        <Input.Wrapper label={say(w.body)} labelElement="div" withAsterisk description={say(w.bodyHelp, { open: '{{', close: '}}' })}>
          <Suspense fallback={<Loading lines={5} height={264} />}>
            <RichEditor
              name="body"
              label={say(w.body)}
              value={message.body}
              onChange={(document) => onChange({ body: document as RichText | null })}
              keepPicture={keepPicture}
            />
          </Suspense>
        </Input.Wrapper>
        <FieldMenu
          moment={mergeOf(hasEvent)}
          fields={bodyFieldsOf(kind, hasEvent)}
          onChoose={(called) => onChange({ body: withField(message.body, called) })}
        />
        <AttachmentsField
          files={message.files}
          onAdd={(file) => onChange(({ files }) => ({ files: [...files, file] }))}
          onRemove={(file) => onChange(({ files }) => ({ files: files.filter(({ token }) => token !== file.token) }))}
        />
        {hasEvent ? (
          <Checkbox
            label={say(w.button)}
            checked={message.has_button}
            onChange={({ currentTarget }) => onChange({ has_button: currentTarget.checked })}
          />
        ) : null}
      </Stack>
    </Card>
  )
}
