import type { Sentence } from '../../kernel/sentence.ts'
import type { ParamName } from './param-places.ts'

type Said = { label: Sentence; help?: Sentence }

/** What each parameter is called on its sheet. */
export const paramWords: Readonly<Record<ParamName, Said>> = {
  is_recruiting_platform: { label: { fr: 'Plateforme de recrutement', en: 'Recruiting platform' } },
  has_entities: { label: { fr: 'Plusieurs {entity.pl}', en: 'Several {entity.pl}' } },
  region_response: { label: { fr: 'Rattachement à {region.un}', en: 'Assignment to {region.un}' } },
  has_chatbot: { label: { fr: 'Assistant de discussion', en: 'Chat assistant' } },
  chatbot_url: {
    label: { fr: 'Adresse de l’assistant de discussion', en: 'Address of the chat assistant' },
    help: {
      fr: 'La page à intégrer que donne son fournisseur, par exemple https://chat.exemple.fr/widget',
      en: 'The embed page given by its supplier, for instance https://chat.example.org/widget',
    },
  },
  has_certificate: { label: { fr: '{certificate.pl:cap}', en: '{certificate.pl:cap}' } },
  has_sms: { label: { fr: 'SMS', en: 'Text messages' } },
  show_email_campaign: { label: { fr: 'Campagnes de mails', en: 'Email campaigns' } },
  manage_products: { label: { fr: '{product.pl:cap}', en: '{product.pl:cap}' } },
  use_quiz: { label: { fr: '{quiz.pl:cap}', en: '{quiz.pl:cap}' } },
  field_tabs: { label: { fr: 'Onglets personnalisés', en: 'Custom tabs' } },
  module_facturation: { label: { fr: 'Module de facturation', en: 'Billing module' } },
  billing_page: { label: { fr: 'Facturation groupée', en: 'Grouped billing' } },
  sales_journal: { label: { fr: 'Journal des ventes', en: 'Sales journal' } },
  overbooking_allowed: { label: { fr: 'Places au-delà du maximum', en: 'Places beyond the maximum' } },
  task_option: { label: { fr: '{task.pl:cap} et notifications dans l’en-tête', en: '{task.pl:cap} and notifications in the header' } },
  hide_usermenu_monprofil: { label: { fr: 'Masquer «\u00A0Mon profil\u00A0»', en: 'Hide “My profile”' } },
  hide_usermenu_monentreprise: { label: { fr: 'Masquer «\u00A0{company.mon:cap}\u00A0»', en: 'Hide “My {company}”' } },
  hide_usermenu_tachesnotes: { label: { fr: 'Masquer «\u00A0{task.pl:cap} et notes\u00A0»', en: 'Hide “{task.pl:cap} and notes”' } },
  hide_user_entries: { label: { fr: 'Masquer ces trois entrées', en: 'Hide these three entries' } },
  self_signup: { label: { fr: 'Création de compte par la personne', en: 'Accounts opened by people themselves' } },
  public_directory: { label: { fr: '{directory:cap} {directory_gender, select, f {publique} other {public}}', en: 'Public {directory}' } },
  embed_origins: {
    label: { fr: 'Sites qui intègrent votre {catalogue}', en: 'Sites that embed your {catalogue}' },
    help: {
      fr: 'Une adresse par ligne, par exemple https://www.exemple.fr',
      en: 'One address per line, for instance https://www.example.org',
    },
  },
  referent_validates: {
    label: { fr: 'Accord {referent.du} demandé avant chaque {registration}', en: '{referent:cap} approval before each {registration}' },
  },
  publish_satisfaction: {
    label: { fr: 'Satisfaction publiée sur les fiches pédagogiques', en: 'Satisfaction published on programme sheets' },
    help: {
      fr: 'Celle des évaluations de fin des dates closes depuis deux ans, à partir de trois réponses.',
      en: 'From the end-of-session surveys of dates closed in the last two years, from three answers on.',
    },
  },
  referent_sees_results: {
    label: { fr: 'Résultats montrés {referent.au}', en: 'Results shown to the {referent}' },
    help: { fr: 'Moyennes des tests d’entrée et de fin de ses équipes', en: 'Mean scores of their teams at entry and final tests' },
  },
  mail_sender_name: {
    label: { fr: 'Nom de l’expéditeur', en: 'Sender name' },
    help: { fr: 'Vide\u00A0: le nom de l’espace', en: 'Empty: the name of the space' },
  },
  mail_reply_to: {
    label: { fr: 'Adresse de réponse', en: 'Reply address' },
    help: { fr: 'Où arrivent les réponses à vos mails', en: 'Where answers to your emails arrive' },
  },
  mail_open_count: {
    label: { fr: 'Compter les ouvertures', en: 'Count opens' },
    help: {
      fr: 'Des campagnes, en nombre seulement\u00A0: qui a ouvert n’est jamais su',
      en: 'Of campaigns, as a number only: who opened is never known',
    },
  },
  mail_click_count: {
    label: { fr: 'Compter les clics', en: 'Count clicks' },
    help: {
      fr: 'Des campagnes, lien par lien, en nombre seulement\u00A0: qui a cliqué n’est jamais su',
      en: 'Of campaigns, link by link, as a number only: who clicked is never known',
    },
  },
  newsletter_archive: {
    label: { fr: 'Publier les actualités passées', en: 'Publish past news' },
    help: {
      fr: 'Une page publique liste les messages d’actualités envoyés, sans le nom de personne',
      en: 'A public page lists the news you sent, without anybody’s name',
    },
  },
  mail_footer: {
    label: { fr: 'Fin de chaque mail', en: 'End of each email' },
    help: {
      fr: 'Sous la signature\u00A0: adresse, téléphone, horaires…',
      en: 'Under the signature: address, phone, opening hours…',
    },
  },
  sells_to_consumers: {
    label: { fr: 'Vente à des consommateurs', en: 'Sales to consumers' },
    help: {
      fr: 'Chaque bas de page propose de renoncer au contrat et de le résilier, sans compte, comme la loi le demande.',
      en: 'Every footer offers to withdraw from the contract and to terminate it, without an account, as the law requires.',
    },
  },
  payment_means: {
    label: { fr: 'Moyens proposés aux personnes', en: 'Methods offered to people' },
    help: {
      fr: 'Le virement demande un IBAN sur {entity.le}. Les paiements reçus autrement s’enregistrent dans tous les cas.',
      en: 'A transfer needs an IBAN on the {entity}. Payments received otherwise can always be recorded.',
    },
  },
  bill_term_days: {
    label: { fr: 'Délai de paiement (jours)', en: 'Payment term (days)' },
    help: {
      fr: 'Quand {bill.le} ne dit pas son échéance, 60 jours au plus',
      en: 'When the {bill} states no due date, 60 days at most',
    },
  },
  cancel_scale: {
    label: { fr: 'Barème d’annulation', en: 'Cancellation scale' },
    help: {
      fr: 'Passé la dernière ligne, le prix entier reste dû. Rien n’est retenu pendant un délai de rétractation. Sans ligne, tout est rendu.',
      en: 'Past the last line, the whole price remains due. Nothing is kept during a withdrawal period. Without a line, everything is given back.',
    },
  },
  first_downpayment_rate: {
    label: { fr: 'Acompte (%)', en: 'Deposit (%)' },
    help: {
      fr: 'Repris quand vous créez {event.un}, 30\u00A0% au plus quand une personne paie elle-même',
      en: 'Used when you create {event.un}, 30% at most when people pay themselves',
    },
  },
  first_downpayment_delay: {
    label: { fr: 'Solde demandé après (jours)', en: 'Balance asked after (days)' },
    help: { fr: 'Repris quand vous créez {event.un}', en: 'Used when you create {event.un}' },
  },
  signup_domains: {
    label: { fr: 'Adresses admises à la création de compte', en: 'Addresses that may open an account' },
    help: {
      fr: 'Un domaine par ligne, par exemple exemple.fr. Vide\u00A0: toutes les adresses',
      en: 'One domain per line, for instance example.org. Empty: any address',
    },
  },
  session_days: {
    label: { fr: 'Durée d’une connexion (jours)', en: 'Length of a session (days)' },
    help: {
      fr: 'Ensuite, le mot de passe est redemandé. L’administration se reconnecte après 30 minutes d’inactivité.',
      en: 'Then the password is asked again. Administrators sign in again after 30 idle minutes.',
    },
  },
  keep_mails_months: {
    label: { fr: 'Texte des mails envoyés (mois)', en: 'Text of sent emails (months)' },
    help: {
      fr: 'Ensuite, il reste la date, l’objet et le destinataire. Vide\u00A0: sans limite',
      en: 'Then the date, the subject and the recipient remain. Empty: without limit',
    },
  },
  keep_notifications_months: {
    label: { fr: 'Notifications (mois)', en: 'Notifications (months)' },
    help: { fr: 'Vide\u00A0: sans limite', en: 'Empty: no limit' },
  },
  keep_connections_months: {
    label: { fr: 'Connexions passées et échecs de connexion (mois)', en: 'Past sessions and failed sign-ins (months)' },
    help: { fr: 'De 6 à 12 mois', en: 'From 6 to 12 months' },
  },
  keep_evidence_years: {
    label: { fr: 'Preuves {event.de} (années)', en: 'Evidence of the {event} (years)' },
    help: {
      fr: 'De 6 à 10 années après celle où elle se termine',
      en: 'From 6 to 10 years after the one it ends in',
    },
  },
  time_zone: { label: { fr: 'Fuseau horaire', en: 'Time zone' } },
  hold_minutes: {
    label: { fr: 'Place gardée pendant {registration.le} (minutes)', en: 'Place held during the {registration} (minutes)' },
  },
  waiting_offer_hours: { label: { fr: 'Place proposée à la liste d’attente (heures)', en: 'Place offered to the waiting list (hours)' } },
  trusted_means: {
    label: { fr: 'Moyens qui confirment la place avant l’encaissement', en: 'Means that confirm the place before the money arrives' },
  },
  sign_open_minutes: { label: { fr: 'Signature ouverte avant le début (minutes)', en: 'Signing opens before the start (minutes)' } },
  sign_close_hours: { label: { fr: 'Signature fermée après la fin (heures)', en: 'Signing closes after the end (hours)' } },
  attendance_code: {
    label: { fr: 'Code affiché en salle demandé pour signer', en: 'Code shown in the room needed to sign' },
    help: {
      fr: 'Là où {event.le} ne choisit pas ses propres moyens de signature',
      en: 'Where the {event} does not choose its own ways to sign',
    },
  },
  document_deadline_hours: {
    label: { fr: 'Délai pour signer un document (heures)', en: 'Time to sign a document (hours)' },
    help: {
      fr: 'Proposé à chaque demande de signature, en jours entiers\u00A0: 360 heures font 15 jours',
      en: 'Suggested for each signature request, in whole days: 360 hours make 15 days',
    },
  },
  signature_code: {
    label: { fr: 'Code demandé pour signer un document sans compte', en: 'Code needed to sign a document without an account' },
    help: {
      fr: 'Qui signe par le lien d’un mail saisit un code reçu par mail ou par SMS, et la preuve le dit.',
      en: 'Whoever signs by the link of an email enters a code received by email or text message, and the proof says so.',
    },
  },
  proxy_max: { label: { fr: 'Pouvoirs par votant', en: 'Proxies per voter' } },
  yearly_hours_goal: {
    label: { fr: 'Objectif d’heures par an', en: 'Hours to reach each year' },
    help: {
      fr: 'Chaque personne voit où elle en est sur la page de ses {attestation.pl}. Vide\u00A0: sans objectif',
      en: 'Everyone sees how far they are on the page of their {attestation.pl}. Empty: no goal',
    },
  },
  vat_training_exempt_from: {
    label: { fr: 'Exonération de TVA depuis le', en: 'Exempt from VAT since' },
    help: { fr: 'Date de l’accord de l’administration fiscale', en: 'Date of the tax authority’s agreement' },
  },
  admins_need_totp: { label: { fr: 'Second facteur exigé des administrateurs', en: 'Second factor required of administrators' } },
}

export const regionModes: Readonly<Record<'code_postal' | 'manual', Sentence>> = {
  code_postal: { fr: 'D’après le code postal', en: 'From the postal code' },
  manual: { fr: 'À la main', en: 'By hand' },
}
export const signupModes: Readonly<Record<'no' | 'open' | 'validated', Sentence>> = {
  no: { fr: 'Non', en: 'No' },
  open: { fr: 'Oui, aussitôt', en: 'Yes, at once' },
  validated: { fr: 'Oui, après votre accord', en: 'Yes, after your approval' },
}
export const paramGroups = {
  functions: { fr: 'Fonctions', en: 'Functions' },
  visibility: { fr: 'Visibilité', en: 'Visibility' },
  menus: { fr: 'Menus des personnes', en: 'People’s menus' },
  times: { fr: 'Temps et délais', en: 'Times and deadlines' },
  presence: { fr: 'Présence', en: '{attendance:cap}' },
  signing: { fr: 'Signature des documents', en: 'Signing documents' },
  votes: { fr: 'Votes', en: 'Votes' },
  sender: { fr: 'Expéditeur', en: 'Sender' },
  clients: { fr: 'À qui vous vendez', en: 'Whom you sell to' },
  means: { fr: 'Moyens de paiement', en: 'Payment method' },
  deadlines: { fr: 'Délais et acomptes', en: 'Deadlines and deposits' },
  cancelling: { fr: 'Annulations', en: 'Cancellations' },
  accounts: { fr: 'Création de compte', en: 'Opening an account' },
  elsewhere: { fr: 'Sur vos propres sites', en: 'On your own sites' },
  sessions: { fr: 'Connexion', en: 'Signing in' },
  retention: { fr: 'Durées de conservation', en: 'How long data are kept' },
} satisfies Record<string, Sentence>
