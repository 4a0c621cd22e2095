import type { IcuMessage } from '@kxo/domain/kernel/icu'

let formatter: typeof IcuMessage | null = null

/** The formatter of plurals, once it was downloaded. */
export const icuFormatter = (): typeof IcuMessage | null => formatter

export const provideIcu = (downloaded: typeof IcuMessage): void => {
  formatter = downloaded
}
