import { vatReason } from '../../kernel/vat.ts'
import { aDay, anAmount, type Field, same } from './field.ts'

/** Fields read from the bill and what was paid of it. */
export const billingFields = {
  'bill.type': { label: { fr: 'Type {bill.de}', en: 'Kind of {bill}' }, example: { fr: '{bill:cap}', en: '{bill:cap}' } },
  'bill.issue_date': { label: { fr: 'Date d’émission', en: 'Issue date' }, ...aDay('2026-11-20') },
  'bill.amount_ht': { label: { fr: 'Montant HT', en: 'Amount excl. VAT' }, ...anAmount(159000) },
  'bill.tax_amount': { label: { fr: 'Montant de la TVA', en: 'Amount of VAT' }, ...anAmount(4800) },
  'bill.paid': { label: { fr: 'Déjà réglé', en: 'Already paid' }, ...anAmount(0) },
  'bill.days_late': { label: { fr: 'Jours de retard', en: 'Days late' }, example: same('15') },
  'bill.downpayment': { label: { fr: 'Acompte', en: 'Deposit' }, example: { fr: '30\u00A0%, 432,00\u00A0€', en: '30%, €432.00' } },
  'bill.reminder_number': { label: { fr: 'Rappel numéro', en: 'Reminder number' }, example: same('2') },
  'bill.order_number': { label: { fr: 'Numéro d’engagement', en: 'Purchase order' }, example: same('4500012345') },
  'bill.number': { label: { fr: 'Numéro {bill.du}', en: '{bill:cap} number' }, example: { fr: 'FA-2026-000123', en: 'FA-2026-000123' } },
  'bill.amount': { label: { fr: 'Montant', en: 'Amount' }, ...anAmount(163800) },
  'bill.to_be_paid': { label: { fr: 'Reste à payer', en: 'Left to pay' }, ...anAmount(163800) },
  'bill.due_date': { label: { fr: 'Échéance', en: 'Due date' }, ...aDay('2026-11-20') },
  'bill.penalty_text': { label: { fr: 'Pénalités', en: 'Penalties' }, example: { fr: 'Pénalités de retard', en: 'Late penalties' } },
  'bill.service_date': {
    label: { fr: 'Dates de la prestation', en: 'Dates of the service' },
    example: { fr: 'du 3 au 5 mars 2027', en: 'from 3 to 5 March 2027' },
  },
  'bill.exemption_text': {
    label: { fr: 'Motif d’exonération de TVA', en: 'Reason for the VAT exemption' },
    example: vatReason.labelOf('training_exempt'),
  },
  'bill.original_number': {
    label: { fr: 'Numéro {bill.du} d’origine', en: 'Number of the original {bill}' },
    example: same('FA-2026-000101'),
  },
  'bill.original_date': { label: { fr: 'Date {bill.du} d’origine', en: 'Date of the original {bill}' }, ...aDay('2026-10-12') },
  'bill.schedule': {
    label: { fr: 'Échéancier', en: 'Schedule' },
    example: { fr: '20 novembre 2026\u00A0: 432,00\u00A0€', en: '20 November 2026: €432.00' },
  },
  'payment.amount': { label: { fr: 'Montant du paiement', en: 'Amount of the payment' }, ...anAmount(43200) },
  'payment.mode': { label: { fr: 'Moyen de paiement', en: 'Payment method' }, example: { fr: 'Carte bancaire', en: 'Card' } },
  'payment.date': { label: { fr: 'Date du paiement', en: 'Date of the payment' }, ...aDay('2026-11-20') },
  'payment.reference': { label: { fr: 'Référence du paiement', en: 'Reference of the payment' }, example: same('VIR-2026-118') },
} satisfies Record<string, Field>
