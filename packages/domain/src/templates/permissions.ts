import { isFullAdministrator, type Predicate } from '../kernel/permissions.ts'

export const may = {
  /** The words of the documents of the whole tenant. */
  writeTemplates: isFullAdministrator satisfies Predicate,
}
