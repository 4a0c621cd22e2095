import type { UpcomingMail } from '@kxo/domain/mailing/upcoming-contract'

export type ComingMails = { moment: string; due_at: Date; n: number; stopped: number }

/** The coming mails of one event, those of one message at one time together, in the order they leave. */
export function comingByMoment(mails: readonly Pick<UpcomingMail, 'moment' | 'due_at' | 'is_suspended'>[]): ComingMails[] {
  const groups = Map.groupBy(mails, ({ moment, due_at }) => `${due_at.getTime()} ${moment}`)
  return [...groups.values()].map((group) => ({
    moment: group[0]!.moment,
    due_at: group[0]!.due_at,
    n: group.length,
    stopped: group.filter(({ is_suspended }) => is_suspended).length,
  }))
}
