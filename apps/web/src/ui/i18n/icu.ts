import type { IcuMessage as Real } from '@kxo/domain/kernel/icu'
import { icuFormatter } from './icu-formatter.ts'

/**
 * Stands for the domain's formatter in the built web (vite.config.ts): the login needs no plural, so it does not download them.
 * A sentence that comes first makes its part wait, as any lazy part does.
 */
export class IcuMessage {
  constructor(...args: ConstructorParameters<typeof Real>) {
    const real = icuFormatter()
    // A promise thrown while drawing is how React waits.
    if (!real) throw import('./icu-now.ts')
    // The real object takes the place of this one.
    return new real(...args) as never // the library's class is read once it has come
  }
}
