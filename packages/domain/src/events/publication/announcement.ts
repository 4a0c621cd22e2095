import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** Who hears of an event when it goes online for the first time. */
export const announcement = catalogue({
  nobody: { code: 0, label: { fr: 'Personne', en: 'Nobody' } },
  followers: { code: 1, label: { fr: 'Les personnes qui suivent par une alerte', en: 'People who follow with an alert' } },
  everyone: { code: 2, label: { fr: 'Toutes les personnes qui peuvent entrer', en: 'Everyone who may enter' } },
})
export type Announcement = KeyOf<typeof announcement>

/** How many each would reach; `is_on`: the tenant sends its message of new events. */
export type Reach = { followers: number; everyone: number; is_on: boolean }

/** How many people an announcement reaches: alerts leave whether the message of new events is on or not. */
export const reachOf = (chosen: Announcement, { followers, everyone, is_on }: Reach): number =>
  chosen === 'nobody' ? 0 : chosen === 'followers' || !is_on ? followers : everyone
