import type { registrationList } from '@kxo/domain/registrations/list'
import type { Cells } from '../../../ui/table/columns-of.tsx'

/** Who is registered, in every list of registrations. */
export const registrationCells: Cells<typeof registrationList> = { last_name: (row) => `${row.last_name} ${row.first_name}` }
