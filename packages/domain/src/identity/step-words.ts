import { words } from '../kernel/sentence.ts'

/** Sentences of what follows the login page: its steps, the passwords and the personal links. */
export const stepWords = words({
  acceptTerms: {
    fr: 'En créant votre compte, vous acceptez les conditions d’utilisation accessibles en bas de page.',
    en: 'By creating your account, you accept the terms of use linked at the foot of the page.',
  },
  backToLogin: { fr: 'Revenir à la connexion', en: 'Back to sign in' },
  chooseHelp: { fr: 'Pour le compte {mail}', en: 'For the account {mail}' },
  chooseTitle: { fr: 'Bonjour {first_name}, choisissez votre mot de passe', en: 'Hello {first_name}, choose your password' },
  code: { fr: 'Code reçu par mail', en: 'Code received by mail' },
  codeHelp: { fr: 'Un code à 6 chiffres vient de partir à {mail}.', en: 'A 6-digit code was just sent to {mail}.' },
  codeTitle: { fr: 'Vérifier votre adresse', en: 'Check your address' },
  confirmation: { fr: 'Confirmez le mot de passe', en: 'Confirm the password' },
  create: { fr: 'Créer mon compte', en: 'Create my account' },
  createTitle: { fr: 'Créer un compte', en: 'Create an account' },
  firstName: { fr: 'Prénom', en: 'First name' },
  forgotDone: { fr: 'Si un compte existe, un mail vient de partir.', en: 'If an account exists, a mail was just sent.' },
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
  linkAct: { fr: 'Vous allez agir pour {name}.', en: 'You are about to act as {name}.' },
  linkActHelp: {
    fr: 'La session ouverte sur cet appareil sera remplacée.',
    en: 'The session open on this device will be replaced.',
  },
  linkDead: { fr: 'Ce lien n’est plus valable.', en: 'This link is no longer valid.' },
  linkDeadHelp: {
    fr: 'Connectez-vous pour retrouver la page, ou demandez un nouveau lien à qui vous l’a envoyé.',
    en: 'Sign in to find the page, or ask the sender for a new link.',
  },
  linkOpening: { fr: 'Ouverture de votre lien…', en: 'Opening your link…' },
  loggedOut: { fr: 'Session fermée.', en: 'Signed out.' },
  loggingOut: { fr: 'Déconnexion…', en: 'Signing out…' },
  newPassword: { fr: 'Nouveau mot de passe', en: 'New password' },
  passwordLinkDead: { fr: 'Ce lien a expiré.', en: 'This link has expired.' },
  passwordLinkDeadHelp: {
    fr: 'Un lien sert une seule fois, pendant 24 heures.',
    en: 'A link works once, for 24 hours.',
  },
  passwordLinkNew: { fr: 'Recevoir un nouveau lien', en: 'Get a new link' },
  phone: { fr: 'Téléphone', en: 'Phone' },
  resend: { fr: 'Renvoyer le code', en: 'Send the code again' },
  resendDone: { fr: 'Un nouveau code vient de partir.', en: 'A new code was just sent.' },
  resendSoon: { fr: 'Renvoyer le code dans {seconds} s', en: 'Send the code again in {seconds} s' },
  saveAndLogIn: { fr: 'Enregistrer et me connecter', en: 'Save and sign in' },
  sendLink: { fr: 'Envoyer le lien', en: 'Send the link' },
  sessionEnded: { fr: 'Votre session a expiré', en: 'Your session has expired' },
  sessionEndedHelp: {
    fr: 'Reconnectez-vous : ce que vous avez saisi est gardé et sera enregistré ensuite.',
    en: 'Sign in again: what you typed is kept and will be saved next.',
  },
})
