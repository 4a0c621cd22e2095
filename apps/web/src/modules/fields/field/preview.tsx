import type { RecordFieldDraft } from '@kxo/domain/fields/field'
import { isNeverTyped, isOnlyText } from '@kxo/domain/fields/nature'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import type { DrawnField } from '@kxo/domain/forms/inputs/field'
import { fileTypes } from '@kxo/domain/forms/inputs/input-type'
import { Text, Title } from '@mantine/core'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DynamicForm } from '../../forms/index.ts'

/** A draft as its record will ask it. */
const drawn = (draft: RecordFieldDraft & { id?: number }, rank: number, isEnglish: boolean): DrawnField => ({
  ...draft,
  id: draft.id ?? rank + 1,
  rank,
  section: draft.rubric,
  label: (isEnglish && draft.label_en) || draft.label || '…',
  help: (isEnglish && draft.help_en) || draft.help,
  is_text: isOnlyText(draft.nature),
  // A file given here would really be kept.
  is_locked: isNeverTyped(draft.nature) || fileTypes.includes(draft.input_type),
})

/** The form some fields make, to try: nothing typed is kept. */
export function Preview({ fields }: { fields: readonly (RecordFieldDraft & { id?: number })[] }) {
  const { say, locale } = useLanguage()
  const drawnFields = fields.map((field, rank) => drawn(field, rank, locale === 'en'))
  const answers = Object.fromEntries(fields.map(({ name, default_value }) => [name, default_value]))
  return (
    <Panel component="section" p="lg" gap="md">
      <Title order={2} mb="md" fz={18} fw={650}>
        {say(w.preview)}
      </Title>
      <Text c="dimmed" fz="xs">
        {say(w.previewHelp)}
      </Text>
      <DynamicForm
        key={JSON.stringify(drawnFields)}
        fields={drawnFields}
        answers={answers}
        guards={false}
        save={async () => undefined}
        submit={null}
      />
    </Panel>
  )
}
