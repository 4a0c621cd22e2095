import { traceActions } from './action.ts'

/** The settings of a tenant and its life with the vendor. */
export const tenantActions = traceActions({
  update_settings: { label: { fr: 'Modification des réglages', en: 'Settings changed' } },
  update_feature: { label: { fr: 'Modification des fonctionnalités', en: 'Features changed' } },
  update_colors: { label: { fr: 'Modification de l’apparence', en: 'Appearance changed' } },
  update_texts: { label: { fr: 'Modification des textes', en: 'Texts changed' } },
  update_glossary: { label: { fr: 'Modification du vocabulaire', en: 'Vocabulary changed' } },
  update_limits: { label: { fr: 'Modification des limites', en: 'Limits changed' } },
  update_support_contact: { label: { fr: 'Modification du contact d’assistance', en: 'Support contact changed' }, subject: 'tenant' },
  create_tenant: { label: { fr: 'Création d’un espace', en: 'Space created' }, subject: 'tenant' },
  suspend_tenant: { label: { fr: 'Suspension de l’espace', en: 'Space suspended' }, subject: 'tenant' },
  announce_suspension: { label: { fr: 'Suspension annoncée', en: 'Suspension announced' }, subject: 'tenant' },
  resume_tenant: { label: { fr: 'Reprise de l’espace', en: 'Space resumed' }, subject: 'tenant' },
  delete_tenant: { label: { fr: 'Suppression de l’espace', en: 'Space deleted' }, subject: 'tenant' },
  purge_ended_tenant: { label: { fr: 'Effacement d’un espace fermé', en: 'Closed space purged' }, subject: 'tenant' },
  export_tenant: { label: { fr: 'Export de tout l’espace', en: 'Export of the entire space' }, subject: 'tenant' },
  cross_tenant: { label: { fr: 'Visite d’un autre espace', en: 'Another space visited' }, subject: 'tenant' },
  set_vendor_company: { label: { fr: 'Changement de la fiche chez l’éditeur', en: 'Record at the vendor changed' }, subject: 'tenant' },
  ask_vendor: { label: { fr: 'Demande à l’éditeur', en: 'Request to the vendor' } },
  receive_request: { label: { fr: 'Demande reçue d’un espace', en: 'Request received from a space' }, subject: 'tenant' },
  announce_service_notice: { label: { fr: 'Annonce de service publiée', en: 'Service notice published' }, subject: 'service_notice' },
  end_service_notice: { label: { fr: 'Annonce de service retirée', en: 'Service notice withdrawn' }, subject: 'service_notice' },
  replay_jobs: { label: { fr: 'Travaux relancés', en: 'Jobs run again' } },
})

/** What administrators set up: fields, forms, places, regions, imports, help. */
export const setupActions = traceActions({
  create_field: { label: { fr: 'Création d’un champ', en: 'Field created' }, subject: 'field' },
  update_field: { label: { fr: 'Modification d’un champ', en: 'Field changed' }, subject: 'field' },
  delete_field: { label: { fr: 'Suppression d’un champ', en: 'Field deleted' }, subject: 'field' },
  update_tabs: { label: { fr: 'Modification des onglets', en: 'Tabs changed' }, subject: 'tab' },
  create_form: { label: { fr: 'Création d’un formulaire', en: 'Form created' }, subject: 'form' },
  update_form: { label: { fr: 'Modification d’un formulaire', en: 'Form changed' }, subject: 'form' },
  publish_form: { label: { fr: 'Publication d’un formulaire', en: 'Form published' }, subject: 'form' },
  archive_form: { label: { fr: 'Archivage d’un formulaire', en: 'Form archived' }, subject: 'form' },
  move_form: { label: { fr: 'Passage à une autre version d’un formulaire', en: 'Moved to another version of a form' }, subject: 'form' },
  delete_form: { label: { fr: 'Suppression d’un formulaire', en: 'Form deleted' }, subject: 'form' },
  create_location: { label: { fr: 'Création {location.de}', en: '{location:cap} created' }, subject: 'location' },
  update_location: { label: { fr: 'Modification {location.de}', en: '{location:cap} changed' }, subject: 'location' },
  delete_location: { label: { fr: 'Suppression {location.de}', en: '{location:cap} deleted' }, subject: 'location' },
  create_room: { label: { fr: 'Création {room.de}', en: '{room:cap} created' }, subject: 'location' },
  update_room: { label: { fr: 'Modification {room.de}', en: '{room:cap} changed' }, subject: 'location' },
  delete_room: { label: { fr: 'Suppression {room.de}', en: '{room:cap} deleted' }, subject: 'location' },
  block_room: { label: { fr: 'Fermeture {room.de}', en: '{room:cap} closed' }, subject: 'location' },
  unblock_room: { label: { fr: 'Réouverture {room.de}', en: '{room:cap} opened again' }, subject: 'location' },
  update_region: { label: { fr: 'Modification {region.depl}', en: '{region.pl:cap} changed' }, subject: 'region' },
  update_theme: { label: { fr: 'Modification {theme.depl}', en: '{theme.pl:cap} changed' }, subject: 'theme' },
  merge_themes: { label: { fr: 'Fusion {theme.depl}', en: '{theme.pl:cap} merged' }, subject: 'theme' },
  import: { label: { fr: 'Import d’un fichier', en: 'File imported' }, subject: 'import' },
  undo_import: { label: { fr: 'Annulation d’un import', en: 'Import undone' }, subject: 'import' },
})

/** Guides, tutorials and requests for help. */
export const helpActions = traceActions({
  create_guide: { label: { fr: 'Création d’un guide', en: 'Guide created' }, subject: 'guide' },
  update_guide: { label: { fr: 'Modification d’un guide', en: 'Guide changed' }, subject: 'guide' },
  delete_guide: { label: { fr: 'Suppression d’un guide', en: 'Guide deleted' }, subject: 'guide' },
  create_tutorial: { label: { fr: 'Création d’un tutoriel', en: 'Tutorial created' }, subject: 'tutorial' },
  update_tutorial: { label: { fr: 'Modification d’un tutoriel', en: 'Tutorial changed' }, subject: 'tutorial' },
  delete_tutorial: { label: { fr: 'Suppression d’un tutoriel', en: 'Tutorial deleted' }, subject: 'tutorial' },
  support_request: { label: { fr: 'Demande d’aide', en: 'Request for help' }, subject: 'support_request' },
  support_reply: { label: { fr: 'Réponse à l’assistance', en: 'Reply to support' }, subject: 'support_request' },
  close_support_request: { label: { fr: 'Demande d’aide résolue', en: 'Request for help solved' }, subject: 'support_request' },
  reopen_support_request: { label: { fr: 'Demande d’aide rouverte', en: 'Request for help reopened' }, subject: 'support_request' },
  answer_support_request: { label: { fr: 'Réponse à une demande d’aide', en: 'Request for help answered' }, subject: 'support_request' },
  support_answer: { label: { fr: 'Réponse de l’assistance', en: 'Answer from support' }, subject: 'support_request' },
})

/** What a screen alone knows: stored as `screen:` followed by the name the screen gives. */
export const screenActions = traceActions({
  screen: { label: { fr: 'Acte d’un écran', en: 'Act of a screen' } },
  'screen-error': { label: { fr: 'Erreur d’un écran', en: 'Error of a screen' } },
  'screen-log': { label: { fr: 'Message d’un écran', en: 'Message of a screen' } },
})
