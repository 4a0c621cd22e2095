import type { Article } from './article.ts'

/** Organising: who leads, when and where, and what is offered beside a place. */
export const planArticles: readonly Article[] = [
  {
    key: 'partners',
    job: 'organise',
    title: { fr: 'Réunir {partner.les}', en: 'Gather your {partner.pl}' },
    intro: {
      fr: 'Chaque fiche {partner.de} tient les compétences, les tarifs, les pièces et les coordonnées bancaires de la personne.',
      en: 'Each {partner} record holds the skills, rates, supporting documents and bank details of the person.',
    },
    steps: [
      {
        fr: 'Ouvrez «\u00A0{partner.pl:cap}\u00A0», puis «\u00A0Ajouter {partner.un}\u00A0»\u00A0: choisissez la personne et son type.',
        en: 'Open “{partner.pl:cap}”, then “Add {partner.un}”: choose the person and their kind.',
      },
      {
        fr: 'Complétez la fiche\u00A0: compétences, tarifs, conditions de déplacement, marge entre deux interventions.',
        en: 'Complete the record: skills, rates, travel conditions, margin between two bookings.',
      },
      {
        fr: 'Demandez les pièces qui manquent\u202F; la personne les dépose, puis vous les vérifiez.',
        en: 'Ask for the supporting documents that are missing; the person uploads them, then you check them.',
      },
      {
        fr: 'Validez la fiche\u00A0: la personne est alors proposée pour les créneaux de ses compétences.',
        en: 'Approve the record: the person is then offered for the slots their skills fit.',
      },
      { fr: 'Suivez ses interventions et validez les heures faites.', en: 'Follow their assignments and validate the hours done.' },
    ],
    notes: [
      { fr: 'L’IBAN est chiffré et chaque lecture en est tracée.', en: 'The IBAN is encrypted and every reading of it is recorded.' },
      {
        fr: 'Une fiche supprimée se réactive\u202F; elle est alors à valider de nouveau.',
        en: 'A deleted record can be reactivated; it then has to be approved again.',
      },
    ],
    feature: 'partners',
  },
  {
    key: 'planning',
    job: 'organise',
    title: { fr: 'Lire et déplacer les créneaux', en: 'Read and move the slots' },
    intro: {
      fr: 'Le planning se lit par {room}, par {partner} ou par semaine. Un conflit est refusé, et vous lisez qui occupe déjà la place.',
      en: 'The schedule is read by {room}, by {partner} or by week. A conflict is refused, and you read who is already there.',
    },
    steps: [
      {
        fr: 'Choisissez la période, puis filtrez par {location}, par {theme} ou par nom.',
        en: 'Choose the period, then filter by {location}, by {theme} or by name.',
      },
      {
        fr: 'Glissez un créneau vers une autre ligne ou un autre jour, ou ouvrez-le pour changer son horaire ou {room.le}.',
        en: 'Drag a slot to another row or another day, or open it to change its time or its {room}.',
      },
      {
        fr: 'Cherchez les premiers jours libres pour tous avec «\u00A0Trouver une date\u00A0».',
        en: 'Look for the first days on which all are free with “Find a date”.',
      },
      {
        fr: 'Imprimez la semaine en A4 ou en A3, exportez-la, ou affichez les horaires sur un écran à l’accueil.',
        en: 'Print the week on A4 or A3, export it, or show the times on a screen in the lobby.',
      },
      {
        fr: 'Dans «\u00A0Logistique\u00A0», lisez ce qui est à préparer\u00A0: {room.pl}, {product.pl}, badges.',
        en: 'Under “Logistics”, read what has to be prepared: {room.pl}, {product.pl}, badges.',
      },
    ],
    notes: [
      {
        fr: 'Avant d’enregistrer un déplacement, le produit dit combien de personnes inscrites seront prévenues.',
        en: 'Before a move is saved, you are told how many registered people will be notified.',
      },
      {
        fr: 'L’écran de l’accueil ne montre que ce qui est publié, et aucun nom sans votre accord.',
        en: 'The lobby screen shows only what is published, and no name unless you agree.',
      },
    ],
  },
  {
    key: 'assignment',
    job: 'organise',
    title: { fr: 'Affecter {partner.un} à des créneaux', en: 'Assign {partner.un} to slots' },
    intro: {
      fr: 'Une page par personne\u00A0: ses compétences, ses heures, ses indisponibilités, et les créneaux des trois mois qui viennent.',
      en: 'One page for each person: their skills, hours, times away, and the slots of the next three months.',
    },
    steps: [
      {
        fr: 'Dans la liste {partner.des}, choisissez «\u00A0Affecter à des créneaux\u00A0» sur la ligne de la personne.',
        en: 'In the list of {partner.pl}, choose “Assign slots” on the line of the person.',
      },
      {
        fr: 'Cochez les créneaux\u00A0: le produit dit ceux que la personne ne peut pas tenir, et pourquoi.',
        en: 'Tick the slots: you are told which ones the person cannot take, and why.',
      },
      {
        fr: 'Indiquez le rôle, puis proposez\u00A0: la personne reçoit un mail et répond.',
        en: 'Enter the role, then propose: the person receives an email and answers.',
      },
      { fr: 'Si tout est convenu, confirmez sans attendre sa réponse.', en: 'If all is agreed, confirm without waiting for the answer.' },
    ],
    notes: [
      {
        fr: 'Retirer une personne rend ses créneaux à pourvoir, et un mail le lui dit.',
        en: 'Withdrawing a person puts their slots back to be staffed, and an email tells them.',
      },
    ],
    feature: 'partners',
  },
  {
    key: 'themes',
    job: 'organise',
    title: { fr: 'Ranger {catalogue.le} par {theme}', en: 'Arrange the {catalogue} by {theme}' },
    intro: {
      fr: '{theme.les:cap} sont les chapitres {catalogue.du}, sur deux niveaux. Chaque chapitre a son adresse publique.',
      en: 'The {theme.pl} are the chapters of the {catalogue}, on two levels. Each chapter has its own public address.',
    },
    steps: [
      {
        fr: 'Ajoutez {theme.un}\u00A0: son nom, sa description et, si besoin, le chapitre dont il dépend.',
        en: 'Add {theme.un}: its name, its description and, if needed, the chapter it belongs to.',
      },
      {
        fr: 'Montez, descendez, masquez\u00A0: {catalogue.le} suit le même ordre.',
        en: 'Move up, move down, hide: the {catalogue} follows the same order.',
      },
      { fr: 'Choisissez ses couleurs et relisez l’aperçu.', en: 'Choose its colours and read the preview.' },
      { fr: 'Copiez son adresse publique pour la donner à lire.', en: 'Copy its public address to share it.' },
    ],
    notes: [
      {
        fr: 'Fusionner donne {event.les} et les adresses publiques à l’autre chapitre. Cela ne s’annule pas.',
        en: 'Merging gives the {event.pl} and the public addresses to the other chapter. It cannot be undone.',
      },
      { fr: 'Quand l’adresse change, l’ancienne continue d’y mener.', en: 'When the address changes, the former one still leads there.' },
    ],
  },
  {
    key: 'products',
    job: 'organise',
    title: { fr: 'Décrire {product.les} une fois pour toutes', en: 'Describe your {product.pl} once and for all' },
    intro: {
      fr: 'Repas, nuitée, livre\u00A0: ce qui se vend à côté {registration.du} se décrit ici, puis se propose à chaque {event}.',
      en: 'A meal, a night, a book: what is sold beside {registration.un} is described here, then offered at each {event}.',
    },
    steps: [
      {
        fr: 'Ajoutez {product.un}\u00A0: nom, prix hors taxes, taux de TVA et, au taux nul, son motif.',
        en: 'Add {product.un}: name, price before tax, VAT rate and, at a zero rate, its reason.',
      },
      {
        fr: 'Indiquez si besoin le prix des {member.pl}, le stock et le maximum par personne.',
        en: 'If needed, enter the price for {member.pl}, the stock and the maximum for each person.',
      },
      {
        fr: 'Posez une question si la réponse compte\u00A0: un régime alimentaire, une taille.',
        en: 'Ask a question when the answer matters: a diet, a size.',
      },
      {
        fr: 'Proposez ensuite {product.le} à l’étape «\u00A0Options\u00A0» {event.du}.',
        en: 'Then offer the {product} on the “Options” step of the {event}.',
      },
    ],
    notes: [
      {
        fr: 'Archivez ce qui ne se vend plus\u00A0: ce qui est déjà pris garde son prix.',
        en: 'Archive what is no longer sold: what is already taken keeps its price.',
      },
    ],
    offered: ({ manage_products }) => manage_products,
  },
  {
    key: 'options',
    job: 'organise',
    title: { fr: 'Proposer des options', en: 'Offer options' },
    intro: {
      fr: 'Repas, hébergement, matériel\u00A0: ce qu’une personne peut ajouter en s’inscrivant {event.au}, avec son prix et son stock.',
      en: 'Meals, lodging, equipment: what a person may add when registering for the {event}, with its price and its stock.',
    },
    steps: [
      {
        fr: 'Ajoutez une option, ou reprenez celles qui servent déjà ailleurs.',
        en: 'Add an option, or copy those of another {event}.',
      },
      {
        fr: 'Indiquez le prix hors taxes, le stock, la date de fermeture et, si besoin, à qui elle est réservée.',
        en: 'Enter the price before tax, the stock, the closing date and, if needed, whom it is for.',
      },
      {
        fr: 'Mettez dans un même groupe celles entre lesquelles il faut choisir.',
        en: 'Put in one group those of which only one may be taken.',
      },
      { fr: 'Fermez la vente quand il le faut\u202F; elle se rouvre.', en: 'Close the sale when needed; it can be opened again.' },
    ],
    notes: [
      {
        fr: 'Changer un prix ne touche pas les options déjà prises.',
        en: 'Changing a price leaves the options already taken as they are.',
      },
    ],
  },
  {
    key: 'event-products',
    job: 'organise',
    title: { fr: 'Préparer ce qui est à remettre', en: 'Prepare what is to be handed over' },
    intro: {
      fr: 'Pour chaque {event} à venir\u00A0: ce qui est proposé, vendu, payé, et à qui le remettre.',
      en: 'For each coming {event}: what is offered, sold, paid for, and whom to hand it to.',
    },
    steps: [
      {
        fr: 'Choisissez {event.un}\u202F; «\u00A0Ventes\u00A0» se lit aussi sans choisir.',
        en: 'Choose {event.un}; “Sales” can also be read without choosing.',
      },
      {
        fr: 'Dans «\u00A0À préparer\u00A0», cochez chaque ligne quand c’est remis.',
        en: 'Under “To prepare”, tick each line when it is handed over.',
      },
      {
        fr: 'Imprimez «\u00A0Synthèse\u00A0» pour commander\u00A0: des quantités, aucun nom.',
        en: 'Print “Summary” to order: quantities, no names.',
      },
    ],
    offered: ({ manage_products }) => manage_products,
  },
]
