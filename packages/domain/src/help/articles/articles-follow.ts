import type { Article } from './article.ts'

/** Running the organisation: what changed, what came of an event, what records show. */
export const followArticles: readonly Article[] = [
  {
    key: 'tabs',
    job: 'run',
    title: { fr: 'Ajouter des onglets aux fiches', en: 'Add tabs to records' },
    intro: {
      fr: 'Un onglet à vous réunit vos propres champs, et se montre à qui vous voulez.',
      en: 'A tab of your own gathers your own fields, and shows to whom you like.',
    },
    steps: [
      { fr: 'Choisissez la fiche concernée, puis «\u00A0Ajouter un onglet\u00A0».', en: 'Choose the record, then “Add a tab”.' },
      {
        fr: 'Donnez un libellé et une icône, puis choisissez les champs\u00A0: chacun vit dans un seul onglet.',
        en: 'Enter a label and an icon, then choose the fields: each lives in one tab.',
      },
      {
        fr: 'Dites qui le voit, qui le modifie, et si une réponse le fait paraître.',
        en: 'Say who sees it, who changes it, and whether an answer makes it appear.',
      },
      { fr: 'Mettez les onglets en ordre.', en: 'Put the tabs in order.' },
    ],
    notes: [
      {
        fr: 'Supprimer un onglet rend ses champs à la fiche\u00A0: leurs réponses restent.',
        en: 'Deleting a tab gives its fields back to the record: their answers stay.',
      },
    ],
    offered: ({ field_tabs }) => field_tabs,
  },
  {
    key: 'histories',
    job: 'run',
    title: { fr: 'Savoir qui a changé quoi', en: 'Know who changed what' },
    intro: {
      fr: 'Chaque acte laisse une ligne avec son auteur, sa date, l’avant et l’après. Rien ne s’y efface à la main.',
      en: 'Each act leaves a line with its author, its date, what was before and after. Nothing is erased from it by hand.',
    },
    steps: [
      {
        fr: 'Ouvrez l’historique qui convient\u00A0: fiches, mails ou {task.pl}.',
        en: 'Open the history that fits: records, emails or {task.pl}.',
      },
      { fr: 'Choisissez la période, puis filtrez par acte ou par auteur.', en: 'Choose the period, then filter by action or by author.' },
      { fr: 'Ouvrez le détail d’une ligne pour lire chaque champ changé.', en: 'Open the details of a line to read each field changed.' },
      {
        fr: 'Rétablissez une valeur, si vos droits le permettent\u00A0: c’est une nouvelle modification, inscrite elle aussi.',
        en: 'Restore a value, if your rights allow it: it is a new change, written in turn.',
      },
    ],
    notes: [
      {
        fr: 'Connexions, consentements et demandes d’accès aux données ne se montrent qu’aux administrateurs qui ont tous les droits.',
        en: 'Sign-ins, consents and requests for data are shown only to administrators with every right.',
      },
    ],
  },
  {
    key: 'event-stats',
    job: 'run',
    title: { fr: 'Lire les chiffres {event.du}', en: 'Read the figures of {event.un}' },
    intro: {
      fr: 'Sur une page et dans un rapport à télécharger\u00A0: {registration.les}, les présences, les heures, l’argent et les avis.',
      en: 'On one page and in a report to download: the {registration.pl}, who attended, the hours, the money and the feedback.',
    },
    steps: [
      { fr: 'Depuis la page {event.du}, ouvrez «\u00A0Statistiques\u00A0».', en: 'From the page of the {event}, open “Statistics”.' },
      {
        fr: 'Lisez ce qui est commencé, confirmé, annulé, et le remplissage.',
        en: 'Read what was started, confirmed, cancelled, and how full it is.',
      },
      { fr: 'Comparez avec les autres dates {event.du}.', en: 'Compare with the other dates of the {event}.' },
      { fr: 'Téléchargez le rapport.', en: 'Download the report.' },
    ],
    notes: [
      {
        fr: '{referent.un:cap} n’y voit que ses propres {contact.pl}.',
        en: '{referent.un:cap} sees only their own {contact.pl}.',
      },
    ],
  },
  {
    key: 'contract-endings',
    job: 'run',
    title: { fr: 'Traiter une rétractation ou une résiliation', en: 'Handle a withdrawal or a termination' },
    intro: {
      fr: 'Le bas de chaque page permet à un consommateur de renoncer à son contrat ou d’y mettre fin, sans compte.',
      en: 'The footer of every page lets a consumer withdraw from a contract or end it, without an account.',
    },
    steps: [
      {
        fr: 'Ouvrez «\u00A0Fins de contrat\u00A0»\u00A0: chaque déclaration y est datée, et son accusé de réception déjà envoyé.',
        en: 'Open “Contract endings”: each declaration is dated, and its receipt already sent.',
      },
      {
        fr: 'Retrouvez le contrat ou la commande, et vérifiez les délais.',
        en: 'Find the contract or the order, and check the time limits.',
      },
      {
        fr: 'Annulez, remboursez ou refusez depuis la fiche concernée, puis écrivez à la personne.',
        en: 'Cancel, refund or refuse from the record concerned, then write to the person.',
      },
    ],
    notes: [
      {
        fr: 'Rien n’est annulé tout seul, et rien ne s’efface de cette liste.',
        en: 'Nothing is cancelled by itself, and nothing is erased from this list.',
      },
    ],
    offered: ({ sells_to_consumers }) => sells_to_consumers,
  },
]
