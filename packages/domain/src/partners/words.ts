import { words } from '../kernel/sentence.ts'

export const partnersWords = words({
  title: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' },
  none: { fr: '{partner.aucun:cap} pour le moment.', en: 'No {partner} yet.' },
  noneHelp: {
    fr: 'Une personne ne peut pas être à deux endroits à la fois\u00A0: les conflits sont refusés et expliqués.',
    en: 'A person cannot be in two places at once: conflicts are refused and explained.',
  },
  add: { fr: 'Ajouter {partner.un}', en: 'Add {partner.un}' },
  person: { fr: 'Personne', en: 'Person' },
  busy: { fr: '{name}, déjà sur «\u00A0{title}\u00A0»', en: '{name}, already on “{title}”' },
  kind: { fr: 'Nature', en: 'Kind' },
  role: { fr: 'Rôle affiché', en: 'Role shown' },
  roleHelp: { fr: 'Titre ou qualité, lus sur la page.', en: 'Title or position, read on the page.' },
  status: { fr: 'Statut', en: 'Status' },
  slots: { fr: 'Créneaux', en: 'Slots' },
  slotCount: {
    fr: '{n, plural, =0 {Aucun créneau} one {# créneau} other {# créneaux}} sur {total, number}',
    en: '{n, plural, =0 {No slot} one {# slot} other {# slots}} of {total, number}',
  },
  save: { fr: 'Enregistrer', en: 'Save' },
  validate: { fr: 'Valider', en: 'Validate' },
  withdraw: { fr: 'Retirer', en: 'Remove' },
  withdrawTitle: { fr: 'Retirer {name}\u202F?', en: 'Remove {name}?' },
  withdrawHelp: {
    fr: 'Ses créneaux redeviennent libres et un mail l’en informe.',
    en: 'Their slots become free again and a mail tells them.',
  },
  added: { fr: '{partner.le:cap} a été ajouté{partner.e}.', en: 'The {partner} was added.' },
  changed: { fr: '{partner.le:cap} a été modifié{partner.e}.', en: 'The {partner} was changed.' },
  removed: { fr: '{partner.le:cap} a été retiré{partner.e}.', en: 'The {partner} was removed.' },
})
