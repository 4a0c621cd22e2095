import { joinValues, splitValues } from '@kxo/domain/forms/answers/multi-values'
import { formsWords as w } from '@kxo/domain/forms/words'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../forms.module.css'
import type { DynamicFieldProps } from './dynamic-field.tsx'

/** A list of texts, one a line; kept joined. */
export function TextListField({ field, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const [typed, setRows] = useState<string[]>(() => [...splitValues(text), ''])
  // An answer from elsewhere takes the place of the lines; those typed here are the answer itself.
  const rows = joinValues(typed) === text ? typed : [...splitValues(text), '']
  const lay = (next: string[]): void => {
    setRows(next)
    change(joinValues(next))
  }
  const isFull = field.maximum !== null && rows.length >= field.maximum
  return (
    <fieldset className={style['group']}>
      <legend className={style['legend']}>
        {input.label}
        {input.withAsterisk ? <span className={style['asterisk']}> *</span> : null}
      </legend>
      {rows.map((row, index) => (
        // Rows have no other identity than their rank.
        <span key={index} className={style['row']}>
          <input
            ref={index === 0 ? input.ref : undefined}
            className={style['cell']}
            aria-label={say(w.row, { n: index + 1 })}
            value={row}
            disabled={input.disabled}
            onBlur={input.onBlur}
            onChange={(event) => lay(rows.map((kept, at) => (at === index ? event.currentTarget.value : kept)))}
          />
          {rows.length > 1 ? (
            <Button
              variant="subtle"
              size="sm"
              aria-label={say(w.removeRow, { n: index + 1 })}
              onClick={() => lay(rows.filter((_, at) => at !== index))}
            >
              ×
            </Button>
          ) : null}
        </span>
      ))}
      <span>
        <Button variant="default" size="sm" disabled={input.disabled || isFull} onClick={() => setRows([...rows, ''])}>
          {say(w.addRow)}
        </Button>
      </span>
      {input.description ? <p className={style['muted']}>{input.description}</p> : null}
      {input.error ? <p className={style['error']}>{input.error}</p> : null}
    </fieldset>
  )
}
