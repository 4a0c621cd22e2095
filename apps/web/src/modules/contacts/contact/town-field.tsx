import { contactWords as w } from '@kxo/domain/contacts/words'
import { validationWords } from '@kxo/domain/kernel/validation-words'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Proposals } from '../../../ui/form/proposals.tsx'
import type { FieldProps } from '../../../ui/form/use-field.ts'
import { townsQuery } from '../api.ts'

type TownFieldProps = Omit<FieldProps, 'name' | 'label'> & {
  name?: string
  /** Field of the postal code typed beside it. */
  code?: string
}

/** The town, proposed from the postal code typed beside it. */
export function TownField({ name = 'town', code: codeName = 'code_postal', disabled = false, ...field }: TownFieldProps) {
  const { watch, setValue } = useFormContext()
  const code = String(watch(codeName) ?? '').trim()
  const town = String(watch(name) ?? '').trim()
  const { data } = useQuery(townsQuery(disabled ? '' : code))
  const others = (data ?? []).filter((known) => known !== town)
  return (
    <div>
      <TextField
        name={name}
        label={w.town}
        autoComplete="address-level2"
        disabled={disabled}
        {...field}
        {...(data?.length === 0 && town === '' ? { help: validationWords.noTown } : {})}
      />
      <Proposals
        label={w.townsKnown}
        values={others.slice(0, 6)}
        onChoose={(known) => setValue(name, known, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  )
}
