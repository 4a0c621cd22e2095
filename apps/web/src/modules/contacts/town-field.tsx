import { contactWords as w } from '@kxo/domain/contacts/words'
import { validationWords } from '@kxo/domain/kernel/validation-words'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useViewer } from '../../app/viewer.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { FieldProps } from '../../ui/fields/use-field.ts'
import { useLanguage } from '../../ui/language.tsx'
import { townsQuery } from './api.ts'
import style from './contacts.module.css'

type TownFieldProps = Omit<FieldProps, 'name' | 'label'> & {
  name?: string
  /** Field of the postal code typed beside it. */
  code?: string
}

/** The town, proposed from the postal code typed beside it. */
export function TownField({ name = 'town', code: codeName = 'code_postal', disabled = false, ...field }: TownFieldProps) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const { watch, setValue } = useFormContext()
  const code = String(watch(codeName) ?? '').trim()
  const town = String(watch(name) ?? '').trim()
  const { data } = useQuery(townsQuery(tenant.name, disabled ? '' : code))
  const others = (data ?? []).filter((known) => known !== town)
  return (
    <div className={style['townField']}>
      <TextField
        name={name}
        label={w.town}
        autoComplete="address-level2"
        disabled={disabled}
        {...field}
        {...(data?.length === 0 && town === '' ? { help: validationWords.noTown } : {})}
      />
      {others.length > 0 ? (
        <div className={style['towns']} role="group" aria-label={say(w.townsKnown)}>
          {others.slice(0, 6).map((known) => (
            <button
              key={known}
              type="button"
              className={style['town']}
              onClick={() => setValue(name, known, { shouldDirty: true, shouldValidate: true })}
            >
              {known}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
