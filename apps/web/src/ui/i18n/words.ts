import { words } from '@kxo/domain/kernel/sentence'

/** Sentences of the parts themselves; no business word. */
export const uiWords = words({
  addPicture: { fr: 'Ajouter une image', en: 'Add a picture' },
  back: { fr: 'Retour', en: 'Back' },
  breadcrumb: { fr: 'Fil d’Ariane', en: 'Breadcrumb' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  close: { fr: 'Fermer', en: 'Close' },
  correlation: { fr: 'Référence à communiquer : {id}', en: 'Reference to quote: {id}' },
  definitionOf: { fr: 'Ce que compte « {name} »', en: 'What “{name}” counts' },
  denied: { fr: 'Accès refusé', en: 'Access denied' },
  deniedHelp: {
    fr: 'Votre profil ne permet pas d’ouvrir cette page.',
    en: 'Your profile does not allow you to open this page.',
  },
  failed: { fr: 'Une erreur est survenue', en: 'An error occurred' },
  failedHelp: { fr: 'Ce que vous aviez saisi est gardé. Réessayez dans un instant.', en: 'What you typed is kept. Try again shortly.' },
  fieldError: { fr: '{field} : {message}', en: '{field}: {message}' },
  factOf: { fr: '{label} : {value}', en: '{label}: {value}' },
  fileTooLarge: { fr: 'Ce fichier dépasse {size}.', en: 'This file is larger than {size}.' },
  hidePassword: { fr: 'Masquer le mot de passe', en: 'Hide password' },
  leave: { fr: 'Quitter', en: 'Leave' },
  leaveHelp: { fr: 'Vos modifications ne sont pas enregistrées.', en: 'Your changes are not saved.' },
  leaveTitle: { fr: 'Quitter sans enregistrer ?', en: 'Leave without saving?' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  missing: { fr: 'Cette page n’existe pas ou n’est plus disponible.', en: 'This page does not exist or is no longer available.' },
  missingHelp: { fr: 'Vérifiez l’adresse, ou repartez de l’accueil.', en: 'Check the address, or start again from the home page.' },
  networkLost: {
    fr: 'La connexion ne répond pas. Vos saisies sont gardées.',
    en: 'The connection is not responding. Your input is kept.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  save: { fr: 'Enregistrer', en: 'Save' },
  saveFailed: { fr: 'Sauvegarde impossible', en: 'Cannot save' },
  saved: { fr: 'Enregistré', en: 'Saved' },
  showPassword: { fr: 'Afficher le mot de passe', en: 'Show password' },
  sort: { fr: 'Trier par {name}', en: 'Sort by {name}' },
})
