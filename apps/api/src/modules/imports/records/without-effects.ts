import type { Context } from '../../../platform/context.ts'

/** The same context, whose mails, jobs and news go nowhere: for what is done only to be taken back. */
export const withoutEffects = (context: Context): Context => ({
  ...context,
  transaction: { ...context.transaction, afterCommit: () => {} },
  services: { ...context.services, enqueueMail: async () => null },
  enqueue: async () => {},
})
