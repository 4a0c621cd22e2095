import { words } from '../kernel/sentence.ts'

/** Sentences of one's own account: second factor, sessions, links. Apart from the login's, which weigh on the first load. */
export const accountWords = words({
  awaitingTitle: { fr: 'Votre compte attend sa validation.', en: 'Your account awaits validation.' },
  awaitingHelp: {
    fr: 'Dès qu’il sera validé, vous recevrez un mail et cette page s’ouvrira.',
    en: 'As soon as it is validated you will receive a mail and this page will open.',
  },
  connectAs: { fr: 'Se connecter en tant que', en: 'Connect as' },
  connectAsAct: { fr: 'Continuer', en: 'Continue' },
  connectAsHelp: {
    fr: 'Vous allez naviguer à la place de {name}. Vos actions seront enregistrées à votre nom.',
    en: 'You are about to browse in the place of {name}. Your actions will be recorded in your name.',
  },
  newsConsent: {
    fr: 'J’accepte de recevoir par mail les actualités de {client}. Je peux changer d’avis à tout moment.',
    en: 'I agree to receive news from {client} by mail. I can change my mind at any time.',
  },
  checkAgain: { fr: 'Vérifier à nouveau', en: 'Check again' },
  stillAwaiting: { fr: 'Votre compte n’est pas encore validé.', en: 'Your account is not validated yet.' },
})
