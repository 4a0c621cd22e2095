import type { RichText } from '@kxo/domain/kernel/rich-text'
import { organisationWords } from '@kxo/domain/mailing/templates/organisation-words'
import { type TemplateCategory, templateParts } from '@kxo/domain/templates/category'
import { emptyText, type TemplateWords } from '@kxo/domain/templates/content'
import type { TemplateSetting } from '@kxo/domain/templates/contract'
import { templateEditorWords as e } from '@kxo/domain/templates/editor-words'
import { askableFieldsOf, documentFieldsOf, documentSubjectOf } from '@kxo/domain/templates/fields'
import { Box, Group, Input, Text, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Panel } from '../../ui/display/panel.tsx'
import { Loading } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { FieldMenu, useBlockConditions } from '../mailing/index.ts'

const RichEditor = lazy(() => import('../../ui/editor/rich-editor.tsx'))

type TemplateTextsProps = {
  category: TemplateCategory
  words: TemplateWords
  own: TemplateSetting['own_fields']
  onChange: (part: Partial<TemplateWords>) => void
}

/** The words of a template in one language, in the order they are printed, around the block that is the product's. */
export function TemplateTexts({ category, words, own, onChange }: TemplateTextsProps) {
  const { say } = useLanguage()
  const { hasTitle, isPriced } = templateParts[category]
  const conditions = useBlockConditions(documentSubjectOf(category), own, askableFieldsOf(category))
  const menu = (insert: (text: string) => void) => (
    <FieldMenu moment={{}} fields={documentFieldsOf(category)} own={own} words={organisationWords} onChoose={insert} />
  )
  const text = (name: 'opening' | 'closing', help: string) => (
    <Input.Wrapper label={say(e[name])} labelElement="div" description={help}>
      <Suspense fallback={<Loading lines={5} height={264} />}>
        <RichEditor
          name={name}
          label={say(e[name])}
          value={words[name]}
          onChange={(written) => onChange({ [name]: (written as RichText | null) ?? emptyText })}
          grows
          tools={menu}
          conditions={conditions}
        />
      </Suspense>
    </Input.Wrapper>
  )
  const line = (name: 'title' | 'header' | 'footer', most: number, help: string) => (
    <Group align="flex-end" gap="xs">
      <TextInput
        flex="1 1 260px"
        label={say(name === 'title' ? e.titleField : e[name])}
        description={help}
        maxLength={most}
        value={words[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
      <Box mb={{ base: 0, sm: 26 }}>{menu((field) => onChange({ [name]: `${words[name]}${field}`.slice(0, most) }))}</Box>
    </Group>
  )
  return (
    <>
      {line('header', 200, say(e.headerHelp))}
      {hasTitle ? line('title', 120, say(isPriced ? e.titleAboveHelp : e.titleHelp)) : null}
      {text('opening', say(isPriced ? e.openingPricedHelp : e.openingHelp))}
      <Panel p="sm">
        <Group gap="xs" wrap="nowrap">
          <IconLock size={18} aria-hidden style={{ flexShrink: 0 }} />
          <Text size="sm">
            <Text span fw={600} inherit>
              {say(e.locked)}
            </Text>
            {' – '}
            {say(e.lockedHelp)}
          </Text>
        </Group>
      </Panel>
      {text('closing', say(e.closingHelp))}
      {line('footer', 240, say(e.footerHelp))}
    </>
  )
}
