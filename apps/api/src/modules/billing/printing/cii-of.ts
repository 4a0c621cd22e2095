import { textFromScaled } from '@kxo/domain/kernel/decimals'
import { percentOf, quantityDecimals, unitPriceDecimals } from '@kxo/domain/kernel/money'
import type { VatGroup } from '@kxo/domain/kernel/totals'
import { type VatCategory, vatReason, vatReasonCodes, vatTreatment } from '@kxo/domain/kernel/vat'
import { type Xml, xml } from '../../../platform/tables/xml.ts'
import { brokenRulesOf } from '../drafts/broken-rules-of.ts'
import { type InvoiceDocument, invoiceTypeCodes, isCredit } from './invoice-document.ts'
import type { BillLine, BillParty, PostalAddress } from './priced-document.ts'

const operationLetters = { goods: 'B', services: 'S', mixed: 'M' } as const
const settlementDigits = { unpaid: '1', paid: '2', balance: '4' } as const
const unitCodes = { unit: 'C62', hour: 'HUR', day: 'DAY' } as const
const vatDueCodes = { payment: '72', invoice: '5', delivery: '29' } as const
/** UNTDID 5189: discount. */
const discountCode = '95'
const creditTransfer = '30'

const amount = (cents: number) => textFromScaled(cents, 2)
const trimmed = (scaled: number, decimals: number) => textFromScaled(scaled, decimals).replace(/\.?0+$/, '')
const rate = (basisPoints: number) => trimmed(basisPoints, 2)
const day = (text: string) => xml`<udt:DateTimeString format="102">${text.replaceAll('-', '')}</udt:DateTimeString>`

const note = (content: string, code: string | null = null) =>
  xml`<ram:IncludedNote><ram:Content>${content}</ram:Content>${code && xml`<ram:SubjectCode>${code}</ram:SubjectCode>`}</ram:IncludedNote>`

const address = ({ lines: [one, two, three], postal_code, city, country_code }: PostalAddress) => xml`<ram:PostalTradeAddress>
${postal_code && xml`<ram:PostcodeCode>${postal_code}</ram:PostcodeCode>`}
${one && xml`<ram:LineOne>${one}</ram:LineOne>`}
${two && xml`<ram:LineTwo>${two}</ram:LineTwo>`}
${three && xml`<ram:LineThree>${three}</ram:LineThree>`}
${city && xml`<ram:CityName>${city}</ram:CityName>`}
<ram:CountryID>${country_code}</ram:CountryID>
</ram:PostalTradeAddress>`

const party = (who: BillParty, tax: Xml | null) => xml`${who.siret && xml`<ram:GlobalID schemeID="0009">${who.siret}</ram:GlobalID>`}
<ram:Name>${who.name}</ram:Name>
${who.legal_mention && xml`<ram:Description>${who.legal_mention}</ram:Description>`}
${who.siren && xml`<ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">${who.siren}</ram:ID></ram:SpecifiedLegalOrganization>`}
${address(who.address)}
${
  who.electronic_address &&
  xml`<ram:URIUniversalCommunication><ram:URIID schemeID="${who.electronic_address.scheme}">${who.electronic_address.value}</ram:URIID></ram:URIUniversalCommunication>`
}
${tax}`

const registration = (scheme: 'VA' | 'FC', number: string | null) =>
  number === null ? null : xml`<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">${number}</ram:ID></ram:SpecifiedTaxRegistration>`

/** Out of scope, no VAT number may appear (BR-O-02); without one the SIREN stands as tax registration (BT-32). */
const sellerRegistration = ({ seller, totals }: InvoiceDocument) =>
  totals.groups.some((group) => group.category === 'O') || seller.vat_number === null
    ? registration('FC', seller.siren)
    : registration('VA', seller.vat_number)

/** Category O has no rate (BR-O-05). */
const rateOf = (category: VatCategory, basisPoints: number) =>
  category !== 'O' && xml`<ram:RateApplicablePercent>${rate(basisPoints)}</ram:RateApplicablePercent>`

const line = (document: InvoiceDocument, bill: BillLine, index: number): Xml => {
  const totals = document.totals.lines[index]
  if (!totals) throw new RangeError('a line without totals')
  const { category, rate: applied } = vatTreatment(bill.vat_rate, bill.vat_reason)
  return xml`<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:Name>${bill.name}</ram:Name>${bill.description && xml`<ram:Description>${bill.description}</ram:Description>`}</ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${trimmedPrice(bill.unit_price)}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${unitCodes[bill.unit]}">${trimmed(bill.quantity, quantityDecimals)}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement>
<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${category}</ram:CategoryCode>${rateOf(category, applied)}</ram:ApplicableTradeTax>
${totals.allowance !== 0 && allowance(totals.gross, totals.allowance, bill.discount_type === 'percent' ? bill.discount : null, null, null)}
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount(totals.net)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
</ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>`
}

/** At least two decimals, six at most. */
const trimmedPrice = (microEuros: number) => textFromScaled(microEuros, unitPriceDecimals).replace(/0{1,4}$/, '')

/** A discount; what a discount adds to a reversed amount is a charge. The percentage is said only where it gives this very amount. */
function allowance(basis: number, cents: number, basisPoints: number | null, reason: string | null, tax: Xml | null): Xml {
  const isExact = basisPoints !== null && percentOf(basis, basisPoints) === cents && cents > 0
  return xml`<ram:SpecifiedTradeAllowanceCharge>
<ram:ChargeIndicator><udt:Indicator>${cents < 0 ? 'true' : 'false'}</udt:Indicator></ram:ChargeIndicator>
${isExact && xml`<ram:CalculationPercent>${amount(basisPoints)}</ram:CalculationPercent><ram:BasisAmount>${amount(basis)}</ram:BasisAmount>`}
<ram:ActualAmount>${amount(Math.abs(cents))}</ram:ActualAmount>
${cents > 0 && xml`<ram:ReasonCode>${discountCode}</ram:ReasonCode>`}
${(reason || cents < 0) && xml`<ram:Reason>${reason ?? 'Remise'}</ram:Reason>`}
${tax && xml`<ram:CategoryTradeTax>${tax}</ram:CategoryTradeTax>`}
</ram:SpecifiedTradeAllowanceCharge>`
}

const groupTax = (group: VatGroup) =>
  xml`<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${group.category}</ram:CategoryCode>${rateOf(group.category, group.vat_rate)}`

/** One breakdown per group; several exemptions of one category share a merged text and no code (INV-31). */
function breakdown(document: InvoiceDocument, group: VatGroup): Xml {
  const text = group.reasons.map((reason) => vatReason.entries[reason].label.fr).join(' – ')
  const [only, ...others] = group.reasons
  return xml`<ram:ApplicableTradeTax>
<ram:CalculatedAmount>${amount(group.tax)}</ram:CalculatedAmount>
<ram:TypeCode>VAT</ram:TypeCode>
${text && xml`<ram:ExemptionReason>${text}</ram:ExemptionReason>`}
<ram:BasisAmount>${amount(group.basis)}</ram:BasisAmount>
<ram:CategoryCode>${group.category}</ram:CategoryCode>
${only !== undefined && others.length === 0 && xml`<ram:ExemptionReasonCode>${vatReasonCodes[only].vatex}</ram:ExemptionReasonCode>`}
${group.category === 'S' && xml`<ram:DueDateTypeCode>${vatDueCodes[document.vat_due]}</ram:DueDateTypeCode>`}
${rateOf(group.category, group.vat_rate)}
</ram:ApplicableTradeTax>`
}

const summation = ({ totals, prepaid, rounding, due }: InvoiceDocument) => {
  const allowances = totals.groups.reduce((sum, group) => sum + Math.max(group.allowance, 0), 0)
  const charges = allowances - totals.allowances
  return xml`<ram:SpecifiedTradeSettlementHeaderMonetarySummation>
<ram:LineTotalAmount>${amount(totals.sum_lines)}</ram:LineTotalAmount>
${charges !== 0 && xml`<ram:ChargeTotalAmount>${amount(charges)}</ram:ChargeTotalAmount>`}
${allowances !== 0 && xml`<ram:AllowanceTotalAmount>${amount(allowances)}</ram:AllowanceTotalAmount>`}
<ram:TaxBasisTotalAmount>${amount(totals.total_ht)}</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="EUR">${amount(totals.total_tax)}</ram:TaxTotalAmount>
${rounding !== 0 && xml`<ram:RoundingAmount>${amount(rounding)}</ram:RoundingAmount>`}
<ram:GrandTotalAmount>${amount(totals.total_ttc)}</ram:GrandTotalAmount>
${prepaid !== 0 && xml`<ram:TotalPrepaidAmount>${amount(prepaid)}</ram:TotalPrepaidAmount>`}
<ram:DuePayableAmount>${amount(due)}</ram:DuePayableAmount>
</ram:SpecifiedTradeSettlementHeaderMonetarySummation>`
}

const agreement = (document: InvoiceDocument) => xml`<ram:ApplicableHeaderTradeAgreement>
${document.buyer_reference && xml`<ram:BuyerReference>${document.buyer_reference}</ram:BuyerReference>`}
<ram:SellerTradeParty>${party(document.seller, sellerRegistration(document))}</ram:SellerTradeParty>
<ram:BuyerTradeParty>${party(document.buyer, document.totals.groups.some((group) => group.category === 'O') ? null : registration('VA', document.buyer.vat_number))}</ram:BuyerTradeParty>
${document.purchase_order && xml`<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>${document.purchase_order}</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>`}
${document.contract_reference && xml`<ram:ContractReferencedDocument><ram:IssuerAssignedID>${document.contract_reference}</ram:IssuerAssignedID></ram:ContractReferencedDocument>`}
</ram:ApplicableHeaderTradeAgreement>`

const delivery = ({ delivery_address, service, buyer }: InvoiceDocument) => xml`<ram:ApplicableHeaderTradeDelivery>
${delivery_address && xml`<ram:ShipToTradeParty><ram:Name>${buyer.name}</ram:Name>${address(delivery_address)}</ram:ShipToTradeParty>`}
${service && xml`<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${day(service.end)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>`}
</ram:ApplicableHeaderTradeDelivery>`

const settlement = (document: InvoiceDocument) => {
  const { bank, service, discount, totals, preceding } = document
  // What is owed back is owed at once: an amount due always has its day (BR-CO-25).
  const dueDate = document.due_date ?? (isCredit(document.kind) ? document.issue_date : null)
  return xml`<ram:ApplicableHeaderTradeSettlement>
${bank && xml`<ram:PaymentReference>${bank.reference}</ram:PaymentReference>`}
<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
${
  bank &&
  xml`<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${creditTransfer}</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${bank.iban.replace(/\s/g, '')}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>${bank.bic && xml`<ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>${bank.bic}</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution>`}</ram:SpecifiedTradeSettlementPaymentMeans>`
}
${totals.groups.map((group) => breakdown(document, group))}
${service && service.start !== service.end && xml`<ram:BillingSpecifiedPeriod><ram:StartDateTime>${day(service.start)}</ram:StartDateTime><ram:EndDateTime>${day(service.end)}</ram:EndDateTime></ram:BillingSpecifiedPeriod>`}
${discount && totals.groups.filter((group) => group.allowance !== 0).map((group) => allowance(group.net, group.allowance, discount.discount_type === 'percent' ? discount.discount : null, discount.label, groupTax(group)))}
${dueDate && xml`<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${day(dueDate)}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>`}
${summation(document)}
${preceding.map((reference) => xml`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${reference.number}</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${reference.issue_date.replaceAll('-', '')}</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`)}
</ram:ApplicableHeaderTradeSettlement>`
}

/**
 * The invoice as Cross Industry Invoice XML, profile EN 16931 with the French additions (INV-56, INV-62). Credit notes carry positive amounts.
 * @throws RangeError naming the rules the invoice breaks; ask brokenRulesOf before taking a number.
 */
export function ciiOf(document: InvoiceDocument): string {
  const broken = brokenRulesOf(document)
  if (broken.length > 0) throw new RangeError(`invoice ${document.number} breaks ${broken.join(', ')}`)
  const { terms } = document
  const root = xml`<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">
<rsm:ExchangedDocumentContext>
<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>${operationLetters[document.operation]}${settlementDigits[document.settlement]}</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>
<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
</rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>
<ram:ID>${document.number}</ram:ID>
<ram:TypeCode>${invoiceTypeCodes[document.kind]}</ram:TypeCode>
<ram:IssueDateTime>${day(document.issue_date)}</ram:IssueDateTime>
${note(terms.recovery_fee, 'PMT')}
${note(terms.late_penalty, 'PMD')}
${note(terms.early_discount, 'AAB')}
${document.buyer.siren && note('B2B', 'BAR')}
${document.notes.map((text) => note(text))}
</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${document.lines.map((bill, index) => line(document, bill, index))}
${agreement(document)}
${delivery(document)}
${settlement(document)}
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`
  return root.xml.replace(/\n+/g, '\n')
}
