import { useId } from 'react'
import { type FieldProps, useField } from '../../ui/fields/use-field.ts'
import { type Said, useText } from '../../ui/i18n/language.tsx'
import style from './tenants.module.css'

type Choice = { value: string; label: Said; help?: Said }

/** Several choices among few, each a box to tick; the value is the list of those ticked, with what it held besides the choices. */
export function ChoicesField({ options, ...props }: FieldProps & { options: readonly Choice[] }) {
  const { value, change, input } = useField(props)
  const text = useText()
  const id = useId()
  const ticked = Array.isArray(value) ? (value as string[]) : []
  const besides = ticked.filter((one) => !options.some((option) => option.value === one))
  return (
    <fieldset className={style['choices']} data-field-frame={input.name} data-label={input.spoken} disabled={input.disabled}>
      <legend className={style['legend']}>{input.label}</legend>
      {options.map((option) => (
        <label key={option.value} className={style['choice']}>
          <input
            type="checkbox"
            checked={ticked.includes(option.value)}
            aria-describedby={option.help ? `${id}-${option.value}` : undefined}
            onChange={(event) =>
              change([
                ...besides,
                ...options
                  .map((one) => one.value)
                  .filter((one) => (one === option.value ? event.currentTarget.checked : ticked.includes(one))),
              ])
            }
          />
          <span>
            {text(option.label)}
            {option.help ? (
              <span id={`${id}-${option.value}`} className={style['choiceHelp']}>
                {text(option.help)}
              </span>
            ) : null}
          </span>
        </label>
      ))}
      {input.error ? <p className={style['error']}>{input.error}</p> : null}
    </fieldset>
  )
}
