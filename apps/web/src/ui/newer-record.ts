import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-values.ts'

type Held = UseFormReturn<FormValues, unknown, FormValues>

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** Fields whose values differ from one to the other. */
export const differing = (from: FormValues, to: FormValues): string[] => Object.keys(to).filter((name) => differ(from[name], to[name]))

/** The form begins from other values; what was typed stays as typed. */
export function layUnder(form: Held, values: FormValues, typed: readonly string[]): void {
  const kept = typed.map((name) => [name, form.getValues(name)] as const)
  form.reset(values)
  for (const [name, value] of kept) form.setValue(name, value, { shouldDirty: true })
}

/**
 * Follows a record by its version: a newer one is laid under what is being typed. When both changed the same field, the form
 * keeps the version it read, so that saving tells the conflict. The answer is to be called once this form itself saved.
 */
export function useNewerRecord(form: Held, values: FormValues): () => void {
  const known = useRef(values['version'])
  const isOwn = useRef(false)
  useEffect(() => {
    if (values['version'] === known.current) return
    const read = form.formState.defaultValues ?? {}
    const typed = differing(read, form.getValues())
    const moved = differing(read, values)
    if (!isOwn.current && typed.some((name) => moved.includes(name))) return
    known.current = values['version']
    isOwn.current = false
    layUnder(form, values, typed)
  })
  return () => {
    isOwn.current = true
  }
}
