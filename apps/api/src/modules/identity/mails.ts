import type { MailMoment } from '../../platform/letters.ts'

export const validationCodeMoment: MailMoment = {
  name: 'validation_code',
  isMandatory: true,
  subject: { fr: 'Votre code de validation\u00A0: {code}', en: 'Your validation code: {code}' },
  body: {
    fr: 'Voici votre code de validation\u00A0: {code}\n\nIl est valable 15 minutes. Si vous n’avez rien demandé, ignorez ce message.',
    en: 'Here is your validation code: {code}\n\nIt is valid for 15 minutes. If you did not ask for it, ignore this message.',
  },
}

export const resetPasswordMoment: MailMoment = {
  name: 'reset_password',
  isMandatory: true,
  subject: { fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' },
  body: {
    fr: 'Vous avez demandé un nouveau mot de passe. Le lien ci-dessous sert une seule fois, pendant 24 heures.\n\nSi vous n’avez rien demandé, votre mot de passe reste inchangé.',
    en: 'You asked for a new password. The link below works once, for 24 hours.\n\nIf you did not ask for it, your password is unchanged.',
  },
  button: { fr: 'Choisir mon mot de passe', en: 'Choose my password' },
}

export const createUserMoment: MailMoment = {
  name: 'create_user',
  subject: { fr: 'Bienvenue chez {client}', en: 'Welcome to {client}' },
  body: {
    fr: 'Votre compte est créé. Vous pouvez vous connecter avec votre adresse mail et le mot de passe que vous avez choisi.',
    en: 'Your account is created. You can sign in with your mail address and the password you chose.',
  },
  button: { fr: 'Me connecter', en: 'Sign in' },
}

export const identityMoments = [validationCodeMoment, resetPasswordMoment, createUserMoment]
