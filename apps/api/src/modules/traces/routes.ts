import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { tracesContract } from '@kxo/domain/traces/contract'
import { may } from '@kxo/domain/traces/permissions'
import { authorize } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { throttle, withinThrottle } from '../../platform/http/throttle.ts'
import { trace, traceScreen } from './trace.ts'

export const tracesRoutes = routes(tracesContract, {
  trace: async (context, { body }) => {
    authorize(isSignedIn(context.actor))
    await throttle(context, 'screen')
    // Who acts is the session's person, whatever `by_user` says.
    await traceScreen(context, {
      name: body.action,
      info: body.info,
      event_id: body.event,
      task_id: body.task_id,
      status: body.status,
      ...(body.private !== undefined && may.readTraces(context.actor) && { is_private: body.private }),
      ...(body.user !== undefined &&
        (may.readTraces(context.actor) || body.user === context.actor.user_id) && { subject: 'user', subject_id: body.user }),
    })
    return { done: true as const }
  },
  // What a screen reports is kept for who repairs it; a flood of it is not, and is told nothing.
  alertError: async (context, { body }) => {
    if (!(await withinThrottle(context, 'screen'))) return { done: true as const }
    await trace(context, {
      action: 'screen-error',
      info: [`${body.page} ${body.function ?? ''} ${body.error}`, body.details].filter(Boolean).join('\n').slice(0, 4000),
      event_id: body.event_id,
    })
    return { done: true as const }
  },
  frontLog: async (context, { body }) => {
    if (!(await withinThrottle(context, 'screen'))) return { done: true as const }
    await trace(context, { action: 'screen-log', info: `${body.page} ${body.message}`.slice(0, 4000) })
    return { done: true as const }
  },
})
