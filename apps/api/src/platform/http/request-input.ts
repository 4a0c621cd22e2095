import type { Endpoint, Schema } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { unprintableIn } from '@kxo/domain/kernel/printable'
import { type Locale, languageCookie, locales } from '@kxo/domain/kernel/sentence'
import { issuesOf } from '@kxo/domain/kernel/validation'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

/** What an endpoint reads of a request, by its schemas. @throws 404 for an address that cannot be, 422 naming the fields */
export function decoded(endpoint: Endpoint, request: FastifyRequest, body: unknown): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const read = (part: 'params' | 'query' | 'body', schema: Schema | undefined, value: unknown): void => {
    if (schema) input[part] = readBy(schema, value ?? {}, part === 'params' ? () => refuse(kernelErrors.notFound) : undefined)
  }
  read('params', endpoint.params, request.params)
  read('query', endpoint.query, request.query)
  read('body', endpoint.body, body)
  return input
}

const refuseIssues = (issues: readonly object[]): never => refuse(kernelErrors.invalid, {}, issues as never) // keys of any module

/** What a schema reads of a value, whoever wrote it. @throws 422 naming the fields, unless `otherwise` refuses it in its own way */
export function readBy<S extends Schema>(
  schema: S,
  value: unknown,
  otherwise: (issues: readonly object[]) => never = refuseIssues,
): z.output<S> {
  const result = z.safeDecode(schema, value as never) // anything may be sent
  if (!result.success) return otherwise(issuesOf(result.error).map(({ field, key, values }) => ({ field, message: key, values })))
  // What cannot be printed is refused at the door, whatever the field: in a name it would stop invoices and sealed sheets later.
  const unprintable = unprintableIn(result.data)
  return unprintable.length === 0 ? result.data : otherwise(unprintable.map((field) => ({ field, message: 'unprintable' })))
}

/** The language the caller's headers ask for; undefined leaves it to the person's own. */
export function requestedLocale(request: FastifyRequest): Locale | undefined {
  const preferred = String(request.headers['accept-language'] ?? '')
    .slice(0, 2)
    .toLowerCase()
  return locales.find((locale) => locale === preferred)
}

/** The language the web application left in this browser: of whoever is signed in, or chosen there. */
export function notedLocale(request: FastifyRequest): Locale | undefined {
  const noted = String(request.headers.cookie ?? '').split(/; */)
  return locales.find((locale) => noted.includes(`${languageCookie}=${locale}`))
}
