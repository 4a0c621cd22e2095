import { isFullAdministrator } from '../kernel/permissions.ts'

export const may = {
  /** Bring in files, follow them, read their reports (screens #29: ADM0). */
  import: isFullAdministrator,
}
