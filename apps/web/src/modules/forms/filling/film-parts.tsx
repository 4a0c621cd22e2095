import { formsWords as w } from '@kxo/domain/forms/words'
import { integerFromText } from '@kxo/domain/kernel/decimals'
import { Text, TextInput } from '@mantine/core'
import { FormRow } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Named = { name: string; rank: number | null }
type FilmPartsProps = Named & { label: string; disabled: boolean; onChange: (next: Named) => void }

/** Name and rank of a film: without them it is not taken. */
export function FilmParts({ name, rank, label, disabled, onChange }: FilmPartsProps) {
  const { say } = useLanguage()
  return (
    <>
      <Text mb={6} fz="sm" fw={550}>
        {label}
      </Text>
      <FormRow>
        <TextInput
          label={say(w.filmName)}
          value={name}
          maxLength={120}
          disabled={disabled}
          onChange={(event) => onChange({ name: event.currentTarget.value, rank })}
        />
        <TextInput
          label={say(w.filmRank)}
          inputMode="numeric"
          value={rank === null ? '' : String(rank)}
          maxLength={4}
          disabled={disabled}
          onChange={(event) => {
            const typed = integerFromText(event.currentTarget.value)
            onChange({ name, rank: typed !== undefined && typed > 0 ? typed : null })
          }}
        />
      </FormRow>
      {disabled || (name.trim() !== '' && rank !== null) ? null : (
        <Text c="dimmed" fz="xs">
          {say(w.filmFirst)}
        </Text>
      )}
    </>
  )
}
