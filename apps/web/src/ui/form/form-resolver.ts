import { toNestErrors } from '@hookform/resolvers'
import type { Schema } from '@kxo/domain/kernel/contract'
import type { Language } from '@kxo/domain/kernel/language'
import { issuesOf, sayIssue } from '@kxo/domain/kernel/validation'
import type { FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { type FormValues, withoutBlanks } from './form-values.ts'

const isBlank = (value: unknown): boolean => value === ''

/** Checks a form with the endpoint's own schema, in the sense it is sent: domain values to wire. */
export const checkedBy =
  (schema: Schema, language: Language): Resolver<FormValues, unknown, FormValues> =>
  (values, _context, options) => {
    const clean = withoutBlanks(schema, values)
    const result = z.safeEncode(schema, clean as z.output<Schema>)
    if (result.success) return { values: clean, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of issuesOf(result.error)) {
      // What is left blank is only required: that it is no number either teaches nothing.
      const key = isBlank(clean[issue.field]) ? 'required' : issue.key
      errors[issue.field || 'root'] ??= { type: key, message: sayIssue(language, { ...issue, key }) }
    }
    return { values: {}, errors: toNestErrors(errors as FieldErrors<FormValues>, options as never) as never } // by the library's own two types of errors
  }
