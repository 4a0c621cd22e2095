import { words } from '../../kernel/sentence.ts'

/** Sentences of badges: their layout, printing. */
export const badgeWords = words({
  title: { fr: 'Badges', en: 'Badges' },
  help: {
    fr: 'Le nom est toujours imprimé en grand. Le réglage vaut pour {event.ce}, sur tous les appareils.',
    en: 'The name is always printed large. The setting applies to this {event}, on every device.',
  },
  format: { fr: 'Format', en: 'Format' },
  fields: { fr: 'Aussi sur le badge', en: 'Also on the badge' },
  qr: { fr: 'Code {ticket.de} (QR)', en: '{ticket:cap} code (QR)' },
  qrHelp: {
    fr: 'Le même code que {ticket.le}\u00A0: il ouvre les portes et change quand {ticket.le} est remplacé{ticket.e}.',
    en: 'The same code as the {ticket}: it opens the doors and changes when the {ticket} is replaced.',
  },
  save: { fr: 'Enregistrer le format', en: 'Save the layout' },
  saved: { fr: 'Format enregistré.', en: 'Layout saved.' },
  printAll: { fr: 'Imprimer tous les badges', en: 'Print all badges' },
  printPart: { fr: 'Imprimer les badges {from} à {to}', en: 'Print badges {from} to {to}' },
  printChosen: { fr: 'Imprimer les badges', en: 'Print badges' },
  chosenHelp: {
    fr: 'Pour les personnes cochées qui ont une place.',
    en: 'For the ticked people who have a place.',
  },
  print: { fr: 'Imprimer le badge', en: 'Print the badge' },
  printOf: { fr: 'Imprimer le badge\u00A0: {name}', en: 'Print the badge: {name}' },
  afterEntry: { fr: 'Imprimer le badge après chaque entrée, sur cet appareil', en: 'Print the badge after each entry, on this device' },
  fileName: { fr: 'Badges – {title}', en: 'Badges – {title}' },
})
