import { traceActions } from './action.ts'

/** The life of an agreement, from its preparation to its seal or its end. */
export const agreementActions = traceActions({
  prepare_agreement: {
    label: { fr: 'Préparation {contract.de}', en: '{contract:cap} prepared' },
    subject: 'agreement',
    audience: 'public',
  },
  change_agreement: { label: { fr: 'Modification {contract.de}', en: '{contract:cap} changed' }, subject: 'agreement', audience: 'public' },
  request_agreement_signature: {
    label: { fr: 'Demande de signature {contract.de}', en: '{contract:cap} sent to sign' },
    subject: 'agreement',
    audience: 'public',
  },
  remind_agreement_signature: {
    label: { fr: 'Relance de signature {contract.de}', en: 'Reminder to sign {contract.un}' },
    subject: 'agreement',
    audience: 'public',
  },
  sign_agreement: { label: { fr: 'Signature {contract.de}', en: '{contract:cap} signed' }, subject: 'agreement', audience: 'public' },
  refuse_agreement: {
    label: { fr: 'Refus de signer {contract.un}', en: '{contract:cap} refused' },
    subject: 'agreement',
    audience: 'public',
  },
  cancel_agreement: { label: { fr: 'Abandon {contract.de}', en: '{contract:cap} given up' }, subject: 'agreement', audience: 'public' },
  attach_paper_agreement: {
    label: { fr: 'Signature papier {contract.de}', en: 'Paper signature of {contract.un}' },
    subject: 'agreement',
    audience: 'public',
  },
  seal_agreement: { label: { fr: 'Scellement {contract.de}', en: '{contract:cap} sealed' }, subject: 'agreement', audience: 'public' },
  withdraw_agreement: { label: { fr: 'Rétractation', en: 'Withdrawal' }, subject: 'agreement', audience: 'public' },
})
