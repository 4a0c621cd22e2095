import type { BulkSet } from '@kxo/domain/events/bulk/bulk-acts'
import { onboarding } from '@kxo/domain/events/nature'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql, type Updateable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Events } from '../../../platform/database-types.ts'
import { shifted } from '../ending/moved-slots.ts'
import type { ChosenEvent } from './choose-events.ts'

/** What a change names: people, themes, entities and regions by their number. */
export type Named = Readonly<Record<'users' | 'themes' | 'entities' | 'regions', ReadonlyMap<number, string>>>

const numbers = (...ids: (number | null | undefined)[]): number[] => ids.filter((id) => typeof id === 'number')

/** The names of what events hold and would hold. */
export async function namesIn(db: Queries, set: BulkSet, events: readonly ChosenEvent[] = []): Promise<Named> {
  const read = async (table: keyof Named, ids: readonly number[]) => {
    const name = table === 'users' ? sql<string>`first_name || ' ' || last_name` : sql<string>`name`
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom(table)
            .select(['id', name.as('name')])
            .where('id', 'in', ids)
            .execute()
    return new Map(rows.map((row) => [row.id, row.name]))
  }
  const before = events.map(({ stored }) => stored)
  return {
    users: await read('users', numbers(set.responsible_id, ...before.map(({ responsible_id }) => responsible_id))),
    themes: await read('themes', numbers(set.theme_added, set.theme_removed)),
    entities: await read('entities', numbers(set.entity_id, ...before.map(({ entity_id }) => entity_id))),
    regions: await read('regions', numbers(set.region_id, ...before.map(({ region_id }) => region_id))),
  }
}

/** @throws 422 when nothing is given, 404 for what there is not */
export async function checkSet({ db }: Context, set: BulkSet): Promise<void> {
  if (Object.values(set).every((value) => value === undefined)) refuse(kernelErrors.invalid, {}, [{ field: 'set', message: 'required' }])
  const named = await namesIn(db, set)
  const isKnown = (among: ReadonlyMap<number, string>, id: number | null | undefined) => id === undefined || id === null || among.has(id)
  const { users, themes, entities, regions } = named
  const all =
    isKnown(users, set.responsible_id) &&
    isKnown(themes, set.theme_added) &&
    isKnown(themes, set.theme_removed) &&
    isKnown(entities, set.entity_id) &&
    isKnown(regions, set.region_id)
  if (!all) refuse(kernelErrors.notFound)
}

/** Columns of an event as a change would write them, whether or not they change. */
function columnsOf({ stored }: ChosenEvent, set: BulkSet): Updateable<Events> {
  const { responsible_id, entity_id, region_id, is_displayed_first, modality, limit_days } = set
  const limit = typeof limit_days === 'number' && stored.start_date ? shifted(stored.start_date, -limit_days, stored.time_zone) : null
  return {
    ...(responsible_id !== undefined && { responsible_id }),
    ...(entity_id !== undefined && { entity_id }),
    ...(region_id !== undefined && { region_id }),
    ...(is_displayed_first !== undefined && { is_displayed_first }),
    ...(modality !== undefined && {
      is_online: modality === 'online',
      is_asynchronous: modality === 'asynchronous',
      meeting_url: modality === 'online' ? stored.meeting_url : null,
    }),
    ...(set.onboarding !== undefined && { onboarding: onboarding.codeOf(set.onboarding) }),
    ...(limit_days !== undefined && { limit_date: limit }),
  }
}

const themesOf = ({ stored }: ChosenEvent): string[] => stored.themes.map(({ name }) => name)
function themesAfter(event: ChosenEvent, { theme_added, theme_removed }: BulkSet, named: Named): string[] {
  const removed = named.themes.get(theme_removed ?? 0)
  const added = named.themes.get(theme_added ?? 0)
  const remaining = themesOf(event).filter((name) => name !== removed)
  return added === undefined || remaining.includes(added) ? remaining : [...remaining, added]
}

export type Change = Record<string, unknown>
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What a change writes of an event, by column, beside what is there; `themes` are names. Empty when it holds all of it already. */
export function changeOf(event: ChosenEvent, set: BulkSet, named: Named): { before: Change; after: Change } {
  const changed: Change = { ...columnsOf(event, set), themes: themesAfter(event, set, named) }
  const stored: Change = { ...event.stored, themes: themesOf(event) }
  const names = Object.keys(changed).filter((name) => !isSame(changed[name], stored[name]))
  const only = (values: Change): Change => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { before: only(stored), after: only(changed) }
}
