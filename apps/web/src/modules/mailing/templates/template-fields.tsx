import { bodyFieldsOf, kindOfField, templateFieldsOf } from '@kxo/domain/mailing/merge-fields'
import type { FieldKind } from '@kxo/domain/mailing/merging/field-formats'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { organisationWords } from '@kxo/domain/mailing/templates/organisation-words'
import {
  type ProductLink,
  producedFileNames,
  producedFiles,
  productLinkNames,
  productLinks,
} from '@kxo/domain/mailing/templates/product-links'
import { Box, Checkbox, Group, Input, Select, TextInput } from '@mantine/core'
import { lazy, Suspense, useRef } from 'react'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { keepPicture } from '../keep-picture.ts'
import { useBlockConditions } from './condition-dialog.tsx'
import { FieldMenu } from './field-menu.tsx'
import type { Written } from './templates-api.ts'

const RichEditor = lazy(() => import('../../../ui/editor/rich-editor.tsx'))

type TemplateFieldsProps = {
  moment: Moment
  text: Written
  /** Fields the tenant added to its records. */
  own: readonly { key: string; label: string; kind: FieldKind }[]
  onChange: (part: Partial<Written>) => void
}

/** The words of a message: subject, preview text, body, buttons, and what the product joins to it. */
export function TemplateFields({ moment, text, own, onChange }: TemplateFieldsProps) {
  const { say } = useLanguage()
  const subject = useRef<HTMLInputElement>(null)
  const menuOf = (fields: readonly string[]) => (insert: (text: string) => void) => (
    <FieldMenu moment={moment} fields={fields} own={own} words={organisationWords} onChoose={insert} />
  )
  const intoSubject = (field: string): void => {
    const at = subject.current?.selectionStart ?? text.subject.length
    onChange({ subject: text.subject.slice(0, at) + field + text.subject.slice(at) })
    subject.current?.focus()
  }
  const conditions = useBlockConditions(moment, own)
  const { second_button: second } = text
  return (
    <>
      <Group align="flex-end" gap="xs">
        <TextInput
          ref={subject}
          flex="1 1 260px"
          label={say(w.subject)}
          required
          maxLength={200}
          value={text.subject}
          onChange={(event) => onChange({ subject: event.currentTarget.value })}
        />
        <Box mb={8}>{menuOf(templateFieldsOf(moment).filter((key) => kindOfField(key) !== 'image'))(intoSubject)}</Box>
      </Group>
      <TextInput
        label={say(w.previewText)}
        description={say(w.previewTextHelp)}
        maxLength={200}
        value={text.preview_text}
        onChange={(event) => onChange({ preview_text: event.currentTarget.value })}
      />
      <Input.Wrapper label={say(w.body)} labelElement="div" withAsterisk description={say(w.bodyHelp)}>
        <Suspense fallback={<Loading lines={5} height={264} />}>
          <RichEditor
            name="body"
            label={say(w.body)}
            value={text.body}
            onChange={(body) => onChange({ body: body as Written['body'] })}
            grows
            tools={menuOf(bodyFieldsOf(moment))}
            conditions={conditions}
            keepPicture={keepPicture}
          />
        </Suspense>
      </Input.Wrapper>
      {moment.button ? (
        <TextInput
          label={say(w.button)}
          description={say(w.buttonHelp)}
          placeholder={say(moment.button)}
          maxLength={60}
          value={text.button}
          onChange={(event) => onChange({ button: event.currentTarget.value })}
        />
      ) : null}
      <Group grow align="flex-start">
        <Select
          label={say(w.secondLink)}
          placeholder={say(w.none)}
          clearable
          value={second?.link ?? null}
          data={productLinkNames.map((value) => ({ value, label: say(productLinks[value].label) }))}
          onChange={(value) => {
            const link = value as ProductLink | null
            onChange({ second_button: link && { link, label: second?.label || say(productLinks[link].label) } })
          }}
        />
        {second ? (
          <TextInput
            label={say(w.secondLabel)}
            required
            maxLength={60}
            value={second.label}
            onChange={(event) => onChange({ second_button: { ...second, label: event.currentTarget.value } })}
          />
        ) : null}
      </Group>
      <Checkbox.Group
        label={say(w.attachments)}
        description={say(w.attachmentsHelp)}
        value={[...text.attachments]}
        onChange={(value) => onChange({ attachments: value as Written['attachments'] })}
      >
        <Group mt="xs">
          {producedFileNames.map((name) => (
            <Checkbox key={name} value={name} label={say(producedFiles[name])} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  )
}
