import { labels } from '../../kernel/labels.ts'
import { anInstant, type Field, same } from './field.ts'
import { linkFields } from './link-fields.ts'

/** Fields a moment alone tells: its own words, not those of a record. */
export const momentFields = {
  'org.name': {
    label: { fr: 'Nom de l’organisation', en: 'Name of the organisation' },
    example: { fr: 'Forma Conseil', en: 'Forma Conseil' },
  },
  'contact.first_name': { label: { fr: 'Prénom', en: 'First name' }, example: { fr: 'Léa', en: 'Léa' } },
  'contact.last_name': { label: { fr: 'Nom', en: 'Last name' }, example: { fr: 'Martin', en: 'Martin' } },
  'contact.full_name': { label: { fr: 'Prénom et nom', en: 'Full name' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'account.next_step': {
    label: { fr: 'Suite à donner', en: 'What happens next' },
    example: { fr: 'Vous pouvez vous connecter.', en: 'You can sign in.' },
  },
  'record.person': { label: { fr: 'Fiche de', en: 'Record of' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'record.fields': {
    label: { fr: 'Champs modifiés', en: 'Fields changed' },
    example: { fr: 'téléphone, adresse', en: 'phone, address' },
  },
  'code.value': { label: labels.code, example: { fr: '482913', en: '482913' } },
  'code.expires': { label: { fr: 'Valable jusqu’à', en: 'Valid until' }, ...anInstant('2026-11-20T13:15:00Z') },
  'limit.name': { label: { fr: 'Limite', en: 'Limit' }, example: { fr: 'mails du mois', en: 'emails this month' } },
  'limit.used': { label: { fr: 'Déjà utilisé', en: 'Already used' }, example: same('800') },
  'limit.max': { label: { fr: 'Maximum', en: 'Maximum' }, example: { fr: '1\u202F000', en: '1,000' } },
  'limit.state': {
    label: { fr: 'Où en est la limite', en: 'State of the limit' },
    example: { fr: '80\u00A0% de vos mails du mois sont partis', en: '80% of this month’s emails have been sent' },
  },
  'limit.detail': {
    label: { fr: 'Ce qui est compté', en: 'What is counted' },
    example: {
      fr: 'Votre formule comprend 1\u202F000 mails par mois\u00A0: 800 partis.',
      en: 'Your plan includes 1,000 emails a month: 800 have left.',
    },
  },
  'limit.next_step': {
    label: { fr: 'Suite à donner', en: 'What happens next' },
    example: {
      fr: 'À la limite, les campagnes s’arrêtent jusqu’au mois suivant.',
      en: 'At the limit, campaigns stop until next month.',
    },
  },
  'job.name': { label: { fr: 'Traitement', en: 'Job' }, example: { fr: 'contacts.csv', en: 'contacts.csv' } },
  'job.done': { label: { fr: 'Lignes traitées', en: 'Lines processed' }, example: same('312') },
  'job.failed': { label: { fr: 'Lignes à corriger', en: 'Lines to correct' }, example: same('4') },
  'job.created': { label: { fr: 'Créations', en: 'Created' }, example: same('120') },
  'job.changed': { label: { fr: 'Modifications', en: 'Changed' }, example: same('180') },
  'job.unchanged': { label: { fr: 'Sans changement', en: 'No change' }, example: same('12') },
  'quiz.result': {
    label: { fr: 'Résultat {quiz.du}', en: 'Result of the {quiz}' },
    example: { fr: '82\u00A0%, réussi', en: '82%, passed' },
  },
  'contribution.name': {
    label: { fr: 'Nom {contribution.du}', en: 'Name of the {contribution}' },
    example: { fr: 'Campagne 2027', en: 'Campaign 2027' },
  },
  'contribution.company': {
    label: { fr: '{company:cap} concerné{company.e}', en: '{company:cap} concerned' },
    example: { fr: 'Cabinet Aubry', en: 'Cabinet Aubry' },
  },
  'activity.name': {
    label: { fr: 'Intitulé {activity.du}', en: 'Title of the {activity}' },
    example: { fr: 'Atelier Voix et posture', en: 'Voice and posture workshop' },
  },
  'event.meeting_details': {
    label: { fr: 'Consignes de la visioconférence', en: 'Instructions of the video meeting' },
    example: { fr: 'Matériel nécessaire\u00A0: un casque', en: 'Equipment needed: a headset' },
  },
  'event.slot': {
    label: { fr: 'Demi-journée', en: 'Half-day' },
    example: { fr: '3 mars 2027 de 9 h à 12 h', en: '3 March 2027 from 9:00 to 12:00' },
  },
  'event.cancel_reason': {
    label: { fr: 'Motif d’annulation', en: 'Reason for the cancellation' },
    example: { fr: 'trop peu de demandes', en: 'too few requests' },
  },
  'event.change_reason': {
    label: { fr: 'Motif du changement', en: 'Reason for the change' },
    example: { fr: 'salle indisponible', en: 'room unavailable' },
  },
  'proxy.giver': { label: { fr: 'Qui donne pouvoir', en: 'Who gives the proxy' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'proxy.holder': { label: { fr: 'Qui reçoit le pouvoir', en: 'Who holds the proxy' }, example: { fr: 'Paul Girard', en: 'Paul Girard' } },
  'event.minimum_state': {
    label: { fr: 'Minimum atteint ou non', en: 'Minimum reached or not' },
    example: { fr: 'il manque 2 pour le minimum', en: '2 missing for the minimum' },
  },
  'event.gaps': {
    label: { fr: 'Ce qui manque pour publier', en: 'What is missing to publish' },
    example: { fr: '– Ajoutez un titre.', en: '– Add a title.' },
  },
  'event.syllabus_notice': {
    label: { fr: 'Phrase sur le programme joint', en: 'Sentence about the programme attached' },
    example: { fr: 'Le programme est en pièce jointe.', en: 'The programme is attached.' },
  },
  'ticket.notice': {
    label: { fr: 'Phrase sur {ticket.le}', en: 'Sentence about the {ticket}' },
    example: { fr: 'Elle remplace la précédente.', en: 'It replaces the previous one.' },
  },
  'bill.reject_reason': {
    label: { fr: 'Motif du refus de payer', en: 'Reason for not paying' },
    example: { fr: 'Hors du plan de l’année', en: 'Not in this year’s plan' },
  },
  'registration.person': { label: { fr: 'Personne concernée', en: 'Person concerned' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'registration.former_dates': {
    label: { fr: 'Dates quittées', en: 'Dates left' },
    example: { fr: 'du 3 au 5 février 2027', en: '3 to 5 February 2027' },
  },
  'registration.cancel_cost': {
    label: { fr: 'Coût de l’annulation', en: 'Cost of the cancellation' },
    example: {
      fr: 'Retenu\u00A0: 36,00\u00A0€. Rendu\u00A0: 84,00\u00A0€.',
      en: 'Kept: €36.00. Given back: €84.00.',
    },
  },
  'registration.moving_cost': {
    label: { fr: 'Coût du changement de date', en: 'Cost of the change of date' },
    example: {
      fr: 'Retenu\u00A0: 36,00\u00A0€. Reste à payer\u00A0: 96,00\u00A0€. Rendu\u00A0: 0,00\u00A0€.',
      en: 'Kept: €36.00. Left to pay: €96.00. Given back: €0.00.',
    },
  },
  'registration.forms': {
    label: { fr: 'Formulaires à remplir', en: 'Forms to fill in' },
    example: { fr: 'Régime alimentaire', en: 'Diet' },
  },
  'bill.state': {
    label: { fr: 'Où en est le paiement', en: 'State of the payment' },
    example: { fr: 'Reste à payer\u00A0: 1\u202F638,00\u00A0€.', en: 'Left to pay: €1,638.00.' },
  },
  'bill.object': {
    label: { fr: 'Objet {bill.du}', en: 'Subject of the {bill}' },
    example: { fr: 'Conduire une réunion', en: 'Leading a meeting' },
  },
  'payment.failure_reason': { label: labels.reason, example: { fr: 'provision insuffisante', en: 'insufficient funds' } },
  'agreement.funder': { label: { fr: 'Financeur', en: 'Funder' }, example: { fr: 'Atlas', en: 'Atlas' } },
  'agreement.until': { label: { fr: 'Fin de l’accord', en: 'End of the agreement' }, example: { fr: '30 juin 2027', en: '30 June 2027' } },
  'agreement.people': {
    label: { fr: 'Personnes financées', en: 'People funded' },
    example: { fr: 'Léa Martin (D-12), Paul Girard', en: 'Léa Martin (D-12), Paul Girard' },
  },
  'agreement.state': {
    label: { fr: 'Suite à donner', en: 'What happens next' },
    example: { fr: 'Rien n’est encore facturé.', en: 'Nothing is invoiced yet.' },
  },
  'assignment.slots': { label: { fr: 'Créneaux', en: 'Slots' }, example: { fr: 'du 3 au 5 mars 2027', en: 'from 3 to 5 March 2027' } },
  'assignment.partner': {
    label: { fr: 'Nom {partner.du}', en: 'Name of the {partner}' },
    example: { fr: 'Paul Girard', en: 'Paul Girard' },
  },
  'assignment.refuse_reason': {
    label: { fr: 'Motif du refus', en: 'Reason for the refusal' },
    example: { fr: 'déjà pris ce jour-là', en: 'already taken that day' },
  },
  'task.label': { label: { fr: 'Intitulé {task.du}', en: 'Title of the {task}' }, example: { fr: 'Appeler l’OPCO', en: 'Call the fund' } },
  'task.author': { label: { fr: 'Demandé par', en: 'Requested by' }, example: { fr: 'Inès Faure', en: 'Inès Faure' } },
  'task.owner': { label: { fr: 'À faire par', en: 'To be done by' }, example: same('Inès Faure') },
  'task.due': { label: { fr: 'Échéance', en: 'Due date' }, example: { fr: '12 mars à 9 h', en: '12 March at 9:00' } },
  'task.detail': { label: { fr: 'Détail', en: 'Detail' }, example: { fr: 'Avant vendredi', en: 'Before Friday' } },
  'task.late': { label: { fr: 'Retard', en: 'Delay' }, example: { fr: 'En retard de 2 jours', en: '2 days late' } },
  'document.reject_reason': {
    label: { fr: 'Motif du refus', en: 'Reason for the refusal' },
    example: { fr: 'Illisible', en: 'Unreadable' },
  },
  'signatory.name': { label: { fr: 'Qui signe', en: 'Who signs' }, example: { fr: 'Camille Martin', en: 'Camille Martin' } },
  'document.name': { label: { fr: 'Document', en: 'Document' }, example: { fr: 'Carte professionnelle', en: 'Professional card' } },
  'document.category': {
    label: { fr: 'Catégorie du document', en: 'Category of the document' },
    example: { fr: 'Autre document', en: 'Other document' },
  },
  'document.status': {
    label: { fr: 'Statut du document', en: 'Status of the document' },
    example: { fr: 'À compléter', en: 'To complete' },
  },
  'document.deadline': {
    label: { fr: 'Date limite du document', en: 'Deadline of the document' },
    example: { fr: '5 décembre 2026', en: '5 December 2026' },
  },
  'subscription.wish': {
    label: { fr: 'Objet de l’abonnement', en: 'What is subscribed to' },
    example: { fr: 'recevoir nos actualités', en: 'to receive our news' },
  },
  'proof.holder': { label: { fr: 'Qui partage', en: 'Who shares' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'proof.until': {
    label: { fr: 'Vérifiable jusqu’au', en: 'Can be checked until' },
    example: { fr: '30 juin 2027', en: '30 June 2027' },
  },
  'document.expires_on': { label: { fr: 'Expire le', en: 'Expires on' }, example: { fr: '30 juin 2027', en: '30 June 2027' } },
  ...linkFields,
  'link.wallet': {
    label: { fr: 'Lien vers Apple Wallet ou Google Wallet', en: 'Link to Apple Wallet or Google Wallet' },
    example: { fr: 'https://…', en: 'https://…' },
  },
  'link.sms': {
    label: { fr: 'Lien court', en: 'Short link' },
    example: { fr: 'https://kxo.fr/forma/lien-sms/aB3xK9', en: 'https://kxo.fr/forma/lien-sms/aB3xK9' },
  },
  'link.unsubscribe_sms': {
    label: { fr: 'Se désinscrire', en: 'Unsubscribe' },
    example: { fr: 'https://kxo.fr/forma/unsubscribesms/aB3xK9', en: 'https://kxo.fr/forma/unsubscribesms/aB3xK9' },
  },
} satisfies Record<string, Field>
