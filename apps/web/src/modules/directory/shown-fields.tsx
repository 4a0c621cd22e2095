import { type DirectoryField, directoryFieldLabels } from '@kxo/domain/directory/field'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { useField } from '../../ui/fields/use-field.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import style from './directory.module.css'

/** The fields a person ticks, each shown or not. */
export function ShownFields({ offered, disabled }: { offered: readonly DirectoryField[]; disabled: boolean }) {
  const { say } = useLanguage()
  const { value, change } = useField({ name: 'fields', label: w.shown })
  const fields = (value ?? []) as readonly DirectoryField[] // the form’s own list
  return (
    <fieldset className={style['fields']} disabled={disabled}>
      <legend>{say(w.shown)}</legend>
      <p className={style['muted']}>{say(w.shownHelp)}</p>
      {offered.map((field) => (
        <label key={field} className={style['tick']}>
          <input
            type="checkbox"
            checked={fields.includes(field)}
            onChange={(event) => change(event.currentTarget.checked ? [...fields, field] : fields.filter((other) => other !== field))}
          />
          <span>{say(directoryFieldLabels[field])}</span>
        </label>
      ))}
    </fieldset>
  )
}
