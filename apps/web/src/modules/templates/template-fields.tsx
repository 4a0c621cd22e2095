import type { Locale } from '@kxo/domain/kernel/sentence'
import { templateWords as t } from '@kxo/domain/mailing/template-words'
import { type TemplateCategory, templateParts } from '@kxo/domain/templates/category'
import { emptyWords, marginBounds, type TemplateContent } from '@kxo/domain/templates/content'
import type { TemplateSetting } from '@kxo/domain/templates/contract'
import { templateEditorWords as e } from '@kxo/domain/templates/editor-words'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { Button, Checkbox, Fieldset, Group, NumberInput, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import type { Draft } from './draft.ts'
import { IssuerSelect } from './issuer-select.tsx'
import { TemplateTexts } from './template-texts.tsx'

/** What may be chosen of the signing, by who signs. */
const signingChoices = {
  issuer: [
    ['shows_signature', e.showsSignature],
    ['shows_stamp', e.showsStamp],
  ],
  parties: [
    ['party_first', e.partyFirst],
    ['signs_apart', e.signsApart],
  ],
  client: [
    ['shows_signature', e.showsHand],
    ['shows_stamp', e.showsStampBeside],
    ['signs_apart', e.signsApart],
  ],
} as const

type TemplateFieldsProps = {
  category: TemplateCategory
  draft: Draft
  issuers: TemplateSetting['issuers']
  own: TemplateSetting['own_fields']
  language: Locale
  onLanguage: (language: Locale) => void
  onChange: (part: Partial<Draft>) => void
}

/** A template as it is typed: its name and issuer, its page, its words in French and, if wanted, in English. */
export function TemplateFields({ category, draft, issuers, own, language, onLanguage, onChange }: TemplateFieldsProps) {
  const { say } = useLanguage()
  const { content } = draft
  const { signedBy } = templateParts[category]
  const set = (part: Partial<TemplateContent>): void => onChange({ content: { ...content, ...part } })
  const words = content[language]
  const dropEnglish = async (): Promise<void> => {
    if (!(await confirm({ title: e.dropEnglish, message: e.withoutEnglish, act: e.dropEnglish, tone: 'danger' }))) return
    onLanguage('fr')
    set({ en: null })
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={say(w.name)}
          required
          maxLength={120}
          value={draft.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <IssuerSelect issuers={issuers} value={draft.entity_id} onChange={(entity_id) => onChange({ entity_id })} />
      </SimpleGrid>
      <Fieldset legend={say(e.page)}>
        <Stack gap="sm">
          <Checkbox label={say(e.logo)} checked={content.has_logo} onChange={(event) => set({ has_logo: event.currentTarget.checked })} />
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <Margin label={say(e.side)} of="side" value={content.margin_side} onChange={(margin_side) => set({ margin_side })} />
            <Margin label={say(e.top)} of="top" value={content.margin_top} onChange={(margin_top) => set({ margin_top })} />
            <Margin label={say(e.bottom)} of="bottom" value={content.margin_bottom} onChange={(margin_bottom) => set({ margin_bottom })} />
          </SimpleGrid>
        </Stack>
      </Fieldset>
      {signedBy ? (
        <Fieldset legend={say(e.signing)}>
          <Stack gap="sm">
            {signingChoices[signedBy].map(([of, label]) => (
              <Checkbox
                key={of}
                label={say(label)}
                checked={content[of]}
                onChange={(event) => set({ [of]: event.currentTarget.checked })}
              />
            ))}
          </Stack>
        </Fieldset>
      ) : null}
      <Group justify="space-between">
        <SegmentedControl
          aria-label={say(t.language)}
          value={language}
          onChange={(value) => onLanguage(value === 'en' ? 'en' : 'fr')}
          data={[
            { value: 'fr', label: say(t.french) },
            { value: 'en', label: say(t.english) },
          ]}
        />
        {language === 'en' && words ? (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => void dropEnglish()}>
            {say(e.dropEnglish)}
          </Button>
        ) : null}
      </Group>
      {words ? (
        <TemplateTexts
          key={language}
          category={category}
          words={words}
          own={own}
          onChange={(part) => set({ [language]: { ...words, ...part } })}
        />
      ) : (
        <Stack align="flex-start">
          <Text size="sm">{say(e.withoutEnglish)}</Text>
          <Button variant="default" onClick={() => set({ en: emptyWords })}>
            {say(e.withEnglish)}
          </Button>
        </Stack>
      )}
    </>
  )
}

type MarginProps = { label: string; of: keyof typeof marginBounds; value: number; onChange: (value: number) => void }

function Margin({ label, of, value, onChange }: MarginProps) {
  const [least, most] = marginBounds[of]
  return (
    <NumberInput
      label={label}
      min={least}
      max={most}
      clampBehavior="blur"
      allowDecimal={false}
      allowNegative={false}
      value={value}
      onChange={(typed) => typeof typed === 'number' && onChange(typed)}
    />
  )
}
