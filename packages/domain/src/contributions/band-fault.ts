import type { ProductErrorKind } from '../kernel/errors.ts'
import { type BandFault, boundsText } from './bands.ts'
import { contributionsErrors } from './errors.ts'

/** What a fault of bands is called, and the bands it names. */
export function refusalOfBands(fault: BandFault, andMore: string): { error: ProductErrorKind; values: Readonly<Record<string, string>> } {
  switch (fault.fault) {
    case 'none':
      return { error: contributionsErrors.noBand, values: {} }
    case 'overlap':
      return {
        error: contributionsErrors.bandsOverlap,
        values: { first: boundsText(fault.first, andMore), second: boundsText(fault.second, andMore) },
      }
    case 'missing':
      return { error: contributionsErrors.bandMissing, values: { missing: boundsText(fault.missing, andMore) } }
    case 'backwards':
      return { error: contributionsErrors.bandBackwards, values: { band: `${fault.band.from}–${fault.band.to}` } }
  }
}
