import type { TemplateSetting } from '@kxo/domain/templates/contract'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { Select } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'

type IssuerSelectProps = { issuers: TemplateSetting['issuers']; value: number | null; onChange: (id: number | null) => void }

/** The issuer a template is for, or all of them; nothing to choose where there is one. */
export function IssuerSelect({ issuers, value, onChange }: IssuerSelectProps) {
  const { say } = useLanguage()
  if (issuers.length < 2 && value === null) return null
  return (
    <Select
      label={say(w.issuer)}
      allowDeselect={false}
      value={value === null ? '' : String(value)}
      data={[{ value: '', label: say(w.everyIssuer) }, ...issuers.map(({ id, name }) => ({ value: String(id), label: name }))]}
      onChange={(id) => onChange(id ? Number(id) : null)}
    />
  )
}
