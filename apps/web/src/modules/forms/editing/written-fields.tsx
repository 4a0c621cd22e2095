import { joinValues, splitValues } from '@kxo/domain/forms/answers/multi-values'
import { formsWords as w } from '@kxo/domain/forms/words'
import { documentOf, writtenDocument } from '@kxo/domain/kernel/rich-text'
import { Box, Flex, Input, Stack, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { RichText } from '../../../ui/display/rich-text.tsx'
import { CheckboxGroup, TickBox } from '../../../ui/fields/checkbox-field.tsx'
import { TypedInstant } from '../../../ui/fields/date-field.tsx'
import { EditorField } from '../../../ui/fields/rich-text-field.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { DynamicFieldProps } from '../filling/dynamic-field-props.ts'
import style from '../forms.module.css'

/** Formatted text, stored as the text of its JSON document. */
export function WrittenDocumentField(props: Omit<DynamicFieldProps, 'field'>) {
  const { text, change, input } = useField(props)
  // As the editor wrote it: rebuilt, it would seem to come from elsewhere and take the place of what is typed.
  const written = useMemo<unknown>(() => (text === '' ? '' : writtenDocument(text) ? JSON.parse(text) : documentOf(text)), [text])
  return <EditorField input={input} value={written} onChange={(document) => change(document ? JSON.stringify(document) : '')} />
}

/** A number, comma or point as typed, stored with a point. */
export function WrittenNumberField({ field: _, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  const { locale } = useLanguage()
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      value={locale === 'fr' ? text.replace('.', ',') : text}
      onChange={(event) => change(event.currentTarget.value.replace(/\s/g, '').replace(',', '.'))}
    />
  )
}

/** Day and hour, stored as the text of an instant. */
export function MomentField({ field: _, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  return (
    <TypedInstant
      input={input}
      value={/T/.test(text) ? new Date(text) : null}
      onAnswer={(answer) => change(answer instanceof Date ? answer.toISOString() : (answer ?? ''))}
    />
  )
}

/** Several choices, ticked; stored joined. */
export function SeveralField({ field, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  return (
    <CheckboxGroup
      input={input}
      options={field.options.map((value, rank) => ({ value, label: field.option_labels?.[rank] ?? value }))}
      value={splitValues(text)}
      onChange={(chosen) => change(joinValues(chosen))}
    />
  )
}

/** A box to tick; conditions and programmes open on the click: "Accepter" keeps the tick, "Fermer" unticks. */
export function TickField({ field, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const [reading, setReading] = useState(false)
  const hasText = field.input_type !== 'checkbox' && Boolean(field.terms)
  const answer = (accepted: boolean): void => {
    change(accepted ? 'true' : '')
    setReading(false)
  }
  return (
    <Stack gap="xs" miw={0} bd={0}>
      <TickBox
        input={input}
        checked={text === 'true'}
        onChange={(checked) => {
          change(checked ? 'true' : '')
          if (hasText && checked) setReading(true)
        }}
      />
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
            cancel={w.close}
            acts={<Button onClick={() => answer(true)}>{say(w.accept)}</Button>}
          >
            <Box mah="50vh" className="pre-line" style={{ overflow: 'auto' }} tabIndex={0}>
              <RichText document={documentOf(field.terms ?? '')} />
            </Box>
          </Dialog>
        </>
      ) : null}
    </Stack>
  )
}

/** Stars, by mouse or by the arrows of the keyboard. */
export function StarsField({ field, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const max = field.maximum ?? 5
  return (
    <Input.Wrapper
      label={input.label}
      labelElement="div"
      description={input.description}
      error={input.error}
      withAsterisk={input.withAsterisk}
      {...input.wrapperProps}
    >
      <Flex component="span" display="inline-flex" gap={2} role="radiogroup" aria-label={input.label}>
        {Array.from({ length: max }, (_, index) => index + 1).map((star) => (
          <Box
            component="label"
            key={star}
            miw={32}
            c={Number(text) >= star ? 'orange' : 'var(--k-control)'}
            fz={24}
            lh={1.3}
            ta="center"
            className={style['star']}
          >
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
          </Box>
        ))}
      </Flex>
    </Input.Wrapper>
  )
}
