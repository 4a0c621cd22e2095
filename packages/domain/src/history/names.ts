import type { Sentence } from '../kernel/sentence.ts'

type Names = Readonly<Record<string, Sentence>>

/** What each act of a history is called; an act without a name here shows its own. */
export const actionNames: Names = {
  login: { fr: 'Connexion', en: 'Sign-in' },
  logout: { fr: 'Déconnexion', en: 'Sign-out' },
  login_failed: { fr: 'Échec de connexion', en: 'Failed sign-in' },
  account_locked: { fr: 'Compte bloqué', en: 'Account locked' },
  connect_as: { fr: 'Connexion en tant que', en: 'Connected as' },
  connect_as_end: { fr: 'Fin de connexion en tant que', en: 'End of connection as' },
  enable_2fa: { fr: 'Double authentification activée', en: 'Two factors enabled' },
  disable_2fa: { fr: 'Double authentification désactivée', en: 'Two factors disabled' },
  reset_password: { fr: 'Mot de passe réinitialisé', en: 'Password reset' },
  choose_password: { fr: 'Mot de passe choisi', en: 'Password chosen' },
  create_user: { fr: 'Création {contact.de}', en: '{contact:cap} created' },
  update_user: { fr: 'Modification {contact.de}', en: '{contact:cap} changed' },
  merge_users: { fr: 'Fusion {contact.depl}', en: '{contact.pl:cap} merged' },
  attach_user: { fr: 'Rattachement', en: 'Attached' },
  ask_attachment: { fr: 'Rattachement demandé', en: 'Attachment requested' },
  set_referent: { fr: 'Désignation {referent.de}', en: '{referent:cap} named' },
  change_profile: { fr: 'Changement de profil', en: 'Profile changed' },
  validate_user: { fr: 'Validation du compte', en: 'Account approved' },
  disable_user: { fr: 'Désactivation du compte', en: 'Account disabled' },
  reactivate_user: { fr: 'Réactivation du compte', en: 'Account reactivated' },
  create_company: { fr: 'Création {company.de}', en: '{company:cap} created' },
  update_company: { fr: 'Modification {company.de}', en: '{company:cap} changed' },
  delete_company: { fr: 'Suppression {company.de}', en: '{company:cap} deleted' },
  merge_companies: { fr: 'Fusion {company.depl}', en: '{company.pl:cap} merged' },
  declare_headcount: { fr: 'Effectif déclaré', en: 'Headcount declared' },
  create_partner: { fr: 'Création {partner.de}', en: '{partner:cap} created' },
  validate_partner: { fr: 'Validation {partner.de}', en: '{partner:cap} approved' },
  delete_partner: { fr: 'Suppression {partner.de}', en: '{partner:cap} deleted' },
  create_task: { fr: 'Création', en: 'Created' },
  update_task: { fr: 'Modification', en: 'Changed' },
  finish_task: { fr: 'Fin', en: 'Finished' },
  resend_mail: { fr: 'Renvoi', en: 'Sent again' },
  delete_note: { fr: 'Suppression de note', en: 'Note removed' },
  cancel_task: { fr: 'Annulation', en: 'Cancelled' },
}

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
  job: { fr: 'Fonction', en: 'Job' },
  mail: { fr: 'Adresse mail', en: 'Mail address' },
  phone: { fr: 'Téléphone', en: 'Phone' },
  address: { fr: 'Adresse', en: 'Address' },
  address_complement: { fr: 'Complément', en: 'Address complement' },
  code_postal: { fr: 'Code postal', en: 'Postal code' },
  town: { fr: 'Ville', en: 'Town' },
  country: { fr: 'Pays', en: 'Country' },
  name: { fr: 'Nom', en: 'Name' },
  company: { fr: '{company:cap}', en: '{company:cap}' },
  region: { fr: '{region:cap}', en: '{region:cap}' },
  manager: { fr: 'Responsable', en: 'Manager' },
  profile_code: { fr: 'Profil', en: 'Profile' },
  language: { fr: 'Langue', en: 'Language' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  employees: { fr: 'Salariés', en: 'Employees' },
  independents: { fr: 'Indépendants', en: 'Self-employed' },
  referent: { fr: '{referent:cap}', en: '{referent:cap}' },
  status: { fr: 'Statut', en: 'Status' },
  todo_date: { fr: 'Échéance', en: 'Due date' },
}

/** Long works, by kind; another kind shows its own name. */
export const workNames: Names = {
  import: { fr: 'Import d’un fichier', en: 'Import of a file' },
  check: { fr: 'Contrôle d’un fichier', en: 'Control of a file' },
  users_write: { fr: 'Envoi d’un mail', en: 'Sending of a mail' },
  users_validate: { fr: 'Validation de comptes', en: 'Validation of accounts' },
  users_invite: { fr: 'Envoi d’invitations', en: 'Sending of invitations' },
  users_attach: { fr: 'Rattachement de personnes', en: 'Attachment of people' },
  users_edit: { fr: 'Modification de fiches', en: 'Change of records' },
  users_undo: { fr: 'Annulation d’une opération', en: 'Undoing of an operation' },
  users_disable: { fr: 'Désactivation de comptes', en: 'Disabling of accounts' },
  export_tenant: { fr: 'Export de tout l’espace', en: 'Export of the whole space' },
  regions: { fr: 'Calcul {region.depl}', en: 'Computation of {region.pl}' },
}

/** Values kept as keys; another one shows as it is. */
export const valueNames: Names = {
  todo: { fr: 'À faire', en: 'To do' },
  done: { fr: 'Fait', en: 'Done' },
  cancelled: { fr: 'Annulé', en: 'Cancelled' },
  true: { fr: 'Oui', en: 'Yes' },
  false: { fr: 'Non', en: 'No' },
}
