import type { MergeValues } from '@kxo/domain/kernel/language'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { locales } from '@kxo/domain/kernel/sentence'
import type { NotificationType } from '@kxo/domain/tasks/contract'
import type { Telling } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import { languageOf } from '../../../platform/language.ts'

/** Kinds of news open pages hear: they read again what they show. */
export const liveNews = { tasks: 'tasks', notifications: 'notifications' } as const

type NewNotification = { to: number; type: NotificationType; label: Sentence; values?: MergeValues; task_id?: number; path?: string }

/** Writes what a person is told in the header, in the transaction of the change it tells, and wakes their open pages. */
export async function notify(context: Telling, { to, type, label, values, task_id, path }: NewNotification): Promise<void> {
  const said = Object.fromEntries(locales.map((locale) => [locale, languageOf(locale, context.tenant).say(label, values)]))
  await context.db
    .insertInto('notifications')
    .values({ user_id: to, type, label: JSON.stringify(said), task_id: task_id ?? null, path: path ?? null, created_at: context.now })
    .execute()
  await publish(context, { to: [to], kind: liveNews.notifications })
}
