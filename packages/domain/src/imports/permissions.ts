import { isFullAdministrator } from '../kernel/permissions.ts'

export const may = {
  /** Bring in files, follow them, read their reports (ADM0). */
  import: isFullAdministrator,
}
