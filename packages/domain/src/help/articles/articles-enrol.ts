import type { Article } from './article.ts'

export const enrolArticles: readonly Article[] = [
  {
    key: 'register',
    job: 'enrol',
    title: { fr: 'Inscrire une personne', en: 'Register a person' },
    intro: {
      fr: 'Une personne s’inscrit seule depuis {catalogue.le}, ou vous le faites pour elle. Le nombre de places n’est jamais dépassé.',
      en: 'People register from the {catalogue}, or you do it for them. The number of places is never exceeded.',
    },
    steps: [
      {
        fr: 'Ouvrez la fiche {event.du} et l’onglet «\u00A0{registration.pl:cap}\u00A0».',
        en: 'Open the {event} and its “{registration.pl:cap}” tab.',
      },
      {
        fr: 'Cherchez la personne par son nom ou son adresse mail, puis validez.',
        en: 'Find the person by name or email address, then confirm.',
      },
      {
        fr: 'Suivez le statut\u00A0: à compléter, à payer, à valider, confirmé{registration.e}.',
        en: 'Follow the status: to complete, to pay, to approve, confirmed.',
      },
    ],
    notes: [
      {
        fr: 'Une place commencée est gardée un moment, puis rendue.',
        en: 'A place being taken is held for a while, then released.',
      },
      {
        fr: 'Qui paie seul une action de formation signe d’abord son contrat, à la dernière étape\u202F; vous le contresignez ensuite. S’il manque un élément obligatoire, une tâche vous le demande.',
        en: 'Whoever pays for a course alone signs a contract first, at the last step; you countersign it afterwards. If a required item is missing, a task asks you for it.',
      },
    ],
  },
  {
    key: 'approve',
    job: 'enrol',
    title: { fr: 'Valider, refuser, annuler', en: 'Approve, refuse, cancel' },
    intro: {
      fr: 'Certain{registration.es} {registration.pl} attendent votre accord. Chaque décision est écrite avec son auteur et sa date.',
      en: 'Some {registration.pl} wait for your approval. Each decision is recorded with who made it and when.',
    },
    steps: [
      { fr: 'Filtrez la liste sur «\u00A0À valider\u00A0».', en: 'Filter the list to show what needs approving.' },
      { fr: 'Ouvrez la ligne, lisez les réponses, puis choisissez.', en: 'Open the line, read the answers, then choose.' },
      { fr: 'Pour annuler, donnez la raison\u00A0: la personne est prévenue.', en: 'To cancel, give the reason: the person is notified.' },
    ],
  },
  {
    key: 'people',
    job: 'enrol',
    title: { fr: 'Retrouver et tenir à jour {contact.les}', en: 'Find and manage {contact.pl}' },
    intro: {
      fr: 'La liste réunit toutes les personnes de votre espace. Recherche, filtres, colonnes et tri restent dans l’adresse\u00A0: vous pouvez l’envoyer.',
      en: 'The list gathers everyone in your space. Search, filters, columns and order stay in the address: you can send it.',
    },
    steps: [
      { fr: 'Cherchez sans vous soucier des accents ni des majuscules.', en: 'Search without minding accents or capitals.' },
      {
        fr: 'Ajoutez un filtre, puis exportez ce que vous voyez en Excel ou en CSV.',
        en: 'Add a filter, then export what you see to Excel or CSV.',
      },
      {
        fr: 'Ouvrez une fiche pour corriger ses coordonnées\u202F; Ctrl\u00A0+\u00A0S enregistre.',
        en: 'Open a record to correct its details; Ctrl + S saves.',
      },
    ],
    notes: [
      {
        fr: 'Si quelqu’un a enregistré avant vous, rien n’est écrasé\u00A0: le produit vous le dit.',
        en: 'If someone saved before you, nothing is overwritten: you are told.',
      },
    ],
  },
  {
    key: 'companies',
    job: 'enrol',
    title: { fr: 'Tenir à jour {company.les}', en: 'Manage {company.pl}' },
    intro: {
      fr: '{company.un:cap} porte le SIRET, l’adresse et les réglages de facturation. {referent.les:cap} y suivent leurs propres {contact.pl}.',
      en: '{company.un:cap} has its SIRET number, address and billing settings. Its {referent.pl} manage their own {contact.pl}.',
    },
    steps: [
      {
        fr: 'Saisissez le SIRET\u00A0: sa clé est contrôlée et un doublon refusé.',
        en: 'Enter the SIRET number: its check digit is verified and a duplicate refused.',
      },
      {
        fr: 'Complétez l’adresse et, si besoin, l’adresse de facturation.',
        en: 'Complete the address and, if needed, the billing address.',
      },
      { fr: 'Rattachez les personnes depuis leur fiche.', en: 'Link people from their own record.' },
    ],
  },
  {
    key: 'regions',
    job: 'enrol',
    title: { fr: 'Rattacher aux {region.pl}', en: 'Assign {region.pl}' },
    intro: {
      fr: '{region.le:cap} d’une personne vient de son code postal, ou se choisit à la main.',
      en: 'The {region} of a person comes from their postal code, or is chosen by hand.',
    },
    steps: [
      { fr: 'Chargez les régions de France ou créez les vôtres.', en: 'Load the regions of France or create your own.' },
      {
        fr: 'Listez les départements\u00A0: chacun n’appartient qu’à un seul territoire.',
        en: 'List the départements: each belongs to one territory only.',
      },
      { fr: 'Testez un code postal pour voir le chemin suivi.', en: 'Test a postal code to see the path followed.' },
      {
        fr: 'Relisez tous les codes postaux\u00A0: l’aperçu dit qui change avant d’écrire.',
        en: 'Read all postal codes again: the preview tells who changes before anything is written.',
      },
    ],
    notes: [{ fr: 'Un choix fait à la main n’est jamais repris par le calcul.', en: 'A choice made by hand is never overridden.' }],
    offered: ({ region_response }) => region_response !== '',
  },
]
