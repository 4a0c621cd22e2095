import type { MailMoment } from '../../platform/letters.ts'

export const choosePasswordMoment: MailMoment = {
  name: 'choose_password',
  subject: { fr: '{client} vous ouvre un compte', en: '{client} opens an account for you' },
  body: {
    fr: 'Un compte est ouvert à votre nom. Choisissez votre mot de passe pour vous connecter\u00A0: le lien ci-dessous sert une seule fois, pendant 24 heures.',
    en: 'An account is open in your name. Choose your password to sign in: the link below works once, for 24 hours.',
  },
  button: { fr: 'Choisir mon mot de passe', en: 'Choose my password' },
}
