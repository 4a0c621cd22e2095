import type { BulkAct, BulkSet } from '@kxo/domain/events/bulk/bulk-acts'
import { modalityOf } from '@kxo/domain/events/bulk/bulk-acts'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { modalityWords } from '@kxo/domain/events/catalogue/modality-words'
import { onboarding } from '@kxo/domain/events/nature'
import { formatDate } from '@kxo/domain/kernel/dates'
import { labels } from '@kxo/domain/kernel/labels'
import type { Context } from '../../../platform/context.ts'
import { type Change, changeOf, type Named } from './change-of.ts'
import type { ChosenEvent } from './choose-events.ts'

/** What an event holds of the values a change gives, in words. */
function saidOf({ language: { say, locale } }: Context, values: Change, event: ChosenEvent, set: BulkSet, named: Named): string {
  const at = { ...event.stored, ...values }
  const themes = (values['themes'] as string[] | undefined) ?? event.stored.themes.map(({ name }) => name)
  return [
    set.responsible_id !== undefined && (named.users.get(at.responsible_id ?? 0) ?? say(w.nobody)),
    (set.theme_added ?? set.theme_removed) !== undefined && (themes.join(', ') || say(w.noTheme)),
    set.entity_id !== undefined && (named.entities.get(at.entity_id ?? 0) ?? say(w.noEntity)),
    set.region_id !== undefined && (named.regions.get(at.region_id ?? 0) ?? say(w.regionOfPlace)),
    set.modality !== undefined && say(modalityWords[modalityOf(at)]),
    set.onboarding !== undefined && say(onboarding.labelOf(onboarding.keyOf(at.onboarding))),
    set.is_displayed_first !== undefined && say(at.is_displayed_first ? labels.yes : labels.no),
    set.limit_days !== undefined && (at.limit_date ? formatDate(at.limit_date, locale, { zone: at.time_zone }) : say(w.untilStart)),
  ]
    .filter((text) => text !== false)
    .join(' · ')
}

type PreviewedAct = { act: BulkAct; set: BulkSet; named: Named }

/** An event before and after an act, as its reader says it. */
export function beforeAndAfter(context: Context, event: ChosenEvent, { act, set, named }: PreviewedAct): { before: string; after: string } {
  const { say } = context.language
  if (act === 'publish') return { before: say(w.offline), after: say(w.online) }
  if (act === 'unpublish') return { before: say(w.online), after: say(w.offline) }
  if (act === 'archive') return { before: say(w.notArchived), after: say(w.archived) }
  const { before, after } = changeOf(event, set, named)
  return { before: saidOf(context, before, event, set, named), after: saidOf(context, after, event, set, named) }
}
