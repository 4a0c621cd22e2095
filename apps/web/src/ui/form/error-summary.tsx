import { useEffect, useRef } from 'react'
import type { FieldError, FieldErrors } from 'react-hook-form'
import { failureOf } from '../feedback/failure.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import style from './form.module.css'
import type { RecordForm } from './record-form.ts'

const isError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && typeof (value as FieldError).type === 'string'

/** Every field in error with its path, in the order of the form. */
export function flattened(errors: FieldErrors, prefix = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key
    if (isError(value)) return [{ name, message: value.message ?? '' }]
    return typeof value === 'object' && value !== null ? flattened(value as FieldErrors, name) : []
  })
}

/** What stops the save: each field with its reason; takes the focus after a refused submit. */
export function ErrorSummary({ form, labels }: { form: RecordForm; labels: ReadonlyMap<string, string> }) {
  const { say } = useLanguage()
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = form.formState
  const failure = form.failure ? failureOf(form.failure) : null
  const drawn = [...labels.keys()]
  const items = submitCount > 0 ? flattened(errors).sort((a, b) => drawn.indexOf(a.name) - drawn.indexOf(b.name)) : []
  const shown = items.length > 0 || failure !== null

  // Only a submit moves the focus, never a correction under way.
  useEffect(() => {
    if (submitCount > 0) box.current?.focus()
  }, [submitCount, form.failure])

  if (!shown) return null
  const title = items.some(({ name }) => name !== 'root') ? uiWords.saveFailed : (failure?.sentence ?? uiWords.saveFailed)
  const goTo = (name: string): void => {
    const field = box.current
      ?.closest('form')
      ?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type="hidden"]), [data-field="${CSS.escape(name)}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }
  return (
    <div ref={box} className={style['summary']} role="alert" tabIndex={-1}>
      <p className={style['summaryTitle']}>{text(title)}</p>
      {items.length > 0 ? (
        <ul className={style['summaryList']}>
          {items.map(({ name, message }) => (
            <li key={name}>
              {labels.has(name) ? (
                <button type="button" className={style['summaryLink']} onClick={() => goTo(name)}>
                  {say(uiWords.fieldError, { field: labels.get(name) ?? name, message })}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {failure?.correlation_id ? <p className={style['summaryNote']}>{say(uiWords.correlation, { id: failure.correlation_id })}</p> : null}
    </div>
  )
}
