import { consultsStandardMenu, isAdministrator, isFullAdministrator, type Predicate } from '../kernel/permissions.ts'

export const may = {
  /** The yearly return: full administrators, and those who only read. */
  readReturn: ((actor) => isFullAdministrator(actor) || (isAdministrator(actor) && actor.restriction === 'readOnly')) satisfies Predicate,
  writeReturn: isFullAdministrator satisfies Predicate,
  /** Reports trainers write after their sessions. */
  readReports: consultsStandardMenu satisfies Predicate,
}
