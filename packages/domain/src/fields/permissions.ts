import type { Actor } from '../kernel/actor.ts'
import { consultsStandardMenu, isAdministrator, isFullAdministrator, type Predicate } from '../kernel/permissions.ts'
import type { Audience } from './layout/tab.ts'

/** Customisation group of the menu: the unrestricted administrator, neither consultants nor recruiters. */
const customises: Predicate = (actor) => isFullAdministrator(actor) && actor.profile !== 'CNS' && actor.profile !== 'REC'

const isAmong = (actor: Actor, audience: readonly Audience[]): boolean =>
  audience.length === 0 ||
  (actor.profile !== null && audience.includes(actor.profile)) ||
  (actor.is_partner && audience.includes('partner'))

/** What a person may do with one record: answered by the module that owns it. */
export type RecordRights = { read: boolean; write: boolean }

type OnRecord = RecordRights & { tab: { visible_to: readonly Audience[]; editable_by: readonly Audience[] } | null }

export const may = {
  customise: customises,
  /** The columns fields make of the lists of the standard menu. */
  readColumns: consultsStandardMenu satisfies Predicate,
  /** Fields of a tab are for the profiles it names; administrators see every tab. */
  readFieldsIn: ((actor, { read, tab }) =>
    read && (tab === null || isAdministrator(actor) || isAmong(actor, tab.visible_to))) satisfies Predicate<OnRecord>,
  writeFieldsIn: ((actor, { write, tab }) =>
    write &&
    (tab === null ||
      isAdministrator(actor) ||
      (isAmong(actor, tab.visible_to) && isAmong(actor, tab.editable_by)))) satisfies Predicate<OnRecord>,
}
