import type * as z from 'zod/mini'

/** Any zod schema; never `any`. */
export type Schema = z.core.$ZodType
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call without a full session: `public` needs none, `link` accepts a restricted session too,
 * `session` (the default) needs a full one. Finer rights are the verb's first line.
 */
export type Access = 'public' | 'link' | 'session'

/** What a multipart endpoint accepts: content types found by sniffing, never the declared ones. */
export type Upload = { maxBytes: number; accept: readonly string[] }

/** One wire endpoint. A URL is written in a contract and nowhere else; it always starts and ends with `/`, relative to `/api`. */
export type Endpoint = {
  method: Method
  path: string
  summary: string
  access?: Access
  params?: Schema
  query?: Schema
  body?: Schema
  upload?: Upload
  /** Speaks the resumable upload protocol (tus 1.0): what it is given and what it answers may travel in headers, and bytes as a part. */
  resumable?: true
  /** JSON shape answered; absent for a stream. */
  response?: Schema
  /** Content types a streaming endpoint may answer (a file, an export, server-sent events). */
  streams?: readonly string[]
  /** A successful answer's status when it is not 200. */
  status?: 201 | 202 | 204
  /** Writes are the default for POST, PATCH, DELETE; a POST that only reads says so. */
  reads?: true
  /**
   * What a success of this act makes stale on the screen: first segments of paths (`resourceOf`), none for what only its caller shows.
   * Absent, everything on the screen is read again.
   */
  stale?: readonly string[]
  /** A GET whose legacy path changes something says so, and a POST that reads by writing what it takes back. */
  writes?: true
  /**
   * Calls of the same path compete for one row, or those that name the same line for something scarce of the machine: each process lets a few of
   * them work at a time, in the order they came; those that wait hold no connection.
   */
  inLine?: true | string
  /** Calls one address may make in a minute, when fewer than of everything together. */
  perMinute?: number
  /** Answers even a session held back until its account is in order. */
  whileRestricted?: true
  /** Answers even for a tenant that is suspended: what a person may always do. */
  whileSuspended?: true
  /** The answer holds a token or a code: it is never kept to be answered again. */
  secret?: true
  /** The verb receives the exact bytes of the body beside it, as `raw`: what another service signed. */
  raw?: true
}

/** Names, in place of a multipart body, the file that was sent in parts. */
export const uploadHeader = 'x-upload'

/** Declares one endpoint, keeping its exact type. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

type Parts = 'params' | 'query' | 'body'
type Present<E, K extends string> = K extends keyof E ? (E[K] extends Schema ? K : never) : never
/** What a verb receives and what a caller gives: domain values (keys, cents, dates), never wire codes. */
export type Input<E> = { [K in Parts as Present<E, K>]: z.output<Extract<E[K & keyof E], Schema>> }
/** What a verb answers and what a caller gets. */
export type Output<E> = E extends { response: infer R extends Schema } ? z.output<R> : void

/** The path with its parameters filled in, e.g. `/clients/forma/events/12/`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new Error(`path ${path} lacks ${name}`)
    return encodeURIComponent(String(value))
  })
}

/** What a path is about: its first segment after the tenant's (`/clients/:client/companies/:id/` → `companies`). */
export function resourceOf(path: string): string {
  const segments = path.split('/').filter(Boolean)
  return (segments[0] === 'clients' && segments[1] === ':client' ? segments[2] : segments[0]) ?? 'clients'
}

/** Whether a call changes something: what it answered before is then no longer known to hold. */
export const isWrite = ({ method, reads, writes }: Endpoint): boolean => (method === 'GET' ? writes === true : !reads)
