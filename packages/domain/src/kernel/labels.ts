import { words } from './sentence.ts'

/** Labels the whole product shares, each said once: a module adds its own, and never one of these again. */
export const labels = words({
  address: { fr: 'Adresse', en: 'Address' },
  answer: { fr: 'Répondre', en: 'Answer' },
  close: { fr: 'Fermer', en: 'Close' },
  code: { fr: 'Code', en: 'Code' },
  country: { fr: 'Pays', en: 'Country' },
  date: { fr: 'Date', en: 'Date' },
  edit: { fr: 'Modifier', en: 'Edit' },
  emailAddress: { fr: 'Adresse mail', en: 'Email address' },
  inProgress: { fr: 'En cours', en: 'In progress' },
  message: { fr: 'Message', en: 'Message' },
  name: { fr: 'Nom', en: 'Name' },
  no: { fr: 'Non', en: 'No' },
  phone: { fr: 'Téléphone', en: 'Phone' },
  postalCode: { fr: 'Code postal', en: 'Postal code' },
  reason: { fr: 'Motif', en: 'Reason' },
  remove: { fr: 'Supprimer', en: 'Delete' },
  save: { fr: 'Enregistrer', en: 'Save' },
  status: { fr: 'Statut', en: 'Status' },
  subject: { fr: 'Objet', en: 'Subject' },
  town: { fr: 'Ville', en: 'Town' },
  type: { fr: 'Type', en: 'Type' },
  upcoming: { fr: 'À venir', en: 'Upcoming' },
  yes: { fr: 'Oui', en: 'Yes' },
})
