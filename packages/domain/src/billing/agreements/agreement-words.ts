import { words } from '../../kernel/sentence.ts'

/** Why a funding body does not pay, and what is done about it. */
export const agreementWords = words({
  startsLate: {
    fr: 'L’accord commence après le premier jour\u00A0: le financeur ne paiera pas ces dates.',
    en: 'The agreement starts after the first day: the funder will not pay for these dates.',
  },
  endsEarly: {
    fr: 'L’accord se termine avant le dernier jour\u00A0: demandez sa prolongation.',
    en: 'The agreement ends before the last day: ask for it to be extended.',
  },
  expired: { fr: 'L’accord a expiré\u00A0: demandez-en un autre.', en: 'The agreement has expired: ask for a new one.' },
  overAmount: {
    fr: 'Le total dépasse le montant accordé\u00A0: le financeur ne paiera pas la différence.',
    en: 'The total is more than the amount agreed: the funder will not pay the difference.',
  },
  pending: {
    fr: 'Le financeur n’a pas encore donné son accord\u00A0: il peut refuser de payer.',
    en: 'The funder has not agreed yet: it may refuse to pay.',
  },
  refused: {
    fr: 'Le financeur a refusé\u00A0: il ne paiera pas.',
    en: 'The funder has refused: it will not pay.',
  },
  unlinked: {
    fr: 'Aucun accord de ce financeur n’est lié à {bill.ce}\u00A0: les dates et le montant ne sont pas vérifiés.',
    en: 'No agreement of this funder is linked to this {bill}: its dates and amount are not checked.',
  },
  anyway: { fr: 'Facturer quand même', en: 'Issue anyway' },
  anywayHelp: {
    fr: 'Un numéro définitif sera pris. Votre motif reste dans l’historique, lu des seuls administrateurs.',
    en: 'A final number will be assigned. Your reason stays in the history, read by administrators only.',
  },
  actAnyway: { fr: 'Facturation hors accord', en: 'Invoiced outside the agreement' },
})
