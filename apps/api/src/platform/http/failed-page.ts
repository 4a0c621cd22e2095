import type { Locale } from '@kxo/domain/kernel/sentence'
import { xml } from '../tables/xml.ts'

/** What a page that could not be written says, whatever failed: it needs no style, no script and no database. `reference` is what support asks. */
export const failedPage = (locale: Locale, message: string, reference: string): string =>
  `<!doctype html>${
    xml`<html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/><title>${message}</title></head><body><main><h1>${message}</h1>${reference ? xml`<p><small>${reference}</small></p>` : null}</main></body></html>`
      .xml
  }`
