import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { kernelErrors, ProductError, type ProductErrorKind } from '@kxo/domain/kernel/errors'
import { type Language, makeLanguage } from '@kxo/domain/kernel/language'
import { defaultLocale, locales } from '@kxo/domain/kernel/sentence'
import { sayIssue } from '@kxo/domain/kernel/validation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DatabaseRefusals, refusalOf } from '../database/database-refusals.ts'
import { failedPage } from './failed-page.ts'

/** What the HTTP layer itself refuses, by its error code. */
const transportRefusals: Readonly<Record<string, ProductErrorKind>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: kernelErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: kernelErrors.wrongType,
  FST_ERR_CTP_EMPTY_JSON_BODY: kernelErrors.unreadable,
  FST_ERR_CTP_INVALID_JSON_BODY: kernelErrors.unreadable,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: kernelErrors.unreadable,
  FST_INVALID_MULTIPART_CONTENT_TYPE: kernelErrors.wrongType,
  FST_REQ_FILE_TOO_LARGE: kernelErrors.tooLarge,
  FST_PARTS_LIMIT: kernelErrors.tooLarge,
  FST_FILES_LIMIT: kernelErrors.tooLarge,
  FST_FIELDS_LIMIT: kernelErrors.tooLarge,
  FST_PROTO_VIOLATION: kernelErrors.unreadable,
  FST_ERR_BAD_URL: kernelErrors.notFound,
  FST_ERR_MAX_PARAM_LENGTH: kernelErrors.notFound,
  ERR_HTTP_REQUEST_TIMEOUT: kernelErrors.tooSlow,
  HPE_HEADER_OVERFLOW: kernelErrors.headersTooLarge,
}

/** Answers every failure alike: status, `{ code, message, details }`, in the caller's language, no internals. */
export function answerErrors(app: FastifyInstance, own: DatabaseRefusals): void {
  app.setErrorHandler(async (error: Failed, request, reply) => answerError(error, own, request, reply))
  app.setNotFoundHandler(async (request, reply) => {
    const language = languageFor(request)
    return reply.code(404).send({ code: kernelErrors.notFound.code, message: language.say(kernelErrors.notFound) })
  })
}

/** What fails before any route is looked for. */
export const answerFrameworkError = (error: Failed, request: FastifyRequest, reply: FastifyReply): void =>
  void answerError(error, {}, request, reply)

function answerError(error: Failed, own: DatabaseRefusals, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const product = error instanceof ProductError ? error : productErrorOf(error, own)
  const language = languageFor(request)
  const { kind, values, details } = product
  if (kind.http >= 500) request.log.error({ err: error }, 'failed')
  if (kind.http === 503) reply.header('retry-after', '5')
  if (isPageRequest(request))
    return reply
      .code(kind.http)
      .header('content-type', 'text/html; charset=utf-8')
      .send(failedPage(language.locale, language.say(kind, values), kind.http >= 500 ? request.id : ''))
  return reply
    .code(kind.http)
    .header('content-type', 'application/json; charset=utf-8')
    .send({
      code: kind.code,
      message: language.say(kind, values),
      // A key of any module.
      ...(details && { details: details.map((issue) => ({ field: issue.field, message: sayIssue(language, issue as never) })) }),
      ...(kind.http >= 500 && { correlation_id: request.id }),
    })
}

/** What is no HTTP, or came too slowly: there is no request to speak the language of. */
export function answerClientError(error: Failed, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { http, code, ...sentence } = kindOf({ ...error, code: error.code, statusCode: 400 }, {})
  const body = JSON.stringify({ code, message: plain[defaultLocale]!.say(sentence) })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${http} ${STATUS_CODES[http]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  socket.destroySoon()
}

/** Whether somebody waits for a page before a browser, and no program for an answer of the API. */
const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && String(headers.accept ?? '').includes('text/html')

type Failed = { code?: string; statusCode?: number }

/** The refusal of too many requests counts them over one minute. */
const productErrorOf = (error: Failed, own: DatabaseRefusals): ProductError =>
  error.statusCode === 429 ? new ProductError(kernelErrors.tooMany, { minutes: 1 }) : new ProductError(kindOf(error, own))

function kindOf(error: Failed, own: DatabaseRefusals): ProductErrorKind {
  const refused = transportRefusals[error.code ?? ''] ?? refusalOf(error, own)
  if (refused) return refused
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return kernelErrors.unreadable
  return kernelErrors.unexpected
}

const plain = Object.fromEntries(locales.map((locale) => [locale, makeLanguage({ locale, glossary: {} })])) as Record<string, Language>

const languageFor = (request: FastifyRequest): Language =>
  request.language ?? plain[String(request.headers['accept-language'] ?? '').slice(0, 2)] ?? (plain[defaultLocale] as Language)
