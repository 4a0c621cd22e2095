import type { Queries } from '../../platform/tenancy.ts'

/** A tenant's own wording of a moment, when it has one. */
export const activeTemplate = (db: Queries, moment: string, language: string) =>
  db
    .selectFrom('mail_templates')
    .select(['subject', 'body'])
    .where('moment', '=', moment)
    .where('language', '=', language)
    .where('is_active', '=', true)
    .executeTakeFirst()
