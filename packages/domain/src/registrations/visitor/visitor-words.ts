import { words } from '../../kernel/sentence.ts'

/** Sentences of a visitor who registers before having an account. */
export const visitorWords = words({
  title: { fr: 'S’inscrire', en: 'Register' },
  help: {
    fr: 'Dites-nous qui vous êtes\u00A0: un code reçu par mail prouve votre adresse, sans mot de passe à choisir.',
    en: 'Tell us who you are: a code sent by email proves your address, with no password to choose.',
  },
  sendCode: { fr: 'Recevoir mon code', en: 'Send me a code' },
  codeTitle: { fr: 'Votre code', en: 'Your code' },
  codeHelp: {
    fr: 'Nous l’avons envoyé à {mail}. Il vaut 15 minutes.',
    en: 'We sent it to {mail}. It is valid for 15 minutes.',
  },
  code: { fr: 'Code reçu par mail', en: 'Code received by email' },
  again: { fr: 'Renvoyer le code', en: 'Resend the code' },
  sentAgain: { fr: 'Un nouveau code est parti, s’il s’est passé une minute.', en: 'A new code is on its way, if a minute has passed.' },
  otherMail: { fr: 'Corriger mes coordonnées', en: 'Correct my details' },
  hasAccount: { fr: 'J’ai déjà un compte', en: 'I already have an account' },
  accountTitle: { fr: 'Gardez un accès à {registration.votre}', en: 'Keep access to your {registration}' },
  accountHelp: {
    fr: 'Choisissez un mot de passe pour retrouver {ticket.votre}, vos documents et {bill.vos}. Ce n’est pas obligatoire.',
    en: 'Choose a password to find your {ticket}, your documents and your {bill.pl} again. You do not have to.',
  },
  createAccount: { fr: 'Créer mon compte', en: 'Create my account' },
  accountSent: {
    fr: 'Nous vous avons envoyé un mail pour choisir votre mot de passe.',
    en: 'We have sent you an email to choose your password.',
  },
})
