import type { MailMoment } from '../../platform/letters.ts'

export const validateUserMoment: MailMoment = {
  name: 'validate_user',
  subject: { fr: 'Votre compte est validé', en: 'Your account is validated' },
  body: {
    fr: '{client} a validé votre compte. Vous pouvez vous connecter avec votre adresse mail et votre mot de passe.',
    en: '{client} has validated your account. You can sign in with your mail address and your password.',
  },
  button: { fr: 'Me connecter', en: 'Sign in' },
}

export const disableUserMoment: MailMoment = {
  name: 'disable_user',
  subject: { fr: 'Votre compte est désactivé', en: 'Your account is disabled' },
  body: {
    fr: '{client} a désactivé votre compte\u00A0: il n’est plus possible de se connecter. Vos documents sont conservés.\n\nSi c’est une erreur, écrivez à {client}.',
    en: '{client} has disabled your account: signing in is no longer possible. Your documents are kept.\n\nIf this is a mistake, write to {client}.',
  },
}

/** What somebody writes to people of their choice. */
export const freeMessageMoment: MailMoment = {
  name: 'free_message',
  subject: { fr: '{subject}', en: '{subject}' },
  body: { fr: '{message}', en: '{message}' },
}

export const contactMoments = [validateUserMoment, disableUserMoment, freeMessageMoment]
