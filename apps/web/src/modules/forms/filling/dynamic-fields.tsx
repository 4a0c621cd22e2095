import type { DrawnField } from '@kxo/domain/forms/inputs/field'
import { inLanguage } from '@kxo/domain/forms/inputs/in-language'
import { type Answers, shownFields } from '@kxo/domain/forms/rules'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { FormSection } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DynamicField } from './dynamic-field.tsx'

type DynamicFieldsProps = {
  fields: readonly DrawnField[]
  isAdmin: boolean
  /** Which of them have their place here; the others only decide what is shown. */
  drawn?: (field: DrawnField) => boolean
  /** Where the form around keeps the answers, beside values of its own. */
  under?: string
  /** The language it is read in; the reader’s unless said. */
  language?: keyof Sentence
}

/** More than a screen holds: what is further down is drawn right after, without holding anything back. */
const drawnAtOnce = 40

/** The questions to ask given the answers so far, under their rubrics; to place inside a `<Form>`. */
export function DynamicFields({ fields, isAdmin, drawn = () => true, under, language }: DynamicFieldsProps) {
  const { locale } = useLanguage()
  const placed = (name: string): string => (under === undefined ? name : `${under}.${name}`)
  // Only the answers that decide what is shown are followed: a key in any other draws one question again, not all of them.
  const deciders = useMemo(() => [...new Set(fields.flatMap(({ shown_when }) => shown_when?.field ?? []))], [fields])
  const decided = useWatch({ name: deciders.map(placed), exact: true }) as (string | undefined)[]
  const answers: Answers = Object.fromEntries(deciders.map((name, at) => [name, decided[at]]))
  const read = useMemo(
    () => new Map(fields.map((field) => [field.name, inLanguage(field, language ?? locale)])),
    [fields, language, locale],
  )
  const shown = shownFields(fields, answers)
    .filter(drawn)
    .flatMap(({ name }) => read.get(name) ?? [])
    .slice(0, useDeferredValue(fields.length, drawnAtOnce))
  const sections = [...new Set(shown.map(({ section }) => section))]
  return sections.map((section) => {
    const questions = shown
      .filter((field) => field.section === section)
      .map((field) => (
        <DynamicField
          key={field.name}
          field={field}
          name={placed(field.name)}
          disabled={field.is_locked === true || (field.is_for_admins && !isAdmin)}
        />
      ))
    return section === '' ? (
      questions
    ) : (
      <FormSection key={section} title={section}>
        {questions}
      </FormSection>
    )
  })
}
