import type { MailMoment } from '../../platform/letters.ts'

export const validationCodeMoment: MailMoment = {
  name: 'validation_code',
  isMandatory: true,
  subject: { fr: 'Votre code de validation\u00A0: {code}', en: 'Your validation code: {code}' },
  body: {
    fr: 'Voici votre code de validation pour {client}\u00A0:\n\n{code}\n\nIl est valable 15 minutes. Si vous n’avez rien demandé, ignorez ce message.',
    en: 'Here is your validation code for {client}:\n\n{code}\n\nIt is valid for 15 minutes. If you did not ask for it, ignore this message.',
  },
}

export const resetPasswordMoment: MailMoment = {
  name: 'reset_password',
  isMandatory: true,
  subject: { fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' },
  body: {
    fr: 'Un nouveau mot de passe a été demandé pour votre compte chez {client}. Le lien ci-dessous sert une seule fois, pendant 24 heures.\n\nSi vous n’avez rien demandé, votre mot de passe reste inchangé.',
    en: 'A new password was asked for your account at {client}. The link below works once, for 24 hours.\n\nIf you did not ask for it, your password is unchanged.',
  },
  button: { fr: 'Choisir mon mot de passe', en: 'Choose my password' },
}

/** Asked from the vendor's login by whoever does not know where their space is. */
export const yourSpacesMoment: MailMoment = {
  name: 'your_spaces',
  isMandatory: true,
  subject: { fr: 'Vos espaces', en: 'Your spaces' },
  body: {
    fr: 'Voici les espaces où votre adresse a un compte\u00A0:\n\n{spaces}\n\nSi vous n’avez rien demandé, ignorez ce message.',
    en: 'Here are the spaces where your address has an account:\n\n{spaces}\n\nIf you did not ask for it, ignore this message.',
  },
}

export const createUserMoment: MailMoment = {
  name: 'create_user',
  subject: { fr: 'Bienvenue chez {client}', en: 'Welcome to {client}' },
  body: {
    fr: 'Votre compte est créé. {awaits, select, yes {{client} doit encore le valider\u00A0: vous recevrez un mail dès que ce sera fait.} other {Vous pouvez vous connecter avec votre adresse mail et le mot de passe que vous avez choisi.}}',
    en: 'Your account is created. {awaits, select, yes {{client} still has to validate it: you will receive a mail as soon as it is done.} other {You can sign in with your mail address and the password you chose.}}',
  },
  button: { fr: 'Me connecter', en: 'Sign in' },
}

export const choosePasswordMoment: MailMoment = {
  name: 'choose_password',
  isMandatory: true,
  subject: { fr: 'Choisissez votre mot de passe pour {client}', en: 'Choose your password for {client}' },
  body: {
    fr: 'Un compte vous attend chez {client}. Choisissez votre mot de passe avec le lien ci-dessous\u00A0: il sert une seule fois, pendant 24 heures.',
    en: 'An account awaits you at {client}. Choose your password with the link below: it works once, for 24 hours.',
  },
  button: { fr: 'Choisir mon mot de passe', en: 'Choose my password' },
}

export const passwordChangedMoment: MailMoment = {
  name: 'password_changed',
  isMandatory: true,
  subject: { fr: 'Votre mot de passe a été modifié', en: 'Your password was changed' },
  body: {
    fr: 'Le mot de passe de votre compte chez {client} vient d’être modifié. Vos autres sessions et vos liens personnels ont été fermés.\n\nCe n’était pas vous\u202F? Choisissez tout de suite un nouveau mot de passe.',
    en: 'The password of your account at {client} was just changed. Your other sessions and personal links were closed.\n\nWas it not you? Choose a new password at once.',
  },
  button: { fr: 'Ce n’était pas moi', en: 'It was not me' },
}

/** Sent to the address left and to the address taken: who did not ask for it learns it (PRV-40). */
export const changeMailMoment: MailMoment = {
  name: 'change_mail',
  isMandatory: true,
  subject: { fr: 'Votre adresse mail a changé', en: 'Your mail address has changed' },
  body: {
    fr: 'L’adresse mail de votre compte chez {client} est désormais {address}. C’est elle qui sert à vous connecter.\n\nSi vous n’êtes pas au courant, prévenez {client} sans attendre.',
    en: 'The mail address of your account at {client} is now {address}. You sign in with it.\n\nIf you were not aware of it, tell {client} at once.',
  },
}

/** A person whose personal link died asked for another. */
export const newLinkMoment: MailMoment = {
  name: 'new_link',
  isMandatory: true,
  subject: { fr: 'Votre nouveau lien personnel', en: 'Your new personal link' },
  body: {
    fr: 'Voici le lien que vous avez demandé à {client}. Il est valable 7 jours et ne sert qu’à vous\u00A0: ne le transférez pas.\n\nSi vous n’avez rien demandé, ignorez ce message.',
    en: 'Here is the link you asked {client} for. It is valid for 7 days and for you alone: do not forward it.\n\nIf you did not ask for it, ignore this message.',
  },
  button: { fr: 'Ouvrir', en: 'Open' },
}

export const identityMoments = [
  validationCodeMoment,
  resetPasswordMoment,
  choosePasswordMoment,
  passwordChangedMoment,
  changeMailMoment,
  createUserMoment,
  newLinkMoment,
  yourSpacesMoment,
]
