import { billPrintWords } from '../billing/bill-legal.ts'
import { billWords } from '../billing/words.ts'
import { companyWords } from '../companies/words.ts'
import { words } from '../kernel/sentence.ts'
import { collectiveWords } from '../registrations/collective/collective-words.ts'

/** Memberships taken by a referent for the people of a company. */
export const collectiveContributionWords = words({
  title: { fr: '{contribution.pl:cap} de mon équipe', en: '{contribution.pl:cap} of my team' },
  titleOf: { fr: '{contribution.pl:cap} {name.de}', en: '{contribution.pl:cap} of {name}' },
  which: { fr: '{contribution:cap}', en: '{contribution:cap}' },
  noneOpen: { fr: '{contribution.aucun:cap} ouvert{contribution.e} en ce moment.', en: 'No {contribution} is open at the moment.' },
  noneOpenHint: {
    fr: 'Un mail vous prévient à l’ouverture de la prochaine campagne.',
    en: 'An email tells you when the next campaign opens.',
  },
  nobody: {
    fr: '{contribution.ce:cap} ne concerne personne de {company.votre}.',
    en: 'Nobody of your {company} is concerned by this {contribution}.',
  },
  period: { fr: 'Du {from, date, long} au {to, date, long}', en: 'From {from, date, long} to {to, date, long}' },
  people: collectiveWords.people,
  name: { fr: 'Nom', en: 'Name' },
  category: { fr: 'Catégorie', en: 'Category' },
  memberUntil: { fr: 'Déjà {member} jusqu’au', en: 'Already {member} until' },
  until: { fr: 'jusqu’au {day, date, short}', en: 'until {day, date, short}' },
  choose: { fr: 'Choisir {name}', en: 'Choose {name}' },
  chooseAll: { fr: 'Choisir tout le monde', en: 'Choose everybody' },
  asLastYear: { fr: 'Renouveler comme l’an dernier', en: 'Renew as last year' },
  headcount: { fr: 'Effectifs {year}', en: '{year} headcount' },
  employees: companyWords.employees,
  independents: companyWords.independents,
  employeesHelp: companyWords.employeesHelp,
  independentsHelp: companyWords.independentsHelp,
  notDeclared: companyWords.notDeclared,
  updateHeadcount: { fr: 'Mettre à jour les effectifs', en: 'Update the headcount' },
  outOfDate: {
    fr: '{people, plural, one {# personne ici} other {# personnes ici}}, {declared} déclarées au 31 décembre {year}. Mettre à jour les effectifs\u202F?',
    en: '{people, plural, one {# person here} other {# people here}}, {declared} declared on 31 December {year}. Update the headcount?',
  },
  reached: { fr: 'Tranche atteinte', en: 'Band reached' },
  members: { fr: '{member.pl:cap}', en: '{member.pl:cap}' },
  discount: billPrintWords.line_discount,
  counted: {
    fr: '{held, plural, =0 {} one {# déjà {member} + } other {# déjà {member.pl} + }}{added, plural, one {# choisi} other {# choisis}}',
    en: '{held, plural, =0 {} one {# {member} already + } other {# {member.pl} already + }}{added, plural, other {# chosen}}',
  },
  amounts: { fr: 'Montants', en: 'Amounts' },
  gross: { fr: 'Total avant remise', en: 'Total before discount' },
  discountAmount: billPrintWords.line_discount,
  net: billWords.amountHt,
  tax: billWords.tax,
  total: billWords.amount,
  unit: { fr: 'Prix unitaire HT', en: 'Unit price excl. VAT' },
  monthsDue: {
    fr: '{taken, plural, one {# mois dû} other {# mois dus}} sur {of}',
    en: '{taken, plural, one {# month due} other {# months due}} out of {of}',
  },
  noAmount: { fr: 'Sans montant\u00A0: vos demandes sont validées par {label}.', en: 'No amount: your requests are validated by {label}.' },
  beyond: {
    fr: 'Les tranches s’arrêtent à {max} personnes.',
    en: 'The bands stop at {max} people.',
  },
  writeTo: { fr: 'Écrivez-nous à {mail}\u00A0: nous ferons une offre.', en: 'Write to us at {mail}: we will make an offer.' },
  purchaseOrder: billWords.purchaseOrder,
  take: {
    fr: '{n, plural, =0 {Prendre des {contribution.pl}} one {Prendre # {contribution}} other {Prendre # {contribution.pl}}}',
    en: '{n, plural, =0 {Take {contribution.pl}} one {Take # {contribution}} other {Take # {contribution.pl}}}',
  },
  add: {
    fr: '{n, plural, one {Ajouter # personne} other {Ajouter # personnes}}',
    en: '{n, plural, one {Add # person} other {Add # people}}',
  },
  taken: {
    fr: '{n, plural, one {# {contribution} pris{contribution.e}.} other {# {contribution.pl} {contribution_gender, select, f {prises} other {pris}}.}}',
    en: '{n, plural, one {# {contribution} taken.} other {# {contribution.pl} taken.}}',
  },
  inOrder: { fr: 'Dans la commande', en: 'In the order' },
  draftTitle: { fr: 'Commande à confirmer', en: 'Order to confirm' },
  draftHelp: {
    fr: 'Vous pouvez encore ajouter ou retirer des personnes. {bill.le:cap} est émis{bill.e} quand vous confirmez.',
    en: 'You can still add or remove people. The {bill} is issued when you confirm.',
  },
  removePerson: { fr: 'Retirer {name}', en: 'Remove {name}' },
  remove: collectiveWords.remove,
  removed: { fr: 'Commande mise à jour.', en: 'Order updated.' },
  giveUp: { fr: 'Abandonner la commande', en: 'Give up the order' },
  givenUp: { fr: 'Commande abandonnée.', en: 'Order given up.' },
  pay: billWords.pay,
  receiveBill: { fr: 'Recevoir {bill.le}', en: 'Receive the {bill}' },
  billSent: { fr: '{bill.le:cap} est émis{bill.e}\u00A0: vous le recevez par mail.', en: 'The {bill} is issued: it reaches you by email.' },
  orders: { fr: 'Commandes', en: 'Orders' },
  orderedOn: { fr: 'Pris le', en: 'Taken on' },
  state: { fr: 'Statut', en: 'Status' },
  amount: { fr: 'Montant', en: 'Amount' },
  line: { fr: '{name} · {band}', en: '{name} · {band}' },
  lineBand: { fr: 'tranche {band}', en: 'band {band}' },
  linePeriod: { fr: 'Du {from, date, short} au {to, date, short}', en: 'From {from, date, short} to {to, date, short}' },
})
