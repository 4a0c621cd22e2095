import { versionWords as v } from '@kxo/domain/mailing/templates/version-words'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type VersionReasonProps = Pick<TextInputProps, 'flex' | 'mt'> & { value: string; onChange: (reason: string) => void }

/** Why a version is written, as its author says it. */
export function VersionReason({ onChange, ...field }: VersionReasonProps) {
  const { say } = useLanguage()
  return (
    <TextInput
      {...field}
      label={say(v.reason)}
      placeholder={say(v.reasonExample)}
      maxLength={200}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
