import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { visitor } from '@kxo/domain/kernel/actor'
import type { Language } from '@kxo/domain/kernel/language'
import { type Locale, locales } from '@kxo/domain/kernel/sentence'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Services } from '../context.ts'
import { withTenant } from '../database/tenancy.ts'
import { dependencies } from '../dependencies.ts'
import { languageOf } from '../language.ts'
import type { Tenant } from '../tenant-directory.ts'
import type { Jobs } from '../work/jobs.ts'
import { builtWeb } from './built-web.ts'
import { type FrameAncestors, frame } from './framing.ts'
import { contextOf } from './request-context.ts'
import { notedLocale, requestedLocale } from './request-input.ts'

const { renderer } = builtWeb

/** The address of a page as a visitor asks it. */
export type PageRequest = {
  params: Readonly<Record<string, string>>
  path: string
  search: URLSearchParams
  /** Fields of the form that was sent, when one was. */
  form?: URLSearchParams
  /** Opened in a tab of its own, not in a frame nor by a program. */
  isWholeTab: boolean
  /** Asked ahead of a reader, who may never come: a browser that prepares what may be opened, a program that looks whether it is there. */
  isAhead?: boolean
}
/** What is answered: something the web's own module writes as a page, another address, or a file. */
export type PageAnswer =
  | { page: unknown; status: 200 | 403 | 404 }
  | { redirect: string; status: 301 | 302 }
  | { content_type: string; body: string }
/** A page the server writes whole, for visitors: it needs no script and knows no session. */
export type ServerPage = {
  pattern: string
  read: (context: Context, request: PageRequest) => Promise<PageAnswer>
  /** Whether to read it writes. */
  writes?: true
  /** Answered even for a tenant that is suspended: what a person may always do. */
  whileSuspended?: true
  /** The language of a page nobody reads alone, unless its address names one; without it, that of whoever is signed in on the browser, else the browser's. */
  localeOf?: (tenant: Tenant) => Locale | undefined
  /** What its form does: the page that follows is answered in its place. */
  act?: (context: Context, request: PageRequest) => Promise<PageAnswer>
}
export type UnavailablePage = (context: Context, request: PageRequest, reason: 'suspended' | 'unknownSpace') => PageAnswer

declare module '../dependencies.ts' {
  interface Dependencies {
    pages: {
      /** Pages the server writes whole. */
      written: readonly ServerPage[]
      /** What is written instead of a page of a space that is suspended, or that does not exist. */
      unavailable: UnavailablePage
    }
  }
}

type Render = (page: unknown, language: Language) => string
type Server = { services: Services; jobs: Jobs; defaultClient: string; framersOf: FrameAncestors }

/** Serves the pages the modules hand over, written by the module the web builds for it. */
export async function servePages(app: FastifyInstance, server: Server): Promise<void> {
  // Without a build of the web there is nothing to write pages with.
  if (!existsSync(renderer)) return
  const { renderPage } = (await import(pathToFileURL(renderer).href)) as { renderPage: Render }
  for (const { pattern, read, act, writes, whileSuspended, localeOf } of dependencies().pages.written) {
    const answering = (work: ServerPage['read'], readOnly: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
      const answered = await answer(server, work, request, {
        readOnly,
        ...(whileSuspended && { whileSuspended }),
        ...(localeOf && { localeOf }),
      })
      await frame(reply, request, server.framersOf)
      return send(reply, answered, (content) => renderPage(content, request.language))
    }
    app.get(pattern, answering(read, !writes))
    if (act) app.post(pattern, answering(act, false))
  }
}

type Answering = { readOnly: boolean } & Pick<ServerPage, 'whileSuspended' | 'localeOf'>
async function answer(server: Server, work: ServerPage['read'], request: FastifyRequest, how: Answering): Promise<PageAnswer> {
  const pageRequest = requestOf(request)
  const { client } = pageRequest.params
  const named = client === undefined ? undefined : await server.services.tenants.find(client)
  const tenant = named ?? (await server.services.tenants.find(server.defaultClient))
  if (!tenant) throw new Error(`the space ${server.defaultClient} is missing`)
  const locale = namedLocale(pageRequest) ?? how.localeOf?.(tenant) ?? notedLocale(request) ?? requestedLocale(request)
  request.language = languageOf(locale, tenant)
  return withTenant(
    server.services.database,
    tenant.id,
    (transaction) => {
      const context = contextOf(server, request, tenant, visitor(tenant.id), transaction)
      const { unavailable } = dependencies().pages
      if (client !== undefined && !named) return Promise.resolve(unavailable(context, pageRequest, 'unknownSpace'))
      if (tenant.is_suspended && !how.whileSuspended) return Promise.resolve(unavailable(context, pageRequest, 'suspended'))
      return work(context, pageRequest)
    },
    { readOnly: how.readOnly },
  )
}

/** Texts alone: a form sends nothing else. */
const formOf = (body: unknown): [string, string][] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
    : []

function requestOf(request: FastifyRequest): PageRequest {
  const at = request.url.indexOf('?')
  const path = at === -1 ? request.url : request.url.slice(0, at)
  return {
    params: request.params as Record<string, string>,
    path,
    form: new URLSearchParams(formOf(request.body)),
    search: new URLSearchParams(at === -1 ? '' : request.url.slice(at + 1)),
    isWholeTab: request.headers['sec-fetch-dest'] === 'document',
    isAhead: request.method === 'HEAD' || [request.headers['sec-purpose'], request.headers['purpose']].join(' ').includes('prefetch'),
  }
}

const namedLocale = ({ search }: PageRequest): Locale | undefined => locales.find((locale) => locale === search.get('lang'))

function send(reply: FastifyReply, answered: PageAnswer, render: (page: unknown) => string): FastifyReply {
  reply.header('vary', 'accept-language, cookie')
  if ('redirect' in answered) return reply.redirect(answered.redirect, answered.status)
  if ('body' in answered) return reply.type(answered.content_type).send(answered.body)
  return reply.code(answered.status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(render(answered.page))
}
