import type IntlMessageFormat from 'intl-messageformat'

type Format = typeof IntlMessageFormat
let format: Format | null = null

/** Hands the real formatter, once it is there. */
export const provideIcu = (given: Format): void => {
  format = given
}

/**
 * Stands for `intl-messageformat` in the built web (vite.config.ts): the login needs no plural, so it does not download them.
 * A sentence that comes first makes its part wait, as any lazy part does.
 */
export default class IcuLater {
  constructor(...given: ConstructorParameters<Format>) {
    if (!format) throw import('./icu-now.ts')
    // biome-ignore lint: the real object takes the place of this one
    return new format(...given) as never
  }
}
