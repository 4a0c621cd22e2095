import type { Sentence } from '../../kernel/sentence.ts'

/** Terms of the subscription to the software; both languages say the same. */
export const subscriptionTerms: Sentence = {
  fr: `Durée. L’abonnement est souscrit pour 1 mois à 1 an. Il se renouvelle par tacite reconduction pour la même durée. Un avis de renouvellement est envoyé entre 3 mois et 1 mois avant l’échéance\u202F; sans cet avis, l’abonnement peut être arrêté à tout moment.

Résiliation. Chaque partie peut y mettre fin à l’échéance avec un préavis d’1 mois, depuis cette page ou par écrit. Un accusé de réception daté est envoyé.

Prix. Les sommes versées ne sont pas remboursables. Tout retard de paiement entraîne des pénalités de retard et une indemnité forfaitaire de 40\u00A0€ pour frais de recouvrement.

Disponibilité. Le service est disponible 98\u00A0% du temps chaque mois, maintenances comprises. Une maintenance est annoncée au moins 48\u00A0h à l’avance, sauf incident.

Manquement. Une partie qui manque à ses obligations dispose de 15 jours après notification pour y remédier\u202F; à défaut, l’autre peut mettre fin à l’abonnement.

Réclamations. Toute réclamation reçoit une réponse sous 10 jours ouvrés.`,
  en: `Duration. The subscription is taken for 1 month to 1 year. It renews tacitly for the same duration. A renewal notice is sent between 3 months and 1 month before the due date; without it, the subscription may be stopped at any time.

Termination. Each party may end it at the due date with 1 month’s notice, from this page or in writing. A dated acknowledgement is sent.

Price. Sums paid are not refundable. Any late payment entails late penalties and a fixed sum of 40\u00A0€ for recovery costs.

Availability. The service is available 98% of the time each month, maintenance included. Maintenance is announced at least 48 h ahead, except after an incident.

Breach. A party in breach of its duties has 15 days after notification to cure it; failing that, the other may end the subscription.

Complaints. Every complaint is answered within 10 working days.`,
}
