import { lineOfCode } from '@kxo/domain/bpf/line-code'
import { adminReturn } from '@kxo/domain/bpf/paths'
import * as z from 'zod/mini'
import { aNumber, oneOf, textThat } from '../../ui/navigation/address-schema.ts'

/** The tab that is open, the return that is read, the line whose rows are listed. */
export const returnAddress = z.object({
  tab: oneOf(['return', 'reports']),
  year: textThat((text) => /^20\d\d$/.test(text)),
  entity: aNumber,
  line: textThat((text) => lineOfCode(text) !== undefined),
})

/** Which return: of the exercise to prepare now, of the default body, unless the address says others. */
export type ReturnScope = { year: string | undefined; entity: string | undefined }

/** The address of a return. */
export function returnAt(scope: ReturnScope): string {
  const query = new URLSearchParams(Object.entries(scope).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  return query.size === 0 ? adminReturn() : `${adminReturn()}?${query}`
}
