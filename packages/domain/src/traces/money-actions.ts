import { traceActions } from './action.ts'

/** Bills, from the draft to the credit note, and who issues them. */
export const billActions = traceActions({
  draft_bill: { label: { fr: 'Brouillon {bill.de}', en: '{bill:cap} drafted' }, subject: 'bill', audience: 'public' },
  change_draft: {
    label: { fr: 'Modification d’un brouillon {bill.de}', en: 'Draft of {bill.un} changed' },
    subject: 'bill',
    audience: 'public',
  },
  remove_draft: {
    label: { fr: 'Suppression d’un brouillon {bill.de}', en: 'Draft of {bill.un} removed' },
    subject: 'bill',
    audience: 'public',
  },
  generate_bill: { label: { fr: 'Facturation groupée', en: 'Grouped billing' } },
  issue_bill: { label: { fr: 'Émission {bill.de}', en: '{bill:cap} issued' }, subject: 'bill', audience: 'public' },
  issue_uncovered: {
    label: { fr: 'Facturation hors accord du financeur', en: 'Invoiced outside the funder’s agreement' },
    subject: 'bill',
  },
  credit_bill: { label: { fr: 'Émission {credit.de}', en: '{credit:cap} issued' }, subject: 'bill', audience: 'public' },
  send_bill: { label: { fr: 'Envoi {bill.de}', en: '{bill:cap} sent' }, subject: 'bill', audience: 'public' },
  remind_bill: { label: { fr: 'Relance {bill.de}', en: '{bill:cap} reminder sent' }, subject: 'bill', audience: 'public' },
  replace_bill: { label: { fr: 'Remplacement {bill.de}', en: '{bill:cap} replaced' }, subject: 'bill', audience: 'public' },
  export_journal: {
    label: { fr: 'Export du journal des ventes (format FEC)', en: 'Sales journal exported (FEC layout)' },
    subject: 'entity',
  },
  transmit_journal: { label: { fr: 'Journal des ventes transmis', en: 'Sales journal handed over' }, subject: 'entity' },
  import_bank_file: { label: { fr: 'Import d’un relevé bancaire', en: 'Bank statement imported' }, subject: 'entity' },
  set_bank_line_aside: { label: { fr: 'Ligne de relevé mise de côté', en: 'Statement line set aside' }, subject: 'entity' },
  take_bank_line_back: { label: { fr: 'Ligne de relevé reprise', en: 'Statement line taken back' }, subject: 'entity' },
  close_ledger: { label: { fr: 'Clôture du registre', en: 'Ledger closed' }, subject: 'entity' },
  archive_ledger: { label: { fr: 'Export de l’archive du registre', en: 'Ledger archive exported' }, subject: 'entity' },
  update_entity: { label: { fr: 'Modification {entity.de}', en: '{entity:cap} changed' }, subject: 'entity' },
})

/** Quotes, from the request to the bill. */
export const quoteActions = traceActions({
  request_quote: { label: { fr: 'Demande {quote.de}', en: '{quote:cap} requested' }, subject: 'quote', audience: 'public' },
  draft_quote: { label: { fr: 'Brouillon {quote.de}', en: '{quote:cap} drafted' }, subject: 'quote', audience: 'public' },
  change_quote: {
    label: { fr: 'Modification d’un brouillon {quote.de}', en: 'Draft of {quote.un} changed' },
    subject: 'quote',
    audience: 'public',
  },
  remove_quote: {
    label: { fr: 'Suppression d’un brouillon {quote.de}', en: 'Draft of {quote.un} removed' },
    subject: 'quote',
    audience: 'public',
  },
  issue_quote: { label: { fr: 'Numérotation {quote.de}', en: '{quote:cap} numbered' }, subject: 'quote', audience: 'public' },
  send_quote: { label: { fr: 'Envoi {quote.de}', en: '{quote:cap} sent' }, subject: 'quote', audience: 'public' },
  accept_quote: { label: { fr: '{quote:cap} accepté{quote.e}', en: '{quote:cap} accepted' }, subject: 'quote', audience: 'public' },
  refuse_quote: { label: { fr: '{quote:cap} refusé{quote.e}', en: '{quote:cap} declined' }, subject: 'quote', audience: 'public' },
  cancel_quote: { label: { fr: '{quote:cap} annulé{quote.e}', en: '{quote:cap} cancelled' }, subject: 'quote', audience: 'public' },
  invoice_quote: { label: { fr: '{quote:cap} facturé{quote.e}', en: '{quote:cap} invoiced' }, subject: 'quote', audience: 'public' },
  free_quote: {
    label: { fr: '{quote:cap} à facturer de nouveau', en: '{quote:cap} to invoice again' },
    subject: 'quote',
    audience: 'public',
  },
})

/** Payments, and what a provider or a screen says of them. */
export const paymentActions = traceActions({
  announce_payment: { label: { fr: 'Paiement annoncé', en: 'Payment announced' }, subject: 'bill', audience: 'public' },
  accept_plan: { label: { fr: 'Échéancier accepté', en: 'Schedule accepted' }, subject: 'bill', audience: 'public' },
  hand_to_company: {
    label: { fr: 'Paiement confié à {company.un}', en: 'Payment handed to {company.un}' },
    subject: 'bill',
    audience: 'public',
  },
  request_takeover: {
    label: { fr: 'Prise en charge demandée à {company.un}', en: 'Takeover asked of {company.un}' },
    subject: 'bill',
    audience: 'public',
  },
  take_over_bill: {
    label: { fr: 'Prise en charge par {company.un}', en: 'Taken over by {company.un}' },
    subject: 'bill',
    audience: 'public',
  },
  refuse_takeover: { label: { fr: 'Prise en charge refusée', en: 'Takeover refused' }, subject: 'bill', audience: 'public' },
  record_payment: { label: { fr: 'Paiement enregistré', en: 'Payment recorded' }, subject: 'bill', audience: 'public' },
  reverse_payment: { label: { fr: 'Paiement annulé', en: 'Payment reversed' }, subject: 'bill', audience: 'public' },
  refund_payment: { label: { fr: 'Remboursement', en: 'Refund' }, subject: 'bill', audience: 'public' },
  refuse_payment: { label: { fr: 'Paiement refusé', en: 'Payment declined' }, subject: 'bill', audience: 'public' },
  unknown_payment: { label: { fr: 'Paiement sans correspondance', en: 'Unmatched payment' } },
  'payment-log': { label: { fr: 'Journal de l’écran de paiement', en: 'Log of the payment screen' } },
})

/** Offers shown first for a time that is paid for. */
export const boostActions = traceActions({
  order_boost: { label: { fr: 'Mise en avant commandée', en: 'Featuring ordered' }, subject: 'event', audience: 'public' },
  move_boost: { label: { fr: 'Mise en avant décalée au paiement', en: 'Featuring put back to its payment' }, subject: 'event' },
  stop_boost: { label: { fr: 'Mise en avant arrêtée', en: 'Featuring stopped' }, subject: 'event', audience: 'public' },
})

/** Contributions: how they are defined, and whose memberships are taken. */
export const contributionActions = traceActions({
  create_contribution: { label: { fr: 'Création {contribution.de}', en: '{contribution:cap} created' }, subject: 'contribution' },
  update_contribution: { label: { fr: 'Modification {contribution.de}', en: '{contribution:cap} changed' }, subject: 'contribution' },
  remove_contribution: { label: { fr: 'Suppression {contribution.de}', en: '{contribution:cap} deleted' }, subject: 'contribution' },
  open_contribution: { label: { fr: 'Ouverture {contribution.de}', en: '{contribution:cap} opened' }, subject: 'contribution' },
  close_contribution: { label: { fr: 'Clôture {contribution.de}', en: '{contribution:cap} closed' }, subject: 'contribution' },
  take_contributions: { label: { fr: 'Prise {contribution.depl}', en: '{contribution.pl:cap} taken' }, subject: 'contribution' },
  leave_out_of_order: {
    label: { fr: 'Retrait d’une commande {contribution.depl}', en: 'Taken out of an order of {contribution.pl}' },
    subject: 'contribution',
  },
  become_member: {
    label: { fr: '{contribution:cap} à jour', en: '{contribution:cap} up to date' },
    subject: 'user',
    audience: 'public',
  },
  cancel_membership: {
    label: { fr: 'Annulation {contribution.de}', en: '{contribution:cap} cancelled' },
    subject: 'user',
    audience: 'public',
  },
  end_membership: { label: { fr: 'Fin {contribution.de}', en: '{contribution:cap} over' }, subject: 'user', audience: 'public' },
})

/** The yearly return: what was said of it, by whom and when it was declared. */
export const bpfActions = traceActions({
  edit_bpf_data: { label: { fr: 'Données du bilan pédagogique modifiées', en: 'Data of the yearly return changed' }, subject: 'event' },
  freeze_bpf: { label: { fr: 'Bilan pédagogique figé', en: 'Yearly return frozen' }, subject: 'entity' },
})
