import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { tracesContract } from '@kxo/domain/traces/contract'
import { authorize } from '../../platform/context.ts'
import { routes } from '../../platform/serve.ts'
import { trace } from './trace.ts'

export const tracesRoutes = routes(tracesContract, {
  trace: async (context, { body }) => {
    authorize(isSignedIn(context.actor))
    await trace(context, { action: `screen:${body.action}`, info: body.info, event_id: body.event })
    return { done: true as const }
  },
  alertError: async (context, { body }) => {
    await trace(context, {
      action: 'screen-error',
      info: `${body.page} ${body.function ?? ''} ${body.error}`.slice(0, 4000),
      event_id: body.event_id,
    })
    return { done: true as const }
  },
  frontLog: async (context, { body }) => {
    await trace(context, { action: 'screen-log', info: `${body.page} ${body.message}`.slice(0, 4000) })
    return { done: true as const }
  },
})
