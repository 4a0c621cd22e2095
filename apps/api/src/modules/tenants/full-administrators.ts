import type { Locale } from '@kxo/domain/kernel/sentence'
import type { Queries } from '../../platform/database/tenancy.ts'
import { accounts } from './dependencies.ts'

/** Administrators without restriction who may sign in, as those a mail is written to. */
export const fullAdministrators = (db: Queries) =>
  db
    .selectFrom('users')
    .select(['id as user_id', 'mail', 'first_name', 'last_name', 'language'])
    .where('is_admin', '=', true)
    .where('is_restricted', '=', 0)
    .where('status', '=', accounts().active)
    .orderBy('id')
    .$narrowType<{ language: Locale }>()
