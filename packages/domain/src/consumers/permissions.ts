import { isFullAdministrator, type Predicate } from '../kernel/permissions.ts'

export const may = {
  /** Those a declaration is told to: what consumers write of themselves and of their reasons goes no further. */
  readEndings: isFullAdministrator satisfies Predicate,
}
