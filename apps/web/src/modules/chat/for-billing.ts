import { aboutParameter, chat } from '@kxo/domain/chat/paths'
import { may } from '@kxo/domain/chat/permissions'
import { hasFeature } from '../../platform/viewer.ts'
import type { BillingDependencies } from '../billing/index.ts'

/** How the recipient of a quote writes to the team. */
export const chatForBilling: BillingDependencies = {
  writing: (viewer, event) =>
    hasFeature(viewer, 'interactivity') && may.useChat(viewer.actor)
      ? { to: chat(), search: event === null ? {} : { [aboutParameter]: `event-${event}` } }
      : null,
}
