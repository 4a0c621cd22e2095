import type { Endpoint, Schema } from '@kxo/domain/kernel/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Routes } from './serve.ts'
import { serveStaticPage } from './static-page.ts'

const wireSchema = (schema: Schema): Record<string, unknown> => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>
  return json
}

const parametersOf = (place: 'path' | 'query', schema: Schema | undefined): object[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = wireSchema(schema) as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

const operationOf = (tag: string, name: string, endpoint: Endpoint): object => ({
  operationId: `${tag}.${name}`,
  summary: endpoint.summary,
  tags: [tag],
  security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: endpoint.upload
        ? {
            'multipart/form-data': {
              schema: {
                allOf: [wireSchema(endpoint.body), { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }],
              },
            },
          }
        : {
            ...(endpoint.resumable && { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } }),
            'application/x-www-form-urlencoded': { schema: wireSchema(endpoint.body) },
            'application/json': { schema: wireSchema(endpoint.body) },
          },
    },
  }),
  responses: {
    [endpoint.status ?? 200]: {
      description: 'Success',
      content: {
        ...(endpoint.response && { 'application/json': { schema: wireSchema(endpoint.response) } }),
        ...Object.fromEntries((endpoint.streams ?? []).map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
      },
    },
    default: { description: 'Refusal', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
  },
})

/** The OpenAPI 3.1 document of the contracts. */
export function openApiOf(modules: Record<string, Routes[]>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [tag, groups] of Object.entries(modules))
    for (const { contract } of groups)
      for (const [name, endpoint] of Object.entries(contract)) {
        const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
        paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(tag, name, endpoint) }
      }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1',
      description: 'Form-encoded or JSON bodies; money in euros, dates in ISO 8601, statuses as integers.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            details: { type: 'array', items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } } },
            correlation_id: { type: 'string' },
          },
        },
      },
    },
  }
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The same document to be read: one page without script. */
function pageOf(document: object): string {
  const { paths } = document as {
    paths: Record<
      string,
      Record<
        string,
        { summary: string; operationId: string; security: object[]; requestBody?: object; parameters: object[]; responses: object }
      >
    >
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters, requestBody, responses } = operation
      return `<details id="${escape(operation.operationId)}"><summary><code>${method.toUpperCase()}</code> <b>${escape(path)}</b> ${escape(operation.summary)}${operation.security.length ? ' · session' : ''}</summary><pre>${escape(JSON.stringify({ parameters, requestBody, responses }, null, 2))}</pre></details>`
    }),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title><meta name="viewport" content="width=device-width"><style>body{font:15px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}summary{cursor:pointer;padding:.35rem 0}code{background:#eef2f7;padding:.1rem .4rem;border-radius:4px}pre{overflow:auto;background:#f6f8fa;padding:1rem}</style></head><body><h1>API</h1><p><a href="/api/openapi.json">openapi.json</a></p>${operations.join('\n')}</body></html>`
}

export function documentApi(app: FastifyInstance, modules: Record<string, Routes[]>): void {
  let made: object | undefined
  const document = (): object => (made ??= openApiOf(modules))
  serveStaticPage(app, '/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(document()))
  serveStaticPage(app, '/api/docs', 'text/html; charset=utf-8', () => pageOf(document()))
}
