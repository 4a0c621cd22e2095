import { funderStatus } from '../billing/agreements/funder-status.ts'
import { labels } from '../kernel/labels.ts'
import type { Sentence } from '../kernel/sentence.ts'
import { groupedWords } from '../payments/grouped/grouped-words.ts'
import { registrationStatus } from '../registrations/status.ts'

type Names = Readonly<Record<string, Sentence>>

export const sourceNames: Names = {
  screen: { fr: 'Écran d’administration', en: 'Admin screen' },
  own: { fr: 'Son propre espace', en: 'Their own space' },
  import: { fr: 'Import', en: 'Import' },
  api: { fr: 'API', en: 'API' },
  form: { fr: 'Formulaire', en: 'Form' },
  connect_as: { fr: 'Connexion en tant que', en: 'Connected as' },
  automatic: { fr: 'Automatique', en: 'Automatic' },
}

/** Fields of records, as histories name them; another field shows its own name. */
export const fieldNames: Names = {
  civility: { fr: 'Civilité', en: 'Title' },
  first_name: { fr: 'Prénom', en: 'First name' },
  last_name: { fr: 'Nom', en: 'Last name' },
  birth_date: { fr: 'Date de naissance', en: 'Birth date' },
  job: { fr: 'Fonction', en: 'Job title' },
  mail: labels.emailAddress,
  phone: labels.phone,
  address: labels.address,
  address_complement: { fr: 'Complément', en: 'Address line 2' },
  code_postal: labels.postalCode,
  town: labels.town,
  country: labels.country,
  name: labels.name,
  company: { fr: '{company:cap}', en: '{company:cap}' },
  region: { fr: '{region:cap}', en: '{region:cap}' },
  manager: { fr: 'Responsable', en: 'Person in charge' },
  profile_code: { fr: 'Profil', en: 'Profile' },
  language: { fr: 'Langue', en: 'Language' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  employees: { fr: 'Salariés', en: 'Employees' },
  independents: { fr: 'Indépendants', en: 'Self-employed' },
  referent: { fr: '{referent:cap}', en: '{referent:cap}' },
  status: labels.status,
  manual_status: { fr: 'Suivi financeur', en: 'Funder follow-up' },
  todo_date: { fr: 'Échéance', en: 'Due date' },
}

/** Long works, by kind; another kind shows its own name. */
export const workNames: Names = {
  import: { fr: 'Import d’un fichier', en: 'File import' },
  check: { fr: 'Contrôle d’un fichier', en: 'File check' },
  users_write: { fr: 'Envoi d’un mail', en: 'Email sending' },
  users_validate: { fr: 'Validation de comptes', en: 'Approving accounts' },
  users_invite: { fr: 'Envoi d’invitations', en: 'Invitation sending' },
  users_attach: { fr: 'Rattachement de personnes', en: 'Linking people' },
  users_edit: { fr: 'Modification de fiches', en: 'Record changes' },
  users_undo: { fr: 'Annulation d’une opération', en: 'Undoing an operation' },
  users_disable: { fr: 'Désactivation de comptes', en: 'Deactivating accounts' },
  export_tenant: { fr: 'Export de tout l’espace', en: 'Export of the entire space' },
  bills_draft: groupedWords.workDraft,
  bills_issue: groupedWords.workIssue,
  bills_send: groupedWords.workSend,
  regions: { fr: 'Calcul {region.depl}', en: 'Working out {region.pl}' },
}

/** Values kept as keys; another one shows as it is. */
export const valueNames: Names = {
  todo: { fr: 'À faire', en: 'To do' },
  done: { fr: 'Fait', en: 'Done' },
  cancelled: { fr: 'Annulé', en: 'Cancelled' },
  true: labels.yes,
  false: labels.no,
}

/** Statuses an act tells by their numbers, field by field. */
const coded: Readonly<Record<string, { field: string; status: typeof registrationStatus | typeof funderStatus }>> = {
  'start-registration': { field: 'status', status: registrationStatus },
  'change-registration': { field: 'status', status: registrationStatus },
  'follow-funding': { field: 'manual_status', status: funderStatus },
}

/** What a status told by its number means; undefined for any other value. */
export function codedStatus(action: string, field: string, raw: string): Sentence | undefined {
  const entry = Object.hasOwn(coded, action) ? coded[action] : undefined
  if (entry?.field !== field || !/^\d$/.test(raw)) return undefined
  return entry.status.labelOf(entry.status.keyOf(Number(raw)) as never) // a key of this very list
}
