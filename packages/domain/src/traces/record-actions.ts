import { traceActions } from './action.ts'

/** What changes the record of a person or a company: what the list of changes shows. */
export const recordActions = traceActions({
  delete_user: { label: { fr: 'Suppression {contact.de}', en: '{contact:cap} deleted' }, subject: 'user', audience: 'public' },
  create_user: { label: { fr: 'Création {contact.de}', en: '{contact:cap} created' }, subject: 'user', audience: 'public' },
  update_user: { label: { fr: 'Modification {contact.de}', en: '{contact:cap} changed' }, subject: 'user', audience: 'public' },
  merge_users: { label: { fr: 'Fusion {contact.depl}', en: '{contact.pl:cap} merged' }, subject: 'user', audience: 'public' },
  attach_user: { label: { fr: 'Rattachement', en: 'Linked' }, subject: 'user', audience: 'public' },
  ask_attachment: { label: { fr: 'Rattachement demandé', en: 'Link requested' }, subject: 'user', audience: 'public' },
  set_referent: { label: { fr: 'Désignation {referent.de}', en: '{referent:cap} named' }, subject: 'company', audience: 'public' },
  change_profile: { label: { fr: 'Changement de profil', en: 'Profile changed' }, subject: 'user', audience: 'public' },
  validate_user: { label: { fr: 'Validation du compte', en: 'Account approved' }, subject: 'user', audience: 'public' },
  disable_user: { label: { fr: 'Désactivation du compte', en: 'Account deactivated' }, subject: 'user', audience: 'public' },
  reactivate_user: { label: { fr: 'Réactivation du compte', en: 'Account reactivated' }, subject: 'user', audience: 'public' },
  create_company: { label: { fr: 'Création {company.de}', en: '{company:cap} created' }, subject: 'company', audience: 'public' },
  update_company: { label: { fr: 'Modification {company.de}', en: '{company:cap} changed' }, subject: 'company', audience: 'public' },
  delete_company: { label: { fr: 'Suppression {company.de}', en: '{company:cap} deleted' }, subject: 'company', audience: 'public' },
  merge_companies: { label: { fr: 'Fusion {company.depl}', en: '{company.pl:cap} merged' }, subject: 'company', audience: 'public' },
  declare_headcount: { label: { fr: 'Effectif déclaré', en: 'Headcount declared' }, subject: 'company', audience: 'public' },
})

/** What else is done to the record of a person. */
export const personActions = traceActions({
  set_consent: { label: { fr: 'Consentement donné ou retiré', en: 'Consent given or withdrawn' }, subject: 'user', audience: 'public' },
  restore_value: { label: { fr: 'Retour à une valeur précédente', en: 'Former value restored' }, subject: 'user', audience: 'public' },
  unmerge_users: { label: { fr: 'Annulation d’une fusion {contact.depl}', en: 'Merge of {contact.pl} undone' }, subject: 'user' },
  invite_user: { label: { fr: 'Invitation à ouvrir son compte', en: 'Invited to open an account' }, subject: 'user' },
  activate_user: { label: { fr: 'Activation du compte', en: 'Account activated' }, subject: 'user' },
  suspend_user: { label: { fr: 'Suspension du compte', en: 'Account suspended' }, subject: 'user' },
  answer_field: { label: { fr: 'Réponse à un champ', en: 'Field answered' }, subject: 'user' },
  erase_user: { label: { fr: 'Effacement d’une personne', en: 'Person erased' }, subject: 'user' },
  export_personal_data: { label: { fr: 'Export des données d’une personne', en: 'Data of a person exported' }, subject: 'data_request' },
  apply_retention: { label: { fr: 'Application des durées de conservation', en: 'Retention periods applied' }, subject: 'tenant' },
  create_complaint: { label: { fr: 'Création d’une réclamation', en: 'Complaint created' }, subject: 'complaint' },
  update_complaint: { label: { fr: 'Modification d’une réclamation', en: 'Complaint changed' }, subject: 'complaint' },
  declare_contract_ending: { label: { fr: 'Fin de contrat déclarée', en: 'Contract ending declared' }, subject: 'contract_ending' },
})

/** The life of a task: what the history of tasks shows. */
export const taskActions = traceActions({
  create_task: { label: { fr: 'Création', en: 'Created' }, subject: 'task', audience: 'public' },
  update_task: { label: { fr: 'Modification', en: 'Changed' }, subject: 'task', audience: 'public' },
  finish_task: { label: { fr: 'Fin', en: 'Finished' }, subject: 'task', audience: 'public' },
  cancel_task: { label: { fr: 'Annulation', en: 'Cancelled' }, subject: 'task', audience: 'public' },
})

/** Notes. */
export const noteActions = traceActions({
  delete_note: { label: { fr: 'Suppression de note', en: 'Note removed' }, audience: 'public' },
})

/** What is done to a mail by hand once it is written. */
export const mailActions = traceActions({
  resend_mail: { label: { fr: 'Renvoi', en: 'Sent again' }, subject: 'mail', audience: 'public' },
  replay_mail: { label: { fr: 'Mail rejoué', en: 'Email replayed' }, subject: 'mail', audience: 'public' },
  send_mail_now: { label: { fr: 'Envoi avancé', en: 'Sent early' }, subject: 'mail', audience: 'public' },
})

/** Lists of tasks that come back with each event. */
export const checklistActions = traceActions({
  update_checklist: { label: { fr: 'Liste type enregistrée', en: 'Checklist saved' } },
  remove_checklist: { label: { fr: 'Liste type supprimée', en: 'Checklist deleted' } },
})

/** What is done by hand to a mail that is not written yet: it is known by its reader. */
export const comingMailActions = traceActions({
  suspend_mail: { label: { fr: 'Mail suspendu', en: 'Email stopped' }, subject: 'user', audience: 'public' },
  resume_mail: { label: { fr: 'Mail repris', en: 'Email resumed' }, subject: 'user', audience: 'public' },
})

/** What is said between people and the organisation: that it was, never the text. */
export const chatActions = traceActions({
  send_message: { label: { fr: 'Message envoyé', en: 'Message sent' }, subject: 'conversation' },
  assign_conversation: { label: { fr: 'Conversation attribuée', en: 'Conversation assigned' }, subject: 'conversation' },
  close_conversation: { label: { fr: 'Conversation fermée', en: 'Conversation closed' }, subject: 'conversation' },
  reopen_conversation: { label: { fr: 'Conversation rouverte', en: 'Conversation reopened' }, subject: 'conversation' },
})

/** Messages written by people, and what is taken from a mail. */
export const messageActions = traceActions({
  update_mail_template: { label: { fr: 'Modification d’un modèle de mail', en: 'Email template changed' } },
  update_document_template: { label: { fr: 'Modification d’un modèle de document', en: 'Document template changed' } },
  set_sender_domain: { label: { fr: 'Domaine d’envoi choisi', en: 'Sending domain set' } },
  remove_sender_domain: { label: { fr: 'Domaine d’envoi retiré', en: 'Sending domain removed' } },
  set_wallet_keys: { label: { fr: 'Clés de portefeuille enregistrées', en: 'Wallet keys set' } },
  remove_wallet_keys: { label: { fr: 'Clés de portefeuille retirées', en: 'Wallet keys removed' } },
  export_mail_templates: { label: { fr: 'Modèles de mails exportés', en: 'Email templates exported' } },
  import_mail_templates: { label: { fr: 'Modèles de mails importés', en: 'Email templates imported' } },
  update_mail_setting: { label: { fr: 'Envoi d’un mail réglé', en: 'Email sending set' } },
  switch_mail_on: { label: { fr: 'Mail activé', en: 'Email switched on' } },
  switch_mail_off: { label: { fr: 'Mail désactivé', en: 'Email switched off' } },
  send_mail: { label: { fr: 'Envoi d’un mail', en: 'Email sent' }, subject: 'user', audience: 'public' },
  massive_email: { label: { fr: 'Envoi d’un mail à plusieurs', en: 'Email sent to several people' }, subject: 'user', audience: 'public' },
  lift_suppression: { label: { fr: 'Retrait de la liste d’exclusion', en: 'Taken off the suppression list' }, audience: 'public' },
  update_sms_template: { label: { fr: 'Modification d’un modèle de SMS', en: 'Text message template changed' } },
  update_sms_settings: { label: { fr: 'Envoi des SMS réglé', en: 'Sending of text messages set' } },
  resend_sms: { label: { fr: 'Renvoi d’un SMS', en: 'Text message sent again' }, audience: 'public' },
  send_sms: { label: { fr: 'Envoi d’un SMS à plusieurs', en: 'Text message sent to several people' }, audience: 'public' },
  start_campaign: { label: { fr: 'Envoi à plusieurs lancé', en: 'Sending to several people started' }, audience: 'public' },
  pause_campaign: { label: { fr: 'Envoi à plusieurs mis en pause', en: 'Sending to several people paused' }, audience: 'public' },
  resume_campaign: { label: { fr: 'Envoi à plusieurs repris', en: 'Sending to several people resumed' }, audience: 'public' },
  stop_campaign: { label: { fr: 'Envoi à plusieurs arrêté', en: 'Sending to several people stopped' }, audience: 'public' },
  download_mail_attachment: { label: { fr: 'Téléchargement d’une pièce jointe', en: 'Attachment downloaded' }, subject: 'mail' },
})

/** Documents. */
export const documentActions = traceActions({
  add_document: { label: { fr: 'Ajout d’un document', en: 'Document added' }, subject: 'document', audience: 'public' },
  replace_document: { label: { fr: 'Remplacement d’un document', en: 'Document replaced' }, subject: 'document', audience: 'public' },
  delete_document: { label: { fr: 'Suppression d’un document', en: 'Document deleted' }, subject: 'document', audience: 'public' },
  find_file_changed: { label: { fr: 'Fichier conservé trouvé modifié, non servi', en: 'Kept file found changed, not served' } },
  send_document: { label: { fr: 'Annonce d’un document remis', en: 'Document announced' }, subject: 'document', audience: 'public' },
  request_document: { label: { fr: 'Pièce demandée', en: 'Supporting document requested' }, subject: 'user', audience: 'public' },
  stop_requesting_document: {
    label: { fr: 'Pièce plus réclamée', en: 'Supporting document no longer requested' },
    subject: 'user',
    audience: 'public',
  },
  deposit_document: { label: { fr: 'Pièce déposée', en: 'Supporting document uploaded' }, subject: 'user', audience: 'public' },
  withdraw_document: { label: { fr: 'Pièce retirée', en: 'Supporting document taken back' }, subject: 'user', audience: 'public' },
  validate_document: { label: { fr: 'Document validé', en: 'Document approved' }, subject: 'document', audience: 'public' },
  reject_document: { label: { fr: 'Document rejeté', en: 'Document rejected' }, subject: 'document', audience: 'public' },
  change_document: { label: { fr: 'Modification d’un document', en: 'Document changed' }, subject: 'document', audience: 'public' },
  publish_document: { label: { fr: 'Publication d’une version', en: 'Version published' }, subject: 'document', audience: 'public' },
  withdraw_organisation_document: {
    label: { fr: 'Document de l’organisme retiré', en: 'Organisation document withdrawn' },
    audience: 'public',
  },
  read_document: { label: { fr: 'Document lu', en: 'Document read' }, subject: 'document', audience: 'public' },
  mail_proof: { label: { fr: 'Envoi d’un justificatif par mail', en: 'Proof sent by email' }, subject: 'document', audience: 'public' },
  share_proof: { label: { fr: 'Partage d’un justificatif', en: 'Proof shared' }, subject: 'document' },
  stop_sharing_proof: { label: { fr: 'Fin de partage d’un justificatif', en: 'Proof no longer shared' }, subject: 'document' },
  download_document: { label: { fr: 'Téléchargement d’un document', en: 'Document downloaded' }, subject: 'document' },
})
