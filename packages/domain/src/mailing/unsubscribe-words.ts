import { words } from '../kernel/sentence.ts'

export const unsubscribeWords = words({
  title: { fr: 'Vos messages {client.de}', en: 'Your messages from {client}' },
  pageTitle: { fr: 'Désinscription', en: 'Unsubscribe' },
  forAddress: { fr: 'Pour l’adresse {address}', en: 'For the address {address}' },
  keep: { fr: 'Je veux continuer à recevoir', en: 'I want to keep receiving' },
  owed: {
    fr: 'Vos {ticket.pl}, {bill.pl} et {attestation.pl} continueront d’arriver.',
    en: 'Your {ticket.pl}, {bill.pl} and {attestation.pl} will keep arriving.',
  },
  why: { fr: 'Pourquoi partez-vous\u202F? (facultatif)', en: 'Why are you leaving? (optional)' },
  tooMany: { fr: 'Trop de messages', en: 'Too many messages' },
  notForMe: { fr: 'Le contenu ne me concerne pas', en: 'The content is not for me' },
  neverSubscribed: { fr: 'Je n’ai rien demandé', en: 'I never asked for them' },
  other: { fr: 'Autre raison', en: 'Another reason' },
  noReason: { fr: 'Je préfère ne pas le dire', en: 'I would rather not say' },
  confirm: { fr: 'Confirmer', en: 'Confirm' },
  leaveAll: { fr: 'Me désinscrire de tout', en: 'Unsubscribe from everything' },
  done: { fr: 'C’est fait.', en: 'Done.' },
  left: { fr: 'Vous ne recevrez plus\u00A0: {topics}.', en: 'You will no longer receive: {topics}.' },
  already: { fr: 'Cette adresse est déjà désinscrite.', en: 'This address is already unsubscribed.' },
  notYouHelp: {
    fr: 'Ce lien vient d’un message envoyé à {address}. S’il vous a été transféré, fermez cette page\u00A0: rien ne change tant que vous ne confirmez pas. Pour ne plus recevoir les vôtres, passez par le lien d’un message qui vous est adressé.',
    en: 'This link comes from a message sent to {address}. If it was forwarded to you, close this page: nothing changes until you confirm. To stop receiving yours, use the link in a message addressed to you.',
  },
})
