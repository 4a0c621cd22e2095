import type { Morph } from '../fields/morph.ts'

/** What can be brought in. */
export const importKinds = ['contacts', 'companies', 'events', 'registrations'] as const
export type ImportKind = (typeof importKinds)[number]

/** Whose native fields the columns of a kind are, so that they bear the names the tenant gave them. */
export const morphOf = { contacts: 'User', companies: 'Company', events: 'Event', registrations: 'User' } as const satisfies Record<
  ImportKind,
  Morph
>

/** Lines a file of a kind may have: events are written hundreds at a time, the others one by one. */
export const mostLines: Record<ImportKind, number> = { contacts: 20_000, companies: 20_000, events: 100_000, registrations: 20_000 }

/** Kinds whose import may write to the people it adds. */
export const writesToPeople = (kind: ImportKind): boolean => kind === 'contacts' || kind === 'registrations'
