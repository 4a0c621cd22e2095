import { isAboutEvent } from '@kxo/domain/mailing/merge-fields'
import type { FieldValue } from '@kxo/domain/mailing/merging/field-formats'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import type { Context } from '../../../platform/context.ts'
import { mailingDependencies } from '../dependencies.ts'

type Of = { user_id: number | null; event_id: number | null }

/** The tenant's own fields a template of a moment may call: of the records it is about. */
export const ownFieldsOf = async (context: Context, moment: Pick<Moment, 'merge' | 'about'>) =>
  ((await mailingDependencies().ownFields?.list(context)) ?? []).filter(
    ({ key }) => isAboutEvent(moment) || !/^(event|registration)\./.test(key),
  )

/** What they say, when a text calls one. */
export const ownValues = async (
  context: Context,
  text: object | undefined,
  of: Of,
  locale: 'fr' | 'en',
): Promise<Record<string, FieldValue>> =>
  text && JSON.stringify(text).includes('.own.') ? ((await mailingDependencies().ownFields?.read(context, of, locale)) ?? {}) : {}
