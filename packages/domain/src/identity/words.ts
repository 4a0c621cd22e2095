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
  mail: { fr: 'Adresse mail', en: 'Mail address' },
  nowhere: { fr: 'Aucune page ne vous est encore ouverte.', en: 'No page is open to you yet.' },
  organisation: { fr: 'Nom de votre organisation', en: 'Name of your organisation' },
  otherSession: { fr: 'Une session est ouverte sur {other}.', en: 'A session is open on {other}.' },
  otherSessionHelp: {
    fr: 'Fermez-la pour vous connecter ici.',
    en: 'Close it to sign in here.',
  },
  otherSessionBack: { fr: 'Rester sur {other}', en: 'Stay on {other}' },
  offline: { fr: 'Connexion impossible hors ligne', en: 'Signing in is impossible offline' },
  needHelp: { fr: 'Besoin d’aide\u202F?', en: 'Need help?' },
  password: { fr: 'Mot de passe', en: 'Password' },
  seeCatalogue: { fr: 'Consulter {catalogue.le}', en: 'See the {catalogue}' },
  yourSpace: { fr: 'Votre espace', en: 'Your space' },
  yourSpaceHelp: {
    fr: 'Vous venez d’une autre organisation ? Rejoignez son espace.',
    en: 'Coming from another organisation? Go to its space.',
  },
})
