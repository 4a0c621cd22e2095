import type { MailMoment } from '../../platform/letters.ts'

export const sendBillMoment: MailMoment = {
  name: 'send_bill',
  subject: { fr: '{bill.votre:cap} {number}', en: 'Your {bill} {number}' },
  body: {
    fr: 'Vous trouverez ci-joint {bill.le} {number} d’un montant de {amount}.\n\n{state}',
    en: 'Please find attached the {bill} {number} of {amount}.\n\n{state}',
  },
  button: { fr: 'Voir {bill.le}', en: 'See the {bill}' },
}

export const sendCreditMoment: MailMoment = {
  name: 'send_credit',
  subject: { fr: '{credit.votre:cap} {number}', en: 'Your {credit} {number}' },
  body: {
    fr: 'Vous trouverez ci-joint {credit.le} {number} d’un montant de {amount}.',
    en: 'Please find attached the {credit} {number} of {amount}.',
  },
  button: { fr: 'Voir {credit.le}', en: 'See the {credit}' },
}

export const billingMoments = [sendBillMoment, sendCreditMoment]
