import type { Article } from './article.ts'

export const organiseArticles: readonly Article[] = [
  {
    key: 'create-event',
    job: 'organise',
    title: { fr: 'Créer {event.un}', en: 'Create {event.un}' },
    intro: {
      fr: 'Vous donnez un titre et un type, puis vous complétez étape par étape. Chaque étape s’enregistre seule\u00A0: vous pouvez vous arrêter et reprendre.',
      en: 'You enter a title and a type, then complete it step by step. Each step is saved on its own: you can stop and come back.',
    },
    steps: [
      {
        fr: 'Dans le menu, ouvrez «\u00A0{event.pl:cap}\u00A0», puis «\u00A0Créer {event.un}\u00A0».',
        en: 'In the menu, open “{event.pl:cap}”, then “Create {event.un}”.',
      },
      { fr: 'Saisissez le titre, choisissez le type et validez.', en: 'Enter the title, choose the type and confirm.' },
      {
        fr: 'À l’étape {activity.des}, ajoutez les créneaux\u00A0: début, fin, {room}. Une demi-journée est un créneau.',
        en: 'At the {activity} step, add the slots: beginning, end, {room}. A half-day is a slot.',
      },
      {
        fr: 'Complétez la fiche\u00A0: objectifs, public, prérequis, méthodes, évaluation, accessibilité.',
        en: 'Complete the sheet: objectives, audience, prerequisites, methods, assessment, accessibility.',
      },
      {
        fr: 'Ajoutez {partner.les}, le tarif, le nombre maximum de places et le formulaire.',
        en: 'Add the {partner.pl}, the price, the maximum number of places and the form.',
      },
    ],
    notes: [
      {
        fr: 'Le produit refuse une double réservation\u00A0: il dit qui occupe déjà {room.le} ou {partner.le}.',
        en: 'A double booking is refused: you are told who already holds the {room} or the {partner}.',
      },
      { fr: 'La marque à côté de chaque étape dit ce qui est complet.', en: 'The mark beside each step shows what is complete.' },
    ],
  },
  {
    key: 'publish-event',
    job: 'organise',
    title: { fr: 'Publier et suivre la disponibilité', en: 'Publish and follow availability' },
    intro: {
      fr: 'Tant que rien n’est publié, personne d’autre que votre équipe ne voit {event.le}. La dernière étape liste ce qui manque.',
      en: 'Until it is published, nobody but your team sees the {event}. The last step lists what is missing.',
    },
    steps: [
      {
        fr: 'Ouvrez l’étape de publication et lisez les éléments manquants\u202F; chacun mène à son étape.',
        en: 'Open the publication step and read what is missing; each item leads to its step.',
      },
      { fr: 'Complétez, revenez, puis choisissez «\u00A0Publier\u00A0».', en: 'Complete it, come back, then choose “Publish”.' },
      {
        fr: 'Vérifiez la page dans {catalogue.le} public, comme une personne qui ne vous connaît pas.',
        en: 'Check the page in the public {catalogue}, as someone who does not know you would.',
      },
    ],
    notes: [
      {
        fr: 'La disponibilité se calcule seule\u00A0: disponible, complet, date limite passée, terminé.',
        en: 'Availability is worked out for you: available, full, past the deadline, over.',
      },
    ],
  },
  {
    key: 'locations',
    job: 'organise',
    title: { fr: 'Gérer {location.les} et {room.les}', en: 'Manage {location.pl} and {room.pl}' },
    intro: {
      fr: '{location.un:cap} porte l’adresse et les consignes d’accès\u202F; {room.les} portent la capacité et le planning.',
      en: '{location.un:cap} has an address and directions; its {room.pl} have a capacity and bookings.',
    },
    steps: [
      {
        fr: 'Ouvrez «\u00A0{location.pl:cap}\u00A0» et ajoutez l’adresse complète.',
        en: 'Open “{location.pl:cap}” and add the full address.',
      },
      { fr: 'Ajoutez chaque {room} avec sa capacité.', en: 'Add each {room} with its capacity.' },
      {
        fr: 'La fiche montre ce qui y est prévu, créneau par créneau.',
        en: 'The record shows what is planned there, slot by slot.',
      },
    ],
    notes: [
      {
        fr: 'Ce qui est déjà utilisé ne se supprime pas\u00A0: le produit vous dit pourquoi.',
        en: 'What is already used cannot be deleted: you are told why.',
      },
    ],
  },
  {
    key: 'forms',
    job: 'organise',
    title: { fr: 'Poser vos questions avec un formulaire', en: 'Ask your questions with a form' },
    intro: {
      fr: 'Un formulaire recueille ce dont vous avez besoin au moment {registration.du}\u00A0: attentes, régime alimentaire, accords.',
      en: 'A form collects what you need at {registration}: expectations, diet, consent.',
    },
    steps: [
      { fr: 'Créez le formulaire, puis ajoutez les questions une à une.', en: 'Create the form, then add the questions one by one.' },
      {
        fr: 'Dites lesquelles sont obligatoires et pourquoi vous demandez une donnée.',
        en: 'Say which are required, and why you ask for each piece of information.',
      },
      {
        fr: 'Choisissez le formulaire dans l’étape qui règle {registration.les}.',
        en: 'Choose the form in the step that governs {registration.pl}.',
      },
    ],
    notes: [
      {
        fr: 'Une réponse garde toujours la question telle qu’elle a été posée, même si vous la changez ensuite.',
        en: 'An answer always keeps the question as it was asked, even if you change it later.',
      },
    ],
  },
  {
    key: 'import',
    job: 'organise',
    title: { fr: 'Importer un fichier', en: 'Import a file' },
    intro: {
      fr: '{contact.pl:cap}, {company.pl}, {event.pl} ou {registration.pl}\u00A0: un fichier CSV ou Excel suffit. Rien n’est écrit avant votre accord, et un import se défait pendant 24 heures.',
      en: '{contact.pl:cap}, {company.pl}, {event.pl} or {registration.pl}: a CSV or Excel file is enough. Nothing is written before you agree, and an import can be undone for 24 hours.',
    },
    steps: [
      {
        fr: 'Téléchargez le modèle, remplissez-le, ou prenez votre propre fichier.',
        en: 'Download the template and fill it in, or use your own file.',
      },
      {
        fr: 'Déposez le fichier\u00A0: les colonnes sont reconnues, vérifiez leur sens.',
        en: 'Drop the file: columns are recognised, check what they mean.',
      },
      {
        fr: 'Lancez le contrôle, corrigez les cellules refusées dans la page, puis relancez-le.',
        en: 'Run the check, correct the refused cells on the page, then run it again.',
      },
      {
        fr: 'Importez les lignes valides. Vous pouvez quitter la page\u00A0: un mail vous prévient à la fin.',
        en: 'Import the valid lines. You can leave the page: an email tells you when it is done.',
      },
    ],
    notes: [
      {
        fr: 'Le même fichier importé deux fois ne change rien la seconde fois.',
        en: 'The same file imported twice changes nothing the second time.',
      },
      { fr: 'Le rapport dit, ligne par ligne, ce qui a été fait.', en: 'The report tells, line by line, what was done.' },
    ],
  },
]
