import { isBlankSection, type PresentationSection } from '@kxo/domain/events/presentation/presentation'
import { presentationWords as p, sectionExamples, sectionHelps, sectionWords } from '@kxo/domain/events/presentation/presentation-words'
import { exampleDocument } from '@kxo/domain/events/presentation/section-example'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { Box } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { RichTextField } from '../../../ui/fields/rich-text-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { addPicture } from '../api.ts'

type SectionFieldProps = { name: PresentationSection; event_id: number; disabled: boolean }

/** A section of the presentation; one still blank may start from an example. */
export function SectionField({ name, event_id, disabled }: SectionFieldProps) {
  const { say } = useLanguage()
  const { watch, setValue } = useFormContext()
  const isBlank = isBlankSection(watch(name) as RichText | null)
  const start = (): void => setValue(name, exampleDocument(say(sectionExamples[name])), { shouldDirty: true, shouldValidate: true })
  return (
    <Box>
      <RichTextField
        name={name}
        label={sectionWords[name]}
        help={sectionHelps[name]}
        disabled={disabled}
        keepPicture={(file) => addPicture(event_id, file)}
      />
      {isBlank && !disabled ? (
        <Button variant="subtle" size="sm" onClick={start} aria-label={`${say(p.example)}, ${say(sectionWords[name])}`}>
          {say(p.example)}
        </Button>
      ) : null}
    </Box>
  )
}
