import { words } from '../../kernel/sentence.ts'

/** Sentences of the registration seen before anybody goes through it. */
export const previewWords = words({
  open: { fr: 'Prévisualiser le parcours', en: 'Preview the journey' },
  as: { fr: 'Vu par', en: 'Seen by' },
  person: { fr: 'Une personne', en: 'A person' },
  referent: { fr: '{referent.un:cap}', en: '{referent.un:cap}' },
  invited: { fr: 'Invitation', en: 'Invitation' },
  nothingRecorded: { fr: 'Rien n’est enregistré.', en: 'Nothing is recorded.' },
  personHelp: {
    fr: 'La place est gardée {n, plural, one {# minute} other {# minutes}} dès le premier «\u00A0Continuer\u00A0».',
    en: 'The place is held {n, plural, one {# minute} other {# minutes}} from the first “Continue”.',
  },
  invitedHelp: {
    fr: 'Le lien du mail ouvre ces étapes\u202F; aucune place n’est prise avant la réponse.',
    en: 'The link in the email opens these steps; no place is taken before the answer.',
  },
  referentHelp: {
    fr: 'Chaque personne reçoit ensuite un mail pour ce qui ne dépend que d’elle.',
    en: 'Each person then receives an email for what only they can do.',
  },
  referentClosed: {
    fr: 'Dans votre espace, {referent.les} n’inscrivent pas leur équipe.',
    en: 'In your space, {referent.pl} do not register their team.',
  },
  people: { fr: 'Choix des personnes', en: 'Choice of people' },
  optional: { fr: '{label} (facultatif)', en: '{label} (optional)' },
  later: { fr: 'Puis, pour chaque personne\u00A0: {steps}', en: 'Then, for each person: {steps}' },
  arrival: { fr: 'Statut à l’arrivée', en: 'Status on arrival' },
})
