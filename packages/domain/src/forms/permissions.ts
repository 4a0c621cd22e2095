import { isAdministrator, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'

const isEditor: Predicate = (actor) => isAdministrator(actor) && actor.profile !== 'CNS' && actor.profile !== 'REC'

export const may = {
  /** Forms group of the menu: administrators, restricted ones included, not consultants nor recruiters. */
  readForms: isEditor,
  writeForms: ((actor) => isEditor(actor) && mayWriteAsAdministrator(actor)) satisfies Predicate,
}
