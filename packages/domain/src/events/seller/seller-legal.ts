import { words } from '../../kernel/sentence.ts'

/** What a consumer reads before ordering (PRV-54: C. conso. L221-5, L221-18, L221-25, L221-28; the form: annex of R221-1). */
export const sellerLegal = words({
  title: { fr: 'Vendeur, paiement et rétractation', en: 'Seller, payment and withdrawal' },
  seller: { fr: 'Vendeur', en: 'Seller' },
  capital: { fr: 'capital social\u00A0: {capital}', en: 'share capital: {capital}' },
  vatNumber: { fr: 'TVA {number}', en: 'VAT {number}' },
  means: { fr: 'Moyens de paiement', en: 'Payment methods' },
  withdrawal: { fr: 'Droit de rétractation', en: 'Right of withdrawal' },
  mayWithdraw: {
    fr: 'Vous avez 14 jours à compter de la conclusion du contrat pour vous rétracter, sans donner de motif\u00A0: par le lien «\u00A0Renoncer au contrat ici\u00A0» au bas de chaque page, ou par le formulaire ci-dessous. Si la prestation commence avant, à votre demande, vous devez ce qui a été fourni.',
    en: 'You have 14 days from the conclusion of the contract to withdraw, without giving a reason: with the link “Withdraw from the contract here” at the foot of each page, or with the form below. If the service begins earlier at your request, you owe what was provided.',
  },
  mayNot: {
    fr: 'Aucun\u00A0: la loi n’en donne pas pour les loisirs, la restauration, l’hébergement et le transport prévus à une date déterminée (C. conso. L221-28).',
    en: 'None: the law gives no such right for leisure, catering, lodging and transport at a set date (French Consumer Code, L221-28).',
  },
  form: { fr: 'Formulaire type de rétractation', en: 'Model withdrawal form' },
  formText: {
    fr: 'À l’attention du vendeur ({seller})\u00A0:\nJe vous notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous\u00A0: {title}.\nCommandé le\u00A0:\nNom du consommateur\u00A0:\nAdresse du consommateur\u00A0:\nSignature (uniquement en cas de notification du présent formulaire sur papier)\u00A0:\nDate\u00A0:',
    en: 'To the seller ({seller}):\nI hereby give notice that I withdraw from my contract for the provision of the following service: {title}.\nOrdered on:\nName of consumer:\nAddress of consumer:\nSignature (only if this form is notified on paper):\nDate:',
  },
  mediator: { fr: 'Médiateur de la consommation', en: 'Consumer mediator' },
  mediation: {
    fr: 'Après une réclamation écrite restée sans réponse, vous pouvez le saisir gratuitement.',
    en: 'After a written complaint left without an answer, you may refer to them free of charge.',
  },
})
