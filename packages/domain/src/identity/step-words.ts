import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** Sentences of what follows the login page: its steps, the passwords and the personal links. */
export const stepWords = words({
  mailAwaits: {
    fr: '{client} doit encore le valider\u00A0: vous recevrez un mail dès que ce sera fait.',
    en: '{client} still has to approve it: you will receive an email as soon as it is done.',
  },
  mailSignIn: {
    fr: 'Vous pouvez vous connecter avec votre adresse mail et le mot de passe que vous avez choisi.',
    en: 'You can sign in with your email address and the password you chose.',
  },
  acceptTerms: { fr: 'J’accepte les conditions d’utilisation {client.de}.', en: 'I accept the terms of use of {client}.' },
  readTerms: { fr: 'Lire les conditions', en: 'Read the terms' },
  backToLogin: { fr: 'Revenir à la connexion', en: 'Back to sign-in' },
  chooseHelp: { fr: 'Pour le compte {mail}', en: 'For the account {mail}' },
  chooseTitle: { fr: 'Bonjour {first_name}, choisissez votre mot de passe', en: 'Hello {first_name}, choose your password' },
  code: { fr: 'Code reçu par mail', en: 'Code received by email' },
  codeHelp: { fr: 'Un code à 6 chiffres vient de partir à {mail}.', en: 'A 6-digit code was just sent to {mail}.' },
  codeTitle: { fr: 'Vérifier votre adresse', en: 'Check your address' },
  company: { fr: '{company:cap}', en: '{company:cap}' },
  companyHelp: {
    fr: 'Son nom ou son numéro SIRET, si vous venez pour {company.un}. {client} vérifie avant de vous y rattacher.',
    en: 'Its name or SIRET number, if you come for {company.un}. {client} checks before linking you to it.',
  },
  confirmation: { fr: 'Confirmez le mot de passe', en: 'Confirm the password' },
  create: { fr: 'Créer mon compte', en: 'Create my account' },
  createTitle: { fr: 'Créer un compte', en: 'Create an account' },
  createdAwaiting: {
    fr: 'Votre compte est créé. {client} doit encore le valider\u00A0: vous recevrez un mail dès que ce sera fait.',
    en: 'Your account is created. {client} still has to approve it: you will receive an email as soon as it is done.',
  },
  firstName: { fr: 'Prénom', en: 'First name' },
  forgotDone: { fr: 'Si un compte existe, un mail vient de partir.', en: 'If an account exists, an email was just sent.' },
  forgotHelp: {
    fr: 'Indiquez votre adresse : vous recevrez un lien valable 24 heures.',
    en: 'Enter your address: you will receive a link valid for 24 hours.',
  },
  forgotSpam: {
    fr: 'Rien reçu dans quelques minutes ? Regardez dans les indésirables, puis recommencez.',
    en: 'Nothing within a few minutes? Look in your spam folder, then try again.',
  },
  forgotTitle: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
  lastName: { fr: 'Nom', en: 'Last name' },
  linkAct: { fr: 'Vous allez agir pour {name}', en: 'You are about to act as {name}' },
  linkActHelp: {
    fr: 'La session ouverte sur cet appareil sera remplacée.',
    en: 'The session open on this device will be replaced.',
  },
  linkDead: { fr: 'Ce lien n’est plus valable.', en: 'This link is no longer valid.' },
  linkDeadHelp: {
    fr: 'Un nouveau lien peut être envoyé à {mail}, l’adresse connue {client.de}.',
    en: 'A new link can be sent to {mail}, the address {client} knows.',
  },
  linkExpired: { fr: 'Il a expiré le {date, date, long}.', en: 'It expired on {date, date, long}.' },
  linkNew: { fr: 'Recevoir un nouveau lien', en: 'Get a new link' },
  linkNotYou: { fr: 'Ce lien est pour {name}', en: 'This link is for {name}' },
  linkNotYouHelp: {
    fr: 'Il vous a peut-être été transféré. Ne l’ouvrez pas\u00A0: connectez-vous avec votre propre compte, ou fermez cette page.',
    en: 'It may have been forwarded to you. Do not open it: sign in with your own account, or close this page.',
  },
  linkSent: { fr: 'Un nouveau lien vient de partir à {mail}.', en: 'A new link was just sent to {mail}.' },
  linkUntil: { fr: 'Ce lien est valable jusqu’au {date, date, long}.', en: 'This link is valid until {date, date, long}.' },
  linkOpening: { fr: 'Ouverture de votre lien…', en: 'Opening your link…' },
  loggedOut: { fr: 'Session fermée.', en: 'Signed out.' },
  loggingOut: { fr: 'Déconnexion…', en: 'Signing out…' },
  newPassword: { fr: 'Nouveau mot de passe', en: 'New password' },
  passwordUnchanged: {
    fr: 'Votre mot de passe est enregistré. Connectez-vous avec le code de votre application.',
    en: 'Your password is saved. Sign in with the code of your app.',
  },
  passwordLinkDead: { fr: 'Ce lien a expiré.', en: 'This link has expired.' },
  passwordLinkDeadHelp: {
    fr: 'Un lien sert une seule fois, pendant 24 heures.',
    en: 'A link works once, for 24 hours.',
  },
  passwordLinkNew: { fr: 'Recevoir un nouveau lien', en: 'Get a new link' },
  phone: labels.phone,
  resend: { fr: 'Renvoyer le code', en: 'Resend the code' },
  resendDone: { fr: 'Un nouveau code vient de partir.', en: 'A new code was just sent.' },
  resendSoon: { fr: 'Renvoyer le code dans {seconds} s', en: 'Resend the code in {seconds} s' },
  saveAndLogIn: { fr: 'Enregistrer et me connecter', en: 'Save and sign in' },
  sendLink: { fr: 'Envoyer le lien', en: 'Send the link' },
  sessionEnded: { fr: 'Votre session a expiré', en: 'Your session has expired' },
  sessionEndedHelp: {
    fr: 'Reconnectez-vous : ce que vous avez saisi est gardé et sera enregistré ensuite.',
    en: 'Sign in again: what you typed is kept and will be saved next.',
  },
})
