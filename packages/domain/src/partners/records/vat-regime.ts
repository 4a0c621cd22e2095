import { catalogue } from '../../kernel/catalogue.ts'

/** How a partner stands towards VAT. */
export const vatRegime = catalogue({
  subject: { code: 1, label: { fr: 'Assujetti à la TVA', en: 'Charges VAT' } },
  franchise: {
    code: 2,
    label: { fr: 'Franchise en base (art. 293 B du CGI)', en: 'Below the VAT threshold (art. 293 B of the French tax code)' },
  },
  exempt: { code: 3, label: { fr: 'Exonéré (art. 261, 4, 4° a du CGI)', en: 'Exempt (art. 261, 4, 4° a of the French tax code)' } },
})
