import type { RecordFieldDraft } from '@kxo/domain/fields/field'
import type { Morph } from '@kxo/domain/fields/morph'
import { type ReadyMade, readyMadeFor } from '@kxo/domain/fields/native/ready-made'
import { type FieldNature, fieldNature } from '@kxo/domain/fields/nature'
import { aggregable } from '@kxo/domain/fields/rules'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { type InputType, inputType } from '@kxo/domain/forms/inputs/input-type'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const examples: Record<InputType, Sentence> = {
  text: w.exampleText,
  number: w.exampleNumber,
  date: w.exampleDate,
  select: w.exampleSelect,
  checkbox: w.exampleCheckbox,
  richText: w.exampleRichText,
  image: w.exampleImage,
  multiSelect: w.exampleMultiSelect,
  terms: w.exampleTerms,
  file: w.exampleFile,
  textList: w.exampleTextList,
  matrix: w.exampleMatrix,
  video: w.exampleVideo,
  stars: w.exampleStars,
  programme: w.exampleProgramme,
  dateTime: w.exampleDateTime,
}
type OtherNature = 'design' | 'guide' | 'preselected' | 'aggregate' | 'setting'
const natures: Record<OtherNature, Sentence> = {
  design: w.exampleDesign,
  guide: w.exampleGuide,
  preselected: w.examplePreselected,
  aggregate: w.exampleAggregate,
  setting: w.exampleSetting,
}

const blank = (input_type: InputType, nature: FieldNature = 'custom'): RecordFieldDraft => ({
  nature,
  input_type,
  name: '',
  label: '',
  label_en: '',
  help: '',
  help_en: '',
  rubric: '',
  tab_id: null,
  is_required: false,
  minimum: null,
  maximum: null,
  digits: null,
  pattern: null,
  is_unique: false,
  options: [],
  terms: null,
  default_value: '',
  formula: null,
  is_for_admins: false,
  shown_when: null,
  purpose: '',
  retention_months: null,
  places: ['record'],
})

/** Every type with an example, what needs no answer, and fields ready to be added. */
export function Gallery({ morph, onChoose }: { morph: Morph; onChoose: (draft: RecordFieldDraft) => void }) {
  const { say, locale } = useLanguage()
  const others = (Object.keys(natures) as OtherNature[]).filter(
    (nature) => (nature !== 'aggregate' || aggregable[morph]) && (nature !== 'setting' || morph === 'Client'),
  )
  const ready = readyMadeFor(morph)
  const draftOf = ({ label, input_type, purpose, options }: ReadyMade): RecordFieldDraft => ({
    ...blank(input_type),
    label: label.fr,
    label_en: label.en,
    purpose: say(purpose),
    options: [...(options?.[locale] ?? [])],
  })
  return (
    <Stack gap="lg">
      <Choices title={w.chooseType}>
        {inputType.keys.map((type) => (
          <Choice key={type} label={inputType.labelOf(type)} example={examples[type]} onChoose={() => onChoose(blank(type))} />
        ))}
      </Choices>
      <Choices title={w.otherNatures}>
        {others.map((nature) => (
          <Choice
            key={nature}
            label={fieldNature.labelOf(nature)}
            example={natures[nature]}
            onChoose={() => onChoose(blank('text', nature))}
          />
        ))}
      </Choices>
      {ready.length > 0 ? (
        <Title order={2} mb="md" fz={18} fw={650}>
          {say(w.readyMade)}
        </Title>
      ) : null}
      {ready.map(({ key, kind, fields }) => (
        <Choices key={key} title={kind} isInner>
          {fields.map((field) => (
            <Choice
              key={field.key}
              label={field.label}
              example={inputType.labelOf(field.input_type)}
              onChoose={() => onChoose(draftOf(field))}
            />
          ))}
        </Choices>
      ))}
    </Stack>
  )
}

function Choices({ title, isInner = false, children }: { title: Sentence; isInner?: boolean; children: ReactNode }) {
  const { say } = useLanguage()
  return (
    <section>
      {isInner ? (
        <Title order={3} mb="sm" c="dimmed" fz="sm">
          {say(title)}
        </Title>
      ) : (
        <Title order={2} mb="md" fz={18} fw={650}>
          {say(title)}
        </Title>
      )}
      <SimpleGrid renderRoot={(root) => <ul {...root} />} minColWidth="min(210px, 100%)" spacing="sm">
        {children}
      </SimpleGrid>
    </section>
  )
}

function Choice({ label, example, onChoose }: { label: Sentence; example: Sentence; onChoose: () => void }) {
  const { say } = useLanguage()
  return (
    <li>
      <Card component="button" w="100%" h="100%" px="md" py={14} radius={12} ta="start" className="hoverable" onClick={onChoose}>
        <Text span fw={600} inherit>
          {say(label)}
        </Text>
        <Text span c="dimmed" fz="xs">
          {say(example)}
        </Text>
      </Card>
    </li>
  )
}
