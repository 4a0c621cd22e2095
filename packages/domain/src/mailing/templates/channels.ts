import { type Moment, mayRing } from '../moments/moment.ts'
import { mayPush } from '../push/push-moments.ts'

/** By what a message reaches people. */
export const channels = ['mail', 'bell', 'push', 'sms'] as const
export type Channel = (typeof channels)[number]

type Means = { by_mail: boolean; by_bell: boolean; by_push: boolean; hasPush: boolean; hasSms: boolean }
/** The channels a message takes as it is set, in a tenant that has push and a text message written for it, or not. */
export const channelsOf = (moment: Moment, { by_mail, by_bell, by_push, hasPush, hasSms }: Means): Channel[] => {
  const takes: Record<Channel, boolean> = {
    mail: by_mail,
    bell: mayRing(moment) && by_bell,
    push: hasPush && mayPush(moment) && by_push,
    sms: hasSms,
  }
  return channels.filter((channel) => takes[channel])
}
