import type { Context } from '../../platform/context.ts'
import type { MailMoment } from '../../platform/letters.ts'
import { recipientOf, type UserRow } from '../identity/index.ts'

export const choosePasswordMoment: MailMoment = {
  name: 'choose_password',
  subject: { fr: '{client} vous ouvre un compte', en: '{client} opens an account for you' },
  body: {
    fr: 'Un compte est ouvert à votre nom. Choisissez votre mot de passe pour vous connecter\u00A0: le lien ci-dessous sert une seule fois, pendant 24 heures.',
    en: 'An account is open in your name. Choose your password to sign in: the link below works once, for 24 hours.',
  },
  button: { fr: 'Choisir mon mot de passe', en: 'Choose my password' },
}

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
    fr: '{client} a désactivé votre compte\u00A0: il n’est plus possible de se connecter. Vos documents sont conservés.\n\nSi c’est une erreur, répondez à ce message.',
    en: '{client} has disabled your account: signing in is no longer possible. Your documents are kept.\n\nIf this is a mistake, reply to this message.',
  },
}

/** Sent to the address left and to the address taken: who did not ask for it learns it (PRV-40). */
export const changeMailMoment: MailMoment = {
  name: 'change_mail',
  isMandatory: true,
  subject: { fr: 'Votre adresse mail a changé', en: 'Your mail address has changed' },
  body: {
    fr: 'L’adresse mail de votre compte chez {client} est désormais {address}. C’est elle qui sert à vous connecter.\n\nSi vous n’êtes pas au courant, prévenez {client} en répondant à ce message.',
    en: 'The mail address of your account at {client} is now {address}. You sign in with it.\n\nIf you were not aware of it, tell {client} by replying to this message.',
  },
}

/** Tells both addresses that the account changed from one to the other. */
export async function tellNewMail(context: Context, user: UserRow, former: string): Promise<void> {
  for (const mail of [former, user.mail])
    await context.services.post(context, {
      moment: changeMailMoment,
      to: { ...recipientOf(user), mail },
      occurrence: `${user.id} ${user.version} ${mail}`,
      values: { address: user.mail },
    })
}

export const contactMoments = [choosePasswordMoment, validateUserMoment, disableUserMoment, changeMailMoment]
