import { joinValues, splitValues } from '@kxo/domain/forms/multi-values'
import { formsWords as w } from '@kxo/domain/forms/words'
import { dayInZone, formatDate, instantInZone, parseFrenchDateTime, timeInZone } from '@kxo/domain/kernel/dates'
import { documentOf, writtenDocument } from '@kxo/domain/kernel/rich-text'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { RichText } from '../../ui/display/rich-text.tsx'
import { Loading } from '../../ui/feedback/states.tsx'
import { Input } from '../../ui/fields/input.tsx'
import { InputFrame } from '../../ui/fields/input-frame.tsx'
import { useField } from '../../ui/fields/use-field.ts'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { AskedProps } from './dynamic-field.tsx'
import style from './forms.module.css'

const RichEditor = lazy(() => import('../../ui/editor/rich-editor.tsx'))
const editorHeight = 264

/** Formatted text, kept as the text of its JSON document. */
export function WrittenDocumentField(props: Omit<AskedProps, 'field'>) {
  const { text, change, input } = useField(props)
  // As the editor wrote it: rebuilt, it would seem to come from elsewhere and take the place of what is typed.
  const written = useMemo<unknown>(() => (text === '' ? '' : writtenDocument(text) ? JSON.parse(text) : documentOf(text)), [text])
  return (
    <InputFrame name={input.name} label={input.label} spoken={input.spoken} help={input.help} error={input.error} asterisk={input.asterisk}>
      {() => (
        <Suspense fallback={<Loading lines={5} height={editorHeight} />}>
          <RichEditor
            name={input.name}
            label={input.spoken}
            value={written}
            onChange={(document) => change(document ? JSON.stringify(document) : '')}
            onBlur={input.onBlur}
            disabled={input.disabled}
          />
        </Suspense>
      )}
    </InputFrame>
  )
}

/** A number, comma or point as typed, kept with a point. */
export function WrittenNumberField({ field: _, ...props }: AskedProps) {
  const { text, change, input } = useField(props)
  const { locale } = useLanguage()
  return (
    <Input
      {...input}
      inputMode="decimal"
      value={locale === 'fr' ? text.replace('.', ',') : text}
      onChange={(event) => change(event.currentTarget.value.replace(/\s/g, '').replace(',', '.'))}
    />
  )
}

/** Day and hour, kept as an instant of the tenant's zone. */
export function MomentField({ field: _, ...props }: AskedProps) {
  const { value, change, input } = useField(props)
  const { zone } = useLanguage()
  const typed = useTyped<string>(value, change, input.onBlur, {
    read: (text) => (Number.isNaN(Date.parse(text)) || !/T/.test(text) ? parseFrenchDateTime(text, zone)?.toISOString() : text),
    write: (text) => {
      const instant = new Date(text)
      return `${formatDate(instant, 'fr', { zone })} ${timeInZone(instantInZone(dayInZone(instant, zone), timeInZone(instant, zone), zone), zone)}`
    },
  })
  return <Input {...input} {...typed} />
}

/** Several choices, ticked; kept joined. */
export function SeveralField({ field, ...props }: AskedProps) {
  const { text, change, input } = useField(props)
  const id = useId()
  const chosen = splitValues(text)
  const toggle = (option: string, on: boolean): void =>
    change(joinValues(field.options.filter((one) => (one === option ? on : chosen.includes(one)))))
  return (
    <fieldset className={style['group']} data-field-frame={input.name} data-label={input.spoken} aria-describedby={id}>
      <legend className={style['legend']}>
        {input.label}
        {input.asterisk ? <span className={style['asterisk']}> *</span> : null}
      </legend>
      {field.options.map((option, index) => (
        <label key={option} className={style['tick']}>
          <input
            ref={index === 0 ? input.ref : undefined}
            type="checkbox"
            checked={chosen.includes(option)}
            disabled={input.disabled}
            onBlur={input.onBlur}
            onChange={(event) => toggle(option, event.currentTarget.checked)}
          />
          {option}
        </label>
      ))}
      <Notes id={id} help={input.help} error={input.error} />
    </fieldset>
  )
}

const Notes = ({ id, help, error }: { id: string; help: string | undefined; error: string | undefined }) => (
  <div id={id}>
    {help ? <p className={style['muted']}>{help}</p> : null}
    {error ? <p className={style['error']}>{error}</p> : null}
  </div>
)

/** A box to tick; conditions and programmes open on the click: "Accepter" keeps the tick, "Fermer" unticks. */
export function TickField({ field, ...props }: AskedProps) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const id = useId()
  const [reading, setReading] = useState(false)
  const hasText = field.input_type !== 'checkbox' && Boolean(field.terms)
  const answer = (accepted: boolean): void => {
    change(accepted ? 'true' : '')
    setReading(false)
  }
  return (
    <div className={style['group']} data-field-frame={input.name} data-label={input.spoken}>
      <label className={style['tick']}>
        <input
          ref={input.ref}
          type="checkbox"
          name={input.name}
          checked={text === 'true'}
          disabled={input.disabled}
          aria-describedby={id}
          aria-invalid={input.error ? true : undefined}
          onBlur={input.onBlur}
          onChange={(event) => {
            change(event.currentTarget.checked ? 'true' : '')
            if (hasText && event.currentTarget.checked) setReading(true)
          }}
        />
        <span>
          {input.label}
          {input.asterisk ? <span className={style['asterisk']}> *</span> : null}
        </span>
      </label>
      <Notes id={id} help={input.help} error={input.error} />
      {hasText ? (
        <>
          <span>
            <Button variant="subtle" size="sm" onClick={() => setReading(true)}>
              {say(field.input_type === 'terms' ? w.readTerms : w.readProgramme)}
            </Button>
          </span>
          <Dialog
            opened={reading}
            onClose={() => answer(false)}
            title={props.label}
            width={800}
            acts={
              <>
                <Button variant="default" onClick={() => answer(false)}>
                  {say(w.close)}
                </Button>
                <Button onClick={() => answer(true)}>{say(w.accept)}</Button>
              </>
            }
          >
            {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
            <div className={style['terms']} tabIndex={0}>
              <RichText document={documentOf(field.terms ?? '')} />
            </div>
          </Dialog>
        </>
      ) : null}
    </div>
  )
}

/** Stars, by mouse or by the arrows of the keyboard. */
export function StarsField({ field, ...props }: AskedProps) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const max = field.maximum ?? 5
  return (
    <InputFrame name={input.name} label={input.label} spoken={input.spoken} help={input.help} error={input.error} asterisk={input.asterisk}>
      {({ id }) => (
        <span id={id} className={style['stars']} role="radiogroup" aria-label={input.spoken}>
          {Array.from({ length: max }, (_, index) => index + 1).map((star) => (
            <label key={star} className={style['star']} data-on={Number(text) >= star || undefined}>
              <input
                ref={star === 1 ? input.ref : undefined}
                type="radio"
                className="visually-hidden"
                name={input.name}
                checked={Number(text) === star}
                disabled={input.disabled}
                aria-label={say(w.starsOf, { n: star, max })}
                onBlur={input.onBlur}
                onChange={() => change(String(star))}
              />
              <span aria-hidden="true">★</span>
            </label>
          ))}
        </span>
      )}
    </InputFrame>
  )
}
