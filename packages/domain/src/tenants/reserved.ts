/**
 * First segments of the product's own addresses: a tenant can never bear one of these names, so `/{client}` is unambiguous.
 * `event` is not one of them: its addresses go on with a number, `/event/12/…`, which no address of a tenant does.
 */
export const reservedNames: readonly string[] = [
  'admin',
  'annuary',
  'api',
  'assets',
  'attestations',
  'bill_payment',
  'bills',
  'boost-collective',
  'certificates',
  'chat',
  'collective-cotisation',
  'company',
  'contracts',
  'dashboard',
  'document-signature',
  'emargement',
  'events',
  'fonts',
  'formation',
  'import',
  'login',
  'logout',
  'meeting',
  'my-planning',
  'myevents',
  'other_documents',
  'otherdocs',
  'paiement-test',
  'public',
  'questionnaire-event',
  'quiz',
  'quotes',
  'resultat',
  'support',
  'test',
  'tickets',
  'to-do-list',
  'user',
  'users',
]

/** Whether a first path segment may name a tenant. */
export const mayNameTenant = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(name) && !reservedNames.includes(name)
