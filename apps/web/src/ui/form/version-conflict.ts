import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values.ts'

type AnyForm = UseFormReturn<FormValues, unknown, FormValues>

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** Fields whose values differ from one to the other. */
export const differing = (from: FormValues, to: FormValues): string[] => Object.keys(to).filter((name) => differ(from[name], to[name]))

/** The form begins from other values; what was typed stays as typed. */
export function layUnder(form: AnyForm, values: FormValues, typed: readonly string[]): void {
  const typedValues = typed.map((name) => [name, form.getValues(name)] as const)
  form.reset(values)
  for (const [name, value] of typedValues) form.setValue(name, value, { shouldDirty: true })
}

/** Fields that both this form and someone else changed, until one side is chosen for them; the rest of what was typed stays. */
export type VersionConflict = { fields: readonly string[]; keepMine: () => void; takeTheirs: () => void }

/**
 * Follows a record by its version: a newer one is laid under what is being typed. When both changed the same field, the form
 * keeps the version it read, so that saving tells the conflict, and says the conflict. `saved` is to be called once this form itself saved; `onSettled` is, once a side is chosen.
 */
export function useVersionConflict(
  form: AnyForm,
  values: FormValues,
  versionKey: string,
  onSettled: () => void,
): { saved: () => void; conflict: VersionConflict | null } {
  const known = useRef(values[versionKey])
  const isOwn = useRef(false)
  const [fields, setFields] = useState<readonly string[]>([])
  /** The newer record is the one known, under what was typed but in the fields given up. */
  const take = useCallback(
    (fields: readonly string[]): void => {
      known.current = values[versionKey]
      isOwn.current = false
      const typed = differing(form.formState.defaultValues ?? {}, form.getValues())
      layUnder(
        form,
        values,
        typed.filter((name) => !fields.includes(name)),
      )
      setFields([])
    },
    [form, values, versionKey],
  )
  useEffect(() => {
    if (values[versionKey] === known.current) return
    const read = form.formState.defaultValues ?? {}
    const moved = differing(read, values)
    const both = isOwn.current ? [] : differing(read, form.getValues()).filter((name) => moved.includes(name))
    if (both.length === 0) take([])
    else if (differ(both, fields)) setFields(both)
  }, [form, values, versionKey, fields, take])
  const settle = (fields: readonly string[]) => () => {
    take(fields)
    onSettled()
  }
  return {
    saved: () => {
      isOwn.current = true
    },
    conflict: fields.length === 0 ? null : { fields, keepMine: settle([]), takeTheirs: settle(fields) },
  }
}
