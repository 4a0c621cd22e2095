import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from './database/database.ts'

const sameText = (received: string, expected: string): boolean =>
  timingSafeEqual(createHash('sha256').update(received).digest(), createHash('sha256').update(expected).digest())

/** `/healthz` (the process lives), `/readyz` (the database answers), `/metrics` (Prometheus text, to whoever bears the token; nobody without one). */
export function observe(app: FastifyInstance, database: Database, metricsToken: string | undefined): void {
  const registry = new Registry()
  // The delay of the event loop is sampled by a timer: each hundredth of a second, it is half of what a program at rest costs.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 500 })
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers of status 500 and above',
    labelNames: ['route'],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc({ route })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    try {
      await database.pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === undefined || !sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return reply.callNotFound()
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}
