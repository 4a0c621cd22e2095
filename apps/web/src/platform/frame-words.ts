import { words } from '@kxo/domain/kernel/sentence'

/** Sentences of the frame. */
export const frameWords = words({
  accessibility: { fr: 'Accessibilité', en: 'Accessibility' },
  account: { fr: 'Mon compte : {name}', en: 'My account: {name}' },
  adminSpace: { fr: 'Espace d’administration', en: 'Administration' },
  changeSpace: { fr: 'Changer d’espace', en: 'Change space' },
  closeMenu: { fr: 'Fermer le menu', en: 'Close the menu' },
  connectedAs: {
    fr: 'Vous agissez au nom {name.de}. Chaque action est tracée.',
    en: 'You are acting as {name}. Every action is recorded.',
  },
  dismiss: { fr: 'Fermer', en: 'Close' },
  home: { fr: 'Revenir à l’accueil', en: 'Back to home' },
  language: { fr: 'Langue', en: 'Language' },
  legalLink: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  legalNotice: { fr: 'Mentions légales et confidentialité', en: 'Legal notice and privacy' },
  logo: { fr: 'Logo {client.de}', en: '{client} logo' },
  logout: { fr: 'Déconnexion', en: 'Sign out' },
  mainMenu: { fr: 'Menu principal', en: 'Main menu' },
  newVersion: { fr: 'Une nouvelle version est disponible.', en: 'A new version is available.' },
  newVersionHelp: { fr: 'Rechargez la page pour continuer.', en: 'Reload the page to continue.' },
  offline: { fr: 'Connexion perdue : vos saisies sont conservées.', en: 'Connection lost: your input is kept.' },
  openMenu: { fr: 'Ouvrir le menu', en: 'Open the menu' },
  otherTenant: { fr: 'Ce lien appartient à {client}.', en: 'This link belongs to {client}.' },
  otherTenantHelp: {
    fr: 'Votre session est ouverte sur un autre espace.',
    en: 'Your session is open on another space.',
  },
  reload: { fr: 'Recharger', en: 'Reload' },
  returnToOwn: { fr: 'Revenir à mon compte', en: 'Back to my account' },
  search: { fr: 'Rechercher', en: 'Search' },
  searchKeys: { fr: 'Rechercher (Ctrl ou ⌘ + K)', en: 'Search (Ctrl or ⌘ + K)' },
  skipToContent: { fr: 'Aller au contenu', en: 'Skip to content' },
  stayHere: { fr: 'Rester ici', en: 'Stay here' },
  unknownSpace: {
    fr: 'Cet espace n’existe pas. Vérifiez l’adresse reçue par mail.',
    en: 'This space does not exist. Check the address you received by email.',
  },
  userView: { fr: 'Vue utilisateur', en: 'User view' },
})
