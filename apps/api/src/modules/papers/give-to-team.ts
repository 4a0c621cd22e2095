import type { Language } from '@kxo/domain/kernel/language'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import { addTask } from '../tasks/index.ts'
import { ownAdministrators } from '../tenants/index.ts'

type Draft = { label: string; text: string; user_id?: number; event_id?: number | null; todo_date?: Date }

/** Something to do of the first unrestricted administrator of the tenant itself, in their language. @returns its number, null without anybody to give it to */
export async function giveToTeam(context: Context, write: (language: Language) => Draft): Promise<number | null> {
  const first = await ownAdministrators(context).limit(1).executeTakeFirst()
  if (!first) return null
  const { label, ...task } = write(languageOf(first.language, context.tenant))
  return addTask(context, { ...task, label: label.slice(0, 255), todo_user_id: first.user_id })
}
