import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** Sentences of the login alone: they weigh on the very first load. */
export const identityWords = words({
  changeSpace: { fr: 'Changer d’espace', en: 'Change space' },
  choosePassword: { fr: 'Choisir votre mot de passe', en: 'Choose your password' },
  continue: { fr: 'Continuer', en: 'Continue' },
  createLink: { fr: 'Créer un compte', en: 'Create an account' },
  forgot: { fr: 'Mot de passe oublié ?', en: 'Forgot your password?' },
  linkTitle: { fr: 'Lien personnel', en: 'Personal link' },
  logIn: { fr: 'Se connecter', en: 'Sign in' },
  loginTitle: { fr: 'Connexion', en: 'Sign in' },
  logout: { fr: 'Déconnexion', en: 'Sign out' },
  mail: labels.emailAddress,
  nowhere: { fr: 'Aucune page ne vous est encore ouverte.', en: 'No page is open to you yet.' },
  organisation: {
    fr: 'Nom ou code de l’organisation, ou votre adresse mail',
    en: 'Name or code of the organisation, or your email address',
  },
  otherSession: { fr: 'Une session est ouverte sur {other}.', en: 'A session is open on {other}.' },
  otherSessionHelp: {
    fr: 'Fermez-la pour vous connecter ici.',
    en: 'Close it to sign in here.',
  },
  otherSessionBack: { fr: 'Rester sur {other}', en: 'Stay on {other}' },
  offline: { fr: 'Connexion impossible hors ligne', en: 'You cannot sign in while offline' },
  needHelp: { fr: 'Besoin d’aide\u202F?', en: 'Need help?' },
  password: { fr: 'Mot de passe', en: 'Password' },
  seeCatalogue: { fr: 'Consulter {catalogue.le}', en: 'See the {catalogue}' },
  yourSpace: { fr: 'Votre espace', en: 'Your space' },
  spaceSent: {
    fr: 'Si cette adresse a un compte, la liste de ses espaces vient de lui être envoyée.',
    en: 'If this address has an account, the list of its spaces has just been sent to it.',
  },
  spaceUnknown: {
    fr: 'Aucun espace ne porte ce nom. Vérifiez-le, ou donnez votre adresse mail\u00A0: la liste de vos espaces vous sera envoyée.',
    en: 'No space has this name. Check it, or enter your email address: we will send you the list of your spaces.',
  },
  yourSpaceHelp: {
    fr: 'Cette page est celle de l’éditeur du service. Votre organisation a la sienne\u00A0: retrouvez-la ici.',
    en: 'This page belongs to the publisher. Your organisation has its own: find it here.',
  },
})
