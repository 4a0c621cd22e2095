import { traceActions } from './action.ts'

/** Sign-ins and what concerns the safety of accounts: what the list of connections shows. */
export const connectionActions = traceActions({
  login: { label: { fr: 'Connexion', en: 'Sign-in' } },
  logout: { label: { fr: 'Déconnexion', en: 'Sign-out' } },
  login_failed: { label: { fr: 'Échec de connexion', en: 'Failed sign-in' } },
  account_locked: { label: { fr: 'Compte bloqué', en: 'Account locked' } },
  connect_as: { label: { fr: 'Connexion en tant que', en: 'Connected as' }, subject: 'user' },
  connect_as_end: { label: { fr: 'Fin de connexion en tant que', en: 'End of connection as' }, subject: 'user' },
  enable_2fa: { label: { fr: 'Double authentification activée', en: 'Two-factor authentication enabled' } },
  disable_2fa: { label: { fr: 'Double authentification désactivée', en: 'Two-factor authentication disabled' } },
  reset_password: { label: { fr: 'Mot de passe réinitialisé', en: 'Password reset' }, subject: 'user' },
  choose_password: { label: { fr: 'Mot de passe choisi', en: 'Password chosen' } },
})

/** Links, sessions and terms of an account. */
export const sessionActions = traceActions({
  accept_terms: { label: { fr: 'Conditions acceptées', en: 'Terms accepted' }, subject: 'user' },
  open_link: { label: { fr: 'Ouverture d’un lien personnel', en: 'Personal link opened' } },
  renew_link: { label: { fr: 'Renvoi d’un lien personnel', en: 'Personal link sent again' } },
  renew_links: { label: { fr: 'Renouvellement des liens personnels', en: 'Personal links renewed' } },
  activate_push: { label: { fr: 'Notifications activées sur un appareil', en: 'Notifications turned on for a device' } },
  stop_push: { label: { fr: 'Notifications arrêtées sur un appareil', en: 'Notifications turned off for a device' } },
  close_session: { label: { fr: 'Fermeture de session', en: 'Session closed' } },
  close_sessions: { label: { fr: 'Fermeture de toutes les sessions', en: 'All sessions closed' }, subject: 'tenant' },
  renew_recovery_codes: { label: { fr: 'Codes de secours renouvelés', en: 'Recovery codes renewed' } },
})
