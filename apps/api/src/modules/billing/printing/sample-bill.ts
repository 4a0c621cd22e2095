import { fileURLToPath } from 'node:url'
import { billPrintWords, paymentTermWords } from '@kxo/domain/billing/bill-legal'
import type { entityContract } from '@kxo/domain/billing/entity-contract'
import { entityWords } from '@kxo/domain/billing/entity-words'
import { addDays, dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { drawnDocument } from '../../../platform/pdf/render-document.ts'
import { spokenWords } from '../../../platform/pdf/spoken-words.ts'
import { readFile } from '../../documents/index.ts'
import { unfilledModel } from '../../templates/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { sellerOf } from '../drafts/buyer-of.ts'
import { billValues } from '../dressing/own-values.ts'
import { authorizeEntities } from '../entities/list-entities.ts'
import { columnsOf } from '../entities/write-entity.ts'
import { type EntityRecord, findEntity } from '../queries.ts'
import { invoiceDocument } from './invoice-document.ts'
import { invoicePrint } from './invoice-print.ts'
import { letterheadOf, logoName } from './letterhead-of.ts'
import { notesOf } from './printed-of.ts'

const template = fileURLToPath(new URL('./invoice.typ', import.meta.url))
const blank = { logo_file_id: null, activity_number: null, activity_region: null, mediator: '', bill_footer: '', iban: null, bic: null }

/** One line at a price that shows the issuer's VAT, to a buyer who is nobody. */
export function sampleDocument(context: Context, entity: EntityRecord) {
  const { say } = context.language
  const today = dayInZone(context.now, defaultZone)
  const vat = entity.is_vat_franchise ? { vat_rate: 0, vat_reason: 'franchise' as const } : { vat_rate: 2000, vat_reason: null }
  const name = say(entityWords.sampleBuyer)
  return invoiceDocument({
    kind: 'invoice',
    number: say(entityWords.sampleNumber),
    issue_date: today,
    due_date: addDays(today, 30),
    payments: [],
    operation: 'services',
    seller: sellerOf(entity),
    buyer: {
      name,
      legal_mention: null,
      siren: null,
      siret: null,
      vat_number: null,
      address: { lines: ['1 rue de l’Exemple'], postal_code: '75001', city: 'Paris', country_code: 'FR', country: 'France' },
      electronic_address: null,
    },
    lines: [
      {
        name: say(entityWords.sampleLine),
        description: null,
        unit: 'unit',
        quantity: 10_000,
        unit_price: unitPriceOf(100_000),
        discount: 0,
        discount_type: 'percent',
        ...vat,
      },
    ],
    discount: null,
    service: { start: today, end: today },
    purchase_order: null,
    contract_reference: null,
    notes: notesOf({ note: '', day: today }, entity, context.language),
    deposits: [],
    rounding: 0,
    preceding: [],
    delivery_address: null,
    vat_due: entity.vat_due === 'invoice' ? 'invoice' : 'payment',
    terms: {
      recovery_fee: say(paymentTermWords.recovery_fee),
      late_penalty: say(paymentTermWords.late_penalty),
      early_discount: say(paymentTermWords.early_discount),
    },
    bank: entity.iban ? { iban: entity.iban, bic: entity.bic, reference: say(entityWords.sampleNumber) } : null,
  })
}

/** A bill as this issuer would print it: marked as a sample, numbered by nothing, drawn once the transaction is over and kept nowhere. */
export const sampleBill: Verb<typeof entityContract.sampleBill> = async (context, { body }) => {
  authorizeEntities(context)
  const { db, tenant, language, now } = context
  const { id, iban, ...fields } = body
  const known = id ? await findEntity(db, id) : undefined
  const typed = { ...columnsOf(fields, { bill: 'FA', credit: 'AV' }), iban: iban ?? known?.iban ?? null }
  const entity = {
    ...blank,
    legal_form: '',
    share_capital: '',
    registry: '',
    legal_name: '',
    country: 'FR',
    ...known,
    ...typed,
  } as EntityRecord // what a row has and the form does not is not printed
  const document = sampleDocument(context, { ...entity, qualiopi: typed.qualiopi === null ? null : JSON.parse(typed.qualiopi) })
  const labels = spokenWords(billPrintWords, language)
  const fill = await unfilledModel(context, { category: 'bill', entity_id: known?.id ?? null, subject: null, language })
  const model = fill?.(billValues({ document, locale: language.locale, labels }))
  const ownLogo = entity.logo_file_id ?? settingsOf(tenant).logo_file_id
  const logoId = model?.logo_file_id === null ? null : ownLogo
  const images: Record<string, Uint8Array> = logoId === null ? {} : { [logoName]: (await readFile(context, logoId)).bytes }
  const letterhead = {
    ...letterheadOf(context, document, labels, language.locale, logoId !== null),
    watermark: language.say(entityWords.sampleMark),
  }
  const print = invoicePrint(document, letterhead, { labels, locale: language.locale })
  const data = { ...print, ...(model && { model: model.print }) }
  return {
    content_type: 'application/pdf',
    name: `${language.say(entityWords.sampleTitle)}.pdf`,
    inline: true,
    body: drawnDocument({ template, data, images, standard: 'a-3b', createdAt: now }),
  }
}
