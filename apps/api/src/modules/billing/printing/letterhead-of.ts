import { billWords } from '@kxo/domain/billing/words'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { Context } from '../../../platform/context.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { settingsOf } from '../../tenants/index.ts'
import type { InvoiceDocument, InvoiceKind } from './invoice-document.ts'
import { addressLines, type BillLabels } from './priced-print.ts'

/** What a paper is called with its number. */
export const titleOf = (labels: BillLabels, kind: InvoiceKind | 'quote', number: string): string => `${labels[kind]} ${number}`

export const logoName = 'logo.png'

/** What stands around a priced paper: who issues it, with its identifiers. */
export function letterheadOf(
  { tenant }: Context,
  document: Pick<InvoiceDocument, 'seller' | 'number'> & { kind: InvoiceKind | 'quote' },
  labels: BillLabels,
  locale: Locale,
  hasLogo: boolean,
): Letterhead {
  const { seller } = document
  const identity = [
    seller.name,
    seller.legal_mention,
    seller.siren && `${labels.siren} ${seller.siren}`,
    seller.vat_number && `${labels.vat_number} ${seller.vat_number}`,
  ]
  return {
    locale,
    title: titleOf(labels, document.kind, document.number),
    reference: document.number,
    color: settingsOf(tenant).colours.primary_color,
    issuer: { name: seller.name, lines: addressLines(seller.address), logo: hasLogo ? logoName : null },
    legal: [identity.filter(Boolean).join(' – ')],
    page_word: locale === 'fr' ? billWords.page.fr : billWords.page.en,
    watermark: null,
  }
}
